import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ApiError } from "@festival/contracts/errors";
import type { Localized } from "@festival/contracts/locales";
import sharp, { type Sharp } from "sharp";
import type { Database } from "../../database/openDatabase.ts";
import { createImage, type ImageRow } from "./images.repository.ts";
import { endingOf, imageTypeOf } from "./imageType.ts";

/** A small file can unpack to hundreds of megabytes. */
export const maxPixels = 50_000_000;
export const maxBytes = 30 * 1024 * 1024;

export interface ImageText {
  /** Alternative text; empty for a decorative picture. */
  alias: Localized;
  /** Caption. */
  description?: Localized;
  copyright?: string;
}

function refuse(message: string): ApiError {
  return new ApiError("validation_failed", message);
}

/** Size as one sees it and average colour. Reads the whole picture, so a broken one fails here. */
async function examine(bytes: Buffer) {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { autoOrient } = await picture.metadata();
    const color = await averageColour(picture);
    return { width: autoOrient.width, height: autoOrient.height, color };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    if (/pixel limit/i.test(reason)) {
      throw new ApiError("payload_too_large", `The picture has more than ${maxPixels} pixels.`);
    }
    throw refuse("The picture is damaged and cannot be read.");
  }
}

async function averageColour(picture: Sharp): Promise<string> {
  const data = await picture
    .clone()
    .flatten({ background: "#ffffff" })
    .resize(1, 1, { fit: "fill", kernel: "cubic" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
  return `#${hex}`;
}

/** Originals are named by their content, so the same picture lies there once. */
async function keepOriginal(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  const there = await stat(file).catch(() => null);
  if (there?.size === bytes.length) return;
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** What is known of a picture whose original is kept, before it has its row. */
export type KeptPicture = Pick<ImageRow, "width" | "height" | "color" | "contentHash" | "fileName">;

/**
 * Examines a picture and keeps its original: the one way by which pictures come to the festival.
 * @param mediaDir the folder of all media, `DATA_DIR/media`
 * @param bytes JPEG, PNG, WebP, AVIF or GIF, of which the first frame counts
 * @throws ApiError `validation_failed` for what is no readable picture, `payload_too_large`
 */
export async function keepPicture(mediaDir: string, bytes: Buffer): Promise<KeptPicture> {
  if (bytes.length > maxBytes) {
    throw new ApiError("payload_too_large", `The file is larger than ${maxBytes} bytes.`);
  }
  const type = imageTypeOf(bytes);
  if (!type) throw refuse("Pictures are JPEG, PNG, WebP, AVIF or GIF.");
  const { width, height, color } = await examine(bytes);
  const contentHash = createHash("sha256").update(bytes).digest("hex");
  const fileName = `${contentHash}.${endingOf(type)}`;
  await keepOriginal(join(mediaDir, "originals"), fileName, bytes);
  return { width, height, color, contentHash, fileName };
}

/**
 * Takes in a picture with its words.
 * @throws ApiError as `keepPicture` does
 */
export async function storeImage(
  database: Database,
  mediaDir: string,
  bytes: Buffer,
  text: ImageText,
): Promise<ImageRow> {
  return createImage(database, { ...text, ...(await keepPicture(mediaDir, bytes)) });
}
