import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { FSDriver } from "flydrive/drivers/fs";
import type { ByteRange } from "../video/byteRange.ts";
import type { PartDriver } from "./bucketDriver.ts";

/** Where files lie until they are whole; on the same disk, so that they are moved at once. */
export const unfinishedFolder = "unfinished";

/**
 * Flydrive's folder, with writes that are whole or not there at all: its own write into place, so a
 * process that is killed leaves half a file under the final name.
 */
export class FolderDriver extends FSDriver implements PartDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: "private" });
    this.#root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents);
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const file = join(this.#root, key);
    const unfinished = join(this.#root, unfinishedFolder, randomUUID());
    await mkdir(dirname(unfinished), { recursive: true });
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, contents);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  getPart(key: string, { from, to }: ByteRange): Readable {
    return createReadStream(join(this.#root, key), { start: from, end: to });
  }

  /** Flydrive hands out the whole memory that lies behind a buffer, which may be larger. */
  override getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#root, key));
  }
}
