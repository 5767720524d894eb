/** Widths in pixels in which every picture can be had, never wider than its original. */
export const imageWidths = [320, 480, 768, 1200, 1800] as const;

/** Formats in which every picture can be had, best first. */
export const imageFormats = ["avif", "webp", "jpg"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/**
 * Address of one rendition.
 * @param path the image's `path`
 * @example imageUrl("/media/images/12-9f3c", 480, "avif") => "/media/images/12-9f3c/480.avif"
 */
export function imageUrl(path: string, width: number, format: ImageFormat): string {
  return `${path}/${width}.${format}`;
}

/** As wide as previews of a page show a picture. */
const previewWidth = 1200;

/**
 * Address of the rendition that previews of a page show, in search engines and messengers.
 * @param image with the width of its original; no rendition is wider
 */
export function previewImageUrl(
  image: { path: string; width: number } | null | undefined,
): string | undefined {
  if (!image) return undefined;
  const fitting = imageWidths.filter((width) => width <= Math.min(previewWidth, image.width));
  return imageUrl(image.path, fitting.at(-1) ?? imageWidths[0], "jpg");
}
