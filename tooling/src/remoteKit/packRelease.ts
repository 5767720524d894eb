import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { filesBelow } from "../build/fileHashes.ts";

/**
 * Writes a build into one archive: `release.json` first, then all others by their paths. Equal builds make equal
 * archives, whenever and by whomever.
 */
export async function packRelease(build: string, archive: string): Promise<void> {
  await mkdir(dirname(archive), { recursive: true });
  const files = (await filesBelow(build)).map((file) => relative(build, file)).toSorted();
  const isDescription = (file: string) => file === "release.json";
  const inOrder = [...files.filter(isDescription), ...files.filter((file) => !isDescription(file))];
  const tar = pack();
  async function fill(): Promise<void> {
    for (const name of inOrder) {
      const path = join(build, name);
      const { size } = await stat(path);
      const entry = tar.entry({ name, size, mode: 0o644, mtime: new Date(0) });
      await pipeline(createReadStream(path), entry);
    }
    tar.finalize();
  }
  await Promise.all([fill(), pipeline(tar, createGzip(), createWriteStream(archive))]);
}
