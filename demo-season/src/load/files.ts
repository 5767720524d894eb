import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { Localized } from "@festival/contracts/locales";
import type { Database } from "@festival/backend/platform/database/openDatabase";
import { files } from "@festival/backend/platform/database/schema/index";
import { checkFile } from "@festival/backend/platform/media/checkFile";
import { contentHashOf } from "@festival/backend/platform/media/keepPicture";
import type { MediaStore } from "@festival/backend/platform/media/store/mediaStore";
import { demoFilmKeys, demoFilms, filmPath, type DemoFilmKey } from "../films/films.ts";
import { demoSoundKeys, demoSounds, soundPath, type DemoSoundKey } from "../sounds/sounds.ts";

export type DemoFileKey = DemoSoundKey | DemoFilmKey;

interface DemoFile {
  key: DemoFileKey;
  title: Localized;
  path: string;
}

const demoFiles: readonly DemoFile[] = [
  ...demoSoundKeys.map((key) => ({ key, title: demoSounds[key], path: soundPath(key) })),
  ...demoFilmKeys.map((key) => ({ key, title: demoFilms[key], path: filmPath(key) })),
];
export const demoFileKeys = demoFiles.map(({ key }) => key);

/** Keeps one as an upload of staff is kept. @returns its row, as far as it is known */
async function keepFile(store: MediaStore, { key, title, path }: DemoFile) {
  const contentHash = contentHashOf(readFileSync(path));
  const bytes = statSync(path).size;
  // none of them is a picture, of which few are looked at at once
  const checked = await checkFile({ path, bytes, contentHash }, (examine) => examine());
  const { mime: contentType, ending, ...facts } = checked;
  const fileName = `${contentHash}.${ending}`;
  await store.copy(`files/${fileName}`, path);
  const row = { title, name: basename(path), contentType, bytes, ...facts, contentHash, fileName };
  return { key, row };
}

/**
 * Stores the season's sounds and films.
 * @returns inserts their rows, and answers their ids
 */
export async function keepFiles(
  store: MediaStore,
): Promise<(tx: Database) => Promise<Map<DemoFileKey, number>>> {
  const kept = await Promise.all(demoFiles.map((file) => keepFile(store, file)));
  return async (tx) => {
    const ids = new Map<DemoFileKey, number>();
    for (const { key, row } of kept) {
      const [inserted] = await tx.insert(files).values(row).returning({ id: files.id });
      if (inserted) ids.set(key, inserted.id);
    }
    return ids;
  };
}
