import type { MediaStore } from "../media/store/mediaStore.ts";

/** Folders of the media store that a backup holds; renditions are made again from the originals. */
const folders = ["originals", "files", "entry-files"];

/** Names of all pictures and files, with slashes. */
export async function* mediaKeys(store: MediaStore): AsyncGenerator<string> {
  for (const folder of folders) {
    for (const name of await store.list(folder)) yield `${folder}/${name}`;
  }
}

/** Whether a name is one that a backup can hold: nothing of an archive is written elsewhere. */
export function isMediaKey(key: string): boolean {
  const [folder = "", name = "", ...rest] = key.split("/");
  return folders.includes(folder) && /^[\w-][\w.-]*$/.test(name) && rest.length === 0;
}
