import { randomBytes, randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance } from "fastify";
import { storageFaultOf, storageReason } from "../database/storageFault.ts";
import { tryWrite } from "./storageFaults.repository.ts";

export interface StorageFaults {
  /**
   * Remembers what an error says of the disk or of stored data, and writes it to the log once.
   * @returns what the request is answered with; undefined for every other error
   */
  note(error: unknown): ApiError | undefined;
  /** Sentences of what is wrong at this moment; empty where nothing is. */
  problems(): Promise<string[]>;
  /** Says that all stored data was read and is whole. */
  foundWhole(): void;
}

declare module "fastify" {
  interface FastifyInstance {
    storageFaults: StorageFaults;
  }
}

/** Random, so that it needs the room that it says. */
const trialBytes = 64 * 1024;

/**
 * Decorates with what is known to be wrong with disk and data. A full disk counts as full until a trial
 * has written to the database and to the data folder again; damage until all tables were read.
 */
export function addStorageFaults(app: FastifyInstance, dataDir: string): void {
  let fullness: string | undefined;
  let damage: string | undefined;
  let trying: Promise<void> | undefined;

  async function tryAgain(): Promise<void> {
    const trial = join(dataDir, `.trial-${randomUUID()}`);
    try {
      const bytes = randomBytes(trialBytes);
      await writeFile(trial, bytes);
      await tryWrite(app.database, bytes.toString("base64"));
      fullness = undefined;
      app.log.warn("the disk has room again");
    } catch (error) {
      fullness = storageReason(error);
    } finally {
      await rm(trial, { force: true });
    }
  }

  app.decorate("storageFaults", {
    note(error) {
      const fault = storageFaultOf(error);
      if (!fault) return undefined;
      const reason = storageReason(error);
      if (fault === "full") {
        if (!fullness) app.log.error({ reason }, "the disk is full: nothing can be stored");
        fullness = reason;
        return new ApiError("unavailable", "The disk is full: nothing was stored. Try later.");
      }
      if (damage !== reason) app.log.error({ reason }, "stored data is damaged");
      damage = reason;
      return new ApiError("internal", "The stored data are damaged and can't be shown.");
    },
    async problems() {
      // one trial for all who ask meanwhile
      if (fullness) await (trying ??= tryAgain().finally(() => (trying = undefined)));
      const found = [];
      if (fullness) {
        found.push(`Nothing can be stored, the disk is full (${fullness}). Make space on it.`);
      }
      if (damage) found.push(`Stored data is damaged (${damage}). Restore a dump or a backup.`);
      return found;
    },
    foundWhole() {
      damage = undefined;
    },
  });
}
