import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImageFormat } from "@festival/contracts/images";
import sharp, { type Sharp } from "sharp";
import type { Database } from "../../database/openDatabase.ts";
import { getImageRow, imageFolder } from "./images.repository.ts";
import { maxPixels } from "./storeImage.ts";

export interface RenditionAddress {
  id: number;
  /** Name of the image's folder, which tells its content as well. */
  folder: string;
  width: number;
  format: ImageFormat;
}

/** Pictures made at the same time; each takes a core and much memory. */
const atOnce = 2;

const encode: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  // a little larger than with more effort, and ten times as fast: somebody is waiting
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
};

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    const isMissing =
      typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
    if (isMissing) return null;
    throw error;
  }
}

/**
 * Pictures in the sizes and formats of the contract, each made when first asked for and kept.
 * @param mediaDir the folder of all media, `DATA_DIR/media`
 */
export function createRenditions(database: Database, mediaDir: string) {
  const inWork = new Map<string, Promise<Buffer | null>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function make(address: RenditionAddress, file: string): Promise<Buffer | null> {
    const image = await getImageRow(database, address.id);
    if (!image || imageFolder(image) !== address.folder) return null;
    const original = await orNull(readFile(join(mediaDir, "originals", image.fileName)));
    if (!original) return null;
    const picture = sharp(original, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: Math.min(address.width, image.width) });
    const bytes = await inTurn(() => encode[address.format](picture).toBuffer());
    await mkdir(join(mediaDir, "renditions", address.folder), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return bytes;
  }

  /** @returns the encoded picture; null where there is no such image */
  return async function rendition(address: RenditionAddress): Promise<Buffer | null> {
    const { folder, width, format } = address;
    const file = join(mediaDir, "renditions", folder, `${width}.${format}`);
    const kept = await orNull(readFile(file));
    if (kept) return kept;
    const begun = inWork.get(file);
    if (begun) return begun;
    const work = make(address, file).finally(() => inWork.delete(file));
    inWork.set(file, work);
    return work;
  };
}
