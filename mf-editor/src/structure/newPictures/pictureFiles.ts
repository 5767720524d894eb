import type { Clip } from "../../workingCopy/clipboard.ts";
import { acceptedPictures } from "../../pickers/pictures/uploadQueue.ts";

const kinds = new Set(acceptedPictures.split(","));

/** The pictures among files that were dropped, pasted or chosen. */
export const picturesIn = (files: Iterable<File> | null | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => kinds.has(type));

/** One section for each picture. */
export const clipOfPictures = (ids: readonly number[]): Clip => ({
  sections: ids.map((id) => ({
    model: "image",
    settings: { image_id: id },
    texts: { de: {}, en: {} },
    column: 0,
  })),
  parents: ids.map(() => null),
});
