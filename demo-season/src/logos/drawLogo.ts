import sharp from "sharp";
import { outlineOf, widthOf, type Weight } from "@festival/backend/quiz/resultPicture/letters";

/** A sponsor's sign with the name beside it. */
export interface LogoSpec {
  /** SVG elements in a square of 100 by 100, drawn in the logo's colour. */
  sign: string;
  /** As #rrggbb. */
  colour: string;
  lines: readonly { text: string; weight: Weight }[];
}

const signSize = 240;
const letterSize = 118;
const lineHeight = 128;
const gap = 44;
const margin = 20;

/**
 * Draws the logo of one of the demo's sponsors, always the same for the same spec.
 * @returns a PNG without a ground
 */
export async function drawLogo({ sign, colour, lines }: LogoSpec): Promise<Buffer> {
  const set = lines.map(({ text, weight }, index) => {
    const style = { weight, size: letterSize };
    const path = outlineOf(text, style, 0, letterSize * 0.8 + index * lineHeight);
    return { path, width: widthOf(text, style) };
  });
  const nameWidth = Math.max(...set.map(({ width }) => width));
  const nameHeight = lineHeight * (lines.length - 1) + letterSize;
  const width = Math.round(signSize + gap + nameWidth + 2 * margin);
  const height = Math.round(Math.max(signSize, nameHeight) + 2 * margin);
  const top = (own: number) => (height - own) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}" stroke="${colour}" stroke-width="0">
<g transform="translate(${margin} ${top(signSize)}) scale(${signSize / 100})">${sign}</g>
<path transform="translate(${margin + signSize + gap} ${top(nameHeight)})" d="${set.map(({ path }) => path).join("")}"/>
</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
