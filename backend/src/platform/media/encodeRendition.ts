import type { ImageFormat } from "@festival/contracts/images";
import sharp, { type Sharp } from "sharp";
import { maxPixels } from "./pictureLimits.ts";

/** Up to this width a picture is one of many in a list, and what its quality loses is not seen. */
const widestThumb = 480;
/** From this width on a picture fills a large screen, where traces of its compression are seen round its lines. */
const narrowestLarge = 1800;

function avifQuality(width: number): number {
  if (width <= widestThumb) return 40;
  return width < narrowestLarge ? 45 : 48;
}

const encode: Record<ImageFormat, (picture: Sharp, width: number) => Sharp> = {
  // a little larger than with more effort, and many times as fast: a visitor may be waiting
  avif: (picture, width) => picture.avif({ quality: avifQuality(width), effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * A picture without its own metadata; in the process for pictures.
 * @param width in pixels, at most the picture's own
 * @param xmp what the file says of itself
 */
export function encodeRendition(
  original: Uint8Array,
  width: number,
  format: ImageFormat,
  xmp?: string,
): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: maxPixels }).autoOrient().resize({ width });
  return encode[format](xmp ? picture.withXmp(xmp) : picture, width).toBuffer();
}
