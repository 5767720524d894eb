import type { Image } from "@festival/contracts/api/common";
import { imageUrl, imageWidths } from "@festival/contracts/images";

/** As wide as previews in messengers show a picture. */
const wanted = 1200;

/** No rendition is wider than its original. */
function shareWidth(image: Image): number {
  const widths = imageWidths.filter((width) => width <= Math.min(wanted, image.width));
  return widths.at(-1) ?? imageWidths[0];
}

/** Address of the picture that previews of a page show. */
export function shareImage(image: Image | undefined): string | undefined {
  return image && imageUrl(image.path, shareWidth(image), "jpg");
}
