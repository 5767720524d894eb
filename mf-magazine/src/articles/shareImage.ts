import type { Image } from "@festival/contracts/api/common";
import { imageUrl, imageWidths } from "@festival/contracts/images";

/** As wide as previews of a page show a picture; no rendition is wider than its original. */
const widest = 1200;

/** Address of the picture that previews of an article show. */
export function shareImage(image: Image | null): string | undefined {
  if (!image) return undefined;
  const fitting = imageWidths.filter((width) => width <= Math.min(widest, image.width));
  return imageUrl(image.path, fitting.at(-1) ?? imageWidths[0], "jpg");
}
