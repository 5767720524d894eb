import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/openDatabase.ts";
import { deleteEntries, listExpiredEntryIds } from "./entries.repository.ts";
import { fileKey } from "./uploads/fileKey.ts";
import { deleteFiles, listExpiredFiles } from "./uploads/files.repository.ts";
import { arrivingFolder } from "./uploads/receiveFile.ts";

/** Deletes what forms need no longer; sent whenever something was left to be deleted. */
export const sweepJob = "forms-sweep";
const atOnce = 100;
/** No upload takes longer, in milliseconds. */
const longestUpload = 60 * 60 * 1000;

async function deleteExpiredEntries(database: Database): Promise<void> {
  for (;;) {
    const found = await database.transaction(async (transaction) => {
      const now = new Date();
      const ids = await listExpiredEntryIds(transaction, now, atOnce);
      await deleteEntries(transaction, ids, now);
      return ids.length;
    });
    if (found < atOnce) return;
  }
}

async function deleteExpiredFiles({ database, media }: FastifyInstance): Promise<void> {
  for (;;) {
    const ids = await listExpiredFiles(database, new Date(), atOnce);
    // the row goes last, so that a file is never forgotten
    for (const id of ids) await media.store.remove(fileKey(id));
    if (ids.length > 0) await deleteFiles(database, ids);
    if (ids.length < atOnce) return;
  }
}

/** Uploads that a killed backend left. */
async function deleteLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > longestUpload) await rm(path, { force: true });
  }
}

/** Says what is done about entries and files whose time is over. */
export function addFormJobs(app: FastifyInstance): void {
  app.jobs.handle(sweepJob, { schedule: "23 * * * *" }, async () => {
    await deleteExpiredEntries(app.database);
    await deleteExpiredFiles(app);
    await deleteLeftovers(join(app.dataDir, arrivingFolder));
  });
}
