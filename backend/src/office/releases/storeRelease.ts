import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ApiError } from "@festival/contracts/errors";
import type { Release } from "@festival/contracts/release";
import type { UnpackedRelease } from "./unpackRelease.ts";

async function storedFiles(folder: string): Promise<Release["files"] | undefined> {
  try {
    return (JSON.parse(await readFile(join(folder, "release.json"), "utf8")) as Release).files;
  } catch {
    // not there, or left half done: it is written again
    return undefined;
  }
}

/**
 * Puts an uploaded release into the store, where it never changes again. One that is there already stays.
 * @throws ApiError `conflict` where the same version of the remote has other files
 */
export async function storeRelease(
  store: string,
  { release: { name, version, files: hashes }, files }: UnpackedRelease,
): Promise<void> {
  const target = join(store, name, version);
  const stored = await storedFiles(target);
  if (stored && !isDeepStrictEqual(stored, hashes)) {
    throw new ApiError("conflict", `There is another ${name} ${version}: releases never change.`);
  }
  if (stored) return;
  const incoming = `${target}.${randomUUID()}`;
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(incoming, path)), { recursive: true });
      await writeFile(join(incoming, path), bytes);
    }
    await rm(target, { recursive: true, force: true });
    await rename(incoming, target);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
