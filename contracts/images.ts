import type { Image } from "./api/common.ts";

/** The largest file that is taken as a picture. */
export const mostPictureBytes = 30 * 1024 * 1024;

/** Widths in pixels in which every picture is available, never wider than its original. */
export const imageWidths = [320, 480, 768, 1200, 1800] as const;

/** Formats in which every picture is available, best first. */
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

/**
 * Widths in which a picture is of use, smallest first: never wider than its original, and at least one.
 * @example renditionWidths(1000) => [320, 480, 768]
 */
export function renditionWidths(originalWidth: number): number[] {
  const fitting = imageWidths.filter((width) => width <= originalWidth);
  return fitting.length > 0 ? fitting : [imageWidths[0]];
}

/**
 * Screens with several pixels to a CSS pixel, and which part of them a picture is asked for: what that leaves out,
 * no eye sees in a picture, and with all of them it would weigh two to five times as much.
 */
const sharpScreens = [
  [3, 0.55],
  [2, 0.65],
] as const;

/** Pixels to a CSS pixel that a picture has at most where its place is bounded: the least of the above. */
const densest = 1.3;

/** CSS pixels to a rem where the reader has set no other size. */
const pixelsOfRem = 16;

/**
 * Widths to choose from for one place in a page: none above what fills it on a sharp screen.
 * @param sizes as in `<img sizes>`; only lengths in rem bound the place
 * @example widthsFor(1800, "20rem") => [320, 480]
 * @example widthsFor(1800, "100vw") => [320, 480, 768, 1200, 1800]
 */
export function widthsFor(originalWidth: number, sizes: string): number[] {
  const lengths = sizes.split(",").map((size) => size.split(" ").at(-1) ?? "");
  const rems = lengths.map((length) => (length.endsWith("rem") ? parseFloat(length) : Infinity));
  const needed = Math.max(...rems) * pixelsOfRem * densest;
  return renditionWidths(originalWidth).filter(
    (_, index, widths) => (widths[index - 1] ?? 0) < needed,
  );
}

/**
 * `sizes` of a place for every screen: less than the place is wide on sharp ones.
 * @param sizes as in `<img sizes>`; as they are where all are in rem, as `widthsFor` has left out what is too wide,
 *   or where they tell sharp screens apart themselves
 * @example sizesFor("80vw") => "(min-resolution: 3dppx) 44vw, (min-resolution: 2dppx) 52vw, 80vw"
 */
export const sizesFor = (sizes: string): string =>
  !sizes.includes("vw") || sizes.includes("dppx")
    ? sizes
    : sharpScreens
        .flatMap(([pixels, share]) =>
          sizes.split(", ").map((entry) => {
            const at = entry.lastIndexOf(" ") + 1;
            const length = Math.floor(parseFloat(entry.slice(at)) * share);
            return `(min-resolution: ${pixels}dppx) ${at ? "and " : ""}${entry.slice(0, at)}${length}${entry.endsWith("vw") ? "vw" : "rem"}`;
          }),
        )
        .concat(sizes)
        .join(", ");

/** What it takes to draw a picture beside words that say what it shows. */
export type DrawnImage = Pick<Image, "path" | "width" | "height" | "color" | "focal_point">;

/** Leaves out the words of a picture, and the point that must be seen where it is the middle. */
export function drawnImage({ path, width, height, color, focal_point }: Image): DrawnImage {
  const isMiddle = focal_point?.x === 0.5 && focal_point.y === 0.5;
  return { path, width, height, color, ...(!isMiddle && { focal_point }) };
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
  return thumb(image, previewWidth);
}

/** Addresses of a picture in the sizes of lists, in the format that every program shows. */
export interface Thumbs {
  /** Some 480 pixels wide. */
  smallList: string;
  /** Some 768 pixels wide. */
  mediumList: string;
  /** Some 1200 pixels wide, as previews of a page want it. */
  preview: string;
}

/** @param image with the width of its original; no rendition is wider */
export function thumbs(image: { path: string; width: number }): Thumbs {
  return {
    smallList: thumb(image, 480),
    mediumList: thumb(image, 768),
    preview: thumb(image, previewWidth),
  };
}

function thumb(image: { path: string; width: number }, width: number): string {
  const widths = renditionWidths(Math.min(width, image.width));
  return imageUrl(image.path, widths.at(-1) ?? imageWidths[0], "jpg");
}
