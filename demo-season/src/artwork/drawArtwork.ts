import { compose, type Motif } from "./compose.ts";
import { print } from "./paper.ts";

export { artworkSize, describeArtwork, nameFigure } from "./compose.ts";

/**
 * Draws one picture of the demo season, always the same for the same spec.
 * @returns a JPEG in the size of `artworkSize`
 */
export async function drawArtwork(motif: Motif): Promise<Buffer> {
  return print(compose(motif).svg);
}
