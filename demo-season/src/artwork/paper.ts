import sharp from "sharp";
import { seededRandom } from "./random.ts";

// Odd sizes, so that the grain's repetition never lines up with the picture's own.
const tileWidth = 397;
const tileHeight = 401;

function makeGrain(): Int8Array {
  const random = seededRandom("paper");
  const tile = new Int8Array(tileWidth * tileHeight);
  for (let index = 0; index < tile.length; index += 1) {
    // The sum of three even throws is close enough to a bell curve.
    const throwOf = random.next() + random.next() + random.next() - 1.5;
    // Now and then a speck where the ink did not take.
    tile[index] = Math.round(throwOf * 9 + (random.next() > 0.996 ? 16 : 0));
  }
  return tile;
}
const grain = makeGrain();

/** Prints an SVG picture on grainy paper; the answer is a JPEG without thinned colours. */
export async function print(svg: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let y = 0; y < info.height; y += 1) {
    const row = (y % tileHeight) * tileWidth;
    let at = y * info.width * 3;
    for (let x = 0; x < info.width; x += 1) {
      const noise = grain[row + (x % tileWidth)] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (data[at] ?? 0) + noise;
        data[at] = value < 0 ? 0 : value > 255 ? 255 : value;
        at += 1;
      }
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
