import { imageFormats, renditionWidths, type ImageFormat } from "@festival/contracts/images";
import type { Database } from "../database/openDatabase.ts";
import { inPictureProcess } from "../pictures/inPictureProcess.ts";
import type * as work from "./encodeRendition.ts";
import {
  creditOf,
  getImageRow,
  imageFolder,
  noteRendered,
  type ImageRow,
} from "./images.repository.ts";
import { pictureXmp } from "./pictureXmp.ts";
import type { MediaStore } from "./store/mediaStore.ts";
import type { Semaphore } from "./semaphore.ts";

export interface RenditionAddress {
  id: number;
  /** Name of the image's folder, which identifies its content as well. */
  folder: string;
  width: number;
  format: ImageFormat;
}

/** Smaller ones are for the page alone, where the credit would weigh more than it helps. */
const leastCreditedWidth = 768;

export interface Renditions {
  /**
   * One rendition, made now if it is not there yet.
   * @returns null where there is no such image
   */
  get(address: RenditionAddress): Promise<Buffer | null>;
  /**
   * Makes what an image still lacks, one after another, and records the outcome.
   * @param pause waited for before each, so that visitors come first
   * @param formats those that are to be made now; all of them by default
   */
  makeAll(
    imageId: number,
    pause: () => Promise<void>,
    formats?: readonly ImageFormat[],
  ): Promise<void>;
}

const encodeRendition = inPictureProcess<typeof work.encodeRendition>(
  new URL("./encodeRendition.ts", import.meta.url),
  "encodeRendition",
);

const keyOf = ({ folder, width, format }: RenditionAddress) =>
  `renditions/${folder}/${width}.${format}`;

/** Pictures in the sizes and formats of the contract, each made once and kept, with no metadata but the credit. */
export function createRenditions(
  database: Database,
  store: MediaStore,
  semaphore: Semaphore,
): Renditions {
  const inWork = new Map<string, Promise<Buffer | null>>();

  async function make(address: RenditionAddress): Promise<Buffer | null> {
    const image = await getImageRow(database, address.id);
    if (!image || imageFolder(image) !== address.folder) return null;
    const bytes = await semaphore(async () => {
      const original = await store.read(`originals/${image.fileName}`);
      if (!original) return null;
      const width = Math.min(address.width, image.width);
      const xmp = width >= leastCreditedWidth ? pictureXmp(creditOf(image, "en")) : undefined;
      return encodeRendition(original, width, address.format, xmp);
    });
    if (bytes) await store.write(keyOf(address), bytes);
    return bytes;
  }

  /** However many ask at the same time, it is made once. */
  function makeOnce(address: RenditionAddress): Promise<Buffer | null> {
    const key = keyOf(address);
    const begun = inWork.get(key);
    if (begun) return begun;
    const work = make(address).finally(() => inWork.delete(key));
    inWork.set(key, work);
    return work;
  }

  async function makeMissing(
    image: ImageRow,
    pause: () => Promise<void>,
    formats: readonly ImageFormat[],
  ): Promise<void> {
    const folder = imageFolder(image);
    const kept = new Set(await store.list(`renditions/${folder}`));
    for (const format of formats) {
      for (const width of renditionWidths(image.width)) {
        if (kept.has(`${width}.${format}`)) continue;
        await pause();
        const made = await makeOnce({ id: image.id, folder, width, format });
        if (!made) throw new Error("The original is missing.");
      }
    }
  }

  return {
    async get(address) {
      return (await store.read(keyOf(address))) ?? makeOnce(address);
    },

    async makeAll(imageId, pause, formats = imageFormats) {
      const image = await getImageRow(database, imageId);
      if (!image) return;
      try {
        await makeMissing(image, pause, formats);
        if (formats === imageFormats) await noteRendered(database, image, "");
      } catch (error) {
        // the backend stops: nothing is wrong with the picture
        if (error instanceof Error && error.name === "AbortError") throw error;
        const replaced = (await getImageRow(database, imageId))?.contentHash !== image.contentHash;
        // deleted or replaced meanwhile: the new picture has a job of its own
        if (replaced) return;
        await noteRendered(database, image, error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  };
}
