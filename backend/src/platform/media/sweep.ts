import type { Database } from "../database/openDatabase.ts";
import { getKnownFiles } from "./files.repository.ts";
import { getFolders, getKnownOriginals } from "./images.repository.ts";
import { unfinishedFolder } from "./store/folderDriver.ts";
import type { MediaStore } from "./store/mediaStore.ts";

/** Milliseconds after which an upload is surely over, done or given up. */
const uploadIsOver = 24 * 60 * 60 * 1000;
/** Names looked up in one query. */
const batch = 500;

/** What a picture that is gone leaves in the store. */
export interface PictureFiles {
  /** Of its renditions. */
  folder: string;
  /** Of its original. */
  fileName: string;
}

/** Removes the renditions, and the original unless it belongs to an image again. */
export async function removePicture(
  database: Database,
  store: MediaStore,
  { folder, fileName }: PictureFiles,
): Promise<void> {
  await store.removeFolder(`renditions/${folder}`);
  const known = await getKnownOriginals(database, [fileName]);
  if (!known.has(fileName)) await store.remove(`originals/${fileName}`);
}

/** Removes a file to download, unless it is one again. */
export async function removeFile(
  database: Database,
  store: MediaStore,
  fileName: string,
): Promise<void> {
  const known = await getKnownFiles(database, [fileName]);
  if (!known.has(fileName)) await store.remove(`files/${fileName}`);
}

function* batches(names: readonly string[]): Generator<string[]> {
  for (let from = 0; from < names.length; from += batch) yield names.slice(from, from + batch);
}

async function removeIfOld(store: MediaStore, key: string, now: Date): Promise<void> {
  const writtenAt = await store.writtenAt(key);
  if (writtenAt && now.getTime() - writtenAt.getTime() > uploadIsOver) await store.remove(key);
}

/** Removes what no row names: uploads that broke off, and pictures that were deleted or replaced. */
export async function removeLeftovers(
  database: Database,
  store: MediaStore,
  now: Date,
): Promise<void> {
  for (const name of await store.list(unfinishedFolder)) {
    await removeIfOld(store, `${unfinishedFolder}/${name}`, now);
  }
  const known = { originals: getKnownOriginals, files: getKnownFiles };
  for (const [folder, getKnown] of Object.entries(known)) {
    for (const names of batches(await store.list(folder))) {
      const wanted = await getKnown(database, names);
      // one that has no row yet may be an upload that is being stored
      for (const name of names) {
        if (!wanted.has(name)) await removeIfOld(store, `${folder}/${name}`, now);
      }
    }
  }
  for (const names of batches(await store.list("renditions"))) {
    const ids = names.map((name) => Number.parseInt(name, 10)).filter(Number.isSafeInteger);
    const wanted = await getFolders(database, ids);
    for (const name of names) {
      if (!wanted.has(name)) await store.removeFolder(`renditions/${name}`);
    }
  }
}
