import { createHash } from "node:crypto";
import { examinePicture } from "./examinePicture.ts";
import type { ImageRow } from "./images.repository.ts";
import type { MediaStore } from "./store/mediaStore.ts";

/** What is known of a picture whose original is kept, before it has its row. */
export type KeptPicture = Pick<
  ImageRow,
  "width" | "height" | "color" | "bytes" | "contentHash" | "fileName"
>;

/** SHA-256, hexadecimal: the same bytes are the same picture. */
export const contentHashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/**
 * Examines a picture and keeps its original: the one way by which pictures come to the festival.
 * @param bytes JPEG, PNG, WebP, AVIF or GIF, of which the first frame counts
 * @throws ApiError `validation_failed` for what is no readable picture, `payload_too_large`
 */
export async function keepPicture(store: MediaStore, bytes: Buffer): Promise<KeptPicture> {
  const { kind, ...facts } = await examinePicture(bytes);
  const contentHash = contentHashOf(bytes);
  const fileName = `${contentHash}.${kind.ending}`;
  // written again where it lies there already, so that its age tells the sweep that it is wanted
  await store.write(`originals/${fileName}`, bytes);
  return { ...facts, bytes: bytes.length, contentHash, fileName };
}
