import { inPictureProcess } from "../../platform/pictures/inPictureProcess.ts";
import { hasForeignContent } from "./foreignContent.ts";
import type * as work from "./readPictureHeader.ts";

const readPictureHeader = inPictureProcess<typeof work.readPictureHeader>(
  new URL("./readPictureHeader.ts", import.meta.url),
  "readPictureHeader",
);

/** As for the festival's own pictures: a small file can unpack to hundreds of megabytes. */
const mostPixels = 50_000_000;

/** Whether the chunks follow one another to an end that is the file's. */
function isWholePng(bytes: Buffer): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    at += 12 + length;
    if (name === "IEND") return length === 0 && at === bytes.length;
  }
  return false;
}

/** Whether the segments lead to the picture's data, and these to their end; cameras add more behind it. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) > 0;
    if (marker === 0xff) at += 1;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Whether the boxes of the file fill it. */
function isWholeAvif(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 0 says: to the end of the file
    if (size === 0) return true;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

const isWhole: Record<string, (bytes: Buffer) => boolean> = {
  png: isWholePng,
  jpeg: isWholeJpeg,
  avif: isWholeAvif,
  webp: (bytes) => Math.abs(bytes.readUInt32LE(4) + 8 - bytes.length) <= 1,
  gif: (bytes) => bytes.at(-1) === 0x3b,
};

/**
 * Whether a file is a picture of this kind from its first byte to its last, of a size that can be shown.
 * Its header alone is read, nothing is unpacked.
 */
export async function isPicture(bytes: Buffer, kind: string): Promise<boolean> {
  if (!isWhole[kind]?.(bytes) || hasForeignContent(bytes)) return false;
  try {
    const { width, height, format } = await readPictureHeader(bytes, mostPixels);
    const isSame = format === kind || (kind === "avif" && format === "heif");
    return isSame && width * height <= mostPixels;
  } catch {
    return false;
  }
}
