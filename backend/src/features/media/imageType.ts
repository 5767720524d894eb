const imageTypes = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  avif: "avif",
  gif: "gif",
} as const;

export type ImageType = keyof typeof imageTypes;

/** Ending of the original's file name. */
export function endingOf(type: ImageType): string {
  return imageTypes[type];
}

/**
 * What a picture really is, from its first bytes; name and declared type say nothing. Null for
 * everything else, SVG among it: that is a document, not a picture.
 */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && bytes.length >= 16) {
    const brands = text(8, Math.min(bytes.readUInt32BE(0), 64));
    if (/avi[fs]/.test(brands)) return "avif";
  }
  return null;
}
