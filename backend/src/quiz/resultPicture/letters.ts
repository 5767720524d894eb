import { createRequire } from "node:module";
import { openSync, type Font } from "fontkit";

const require = createRequire(import.meta.url);

export type Weight = 400 | 700;

export interface TextStyle {
  weight: Weight;
  /** Height of the letters' square, in pixels. */
  size: number;
}

const fontFiles = (weight: Weight) =>
  // the second part comes only with names that need it, such as Dvořák
  ["latin", "latin-ext"].map((part) =>
    require.resolve(
      `@fontsource/hanken-grotesk/files/hanken-grotesk-${part}-${weight}-normal.woff`,
    ),
  );

const opened = new Map<Weight, Font[]>();

function fontsOf(weight: Weight): Font[] {
  const known = opened.get(weight);
  if (known) return known;
  // one of these files holds one font
  const fonts = fontFiles(weight).map((file) => openSync(file) as Font);
  opened.set(weight, fonts);
  return fonts;
}

/** A text in parts that one font can write; what none can is written as the first one's blank. */
function runsOf(text: string, weight: Weight): { font: Font; text: string }[] {
  const fonts = fontsOf(weight);
  const runs: { font: Font; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const point = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point)) ?? fonts[0];
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** How wide a line is, in pixels. */
export function widthOf(text: string, { weight, size }: TextStyle): number {
  return runsOf(text, weight).reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
    0,
  );
}

/**
 * A line as outlines, so that it looks the same on a machine that has no fonts.
 * @param x where it begins
 * @param y where its letters stand
 */
export function outlineOf(text: string, style: TextStyle, x: number, y: number): string {
  let at = x;
  let path = "";
  for (const { font, text: part } of runsOf(text, style.weight)) {
    const scale = style.size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      path += glyph.path
        .transform(scale, 0, 0, -scale, at + xOffset * scale, y - yOffset * scale)
        .toSVG();
      at += xAdvance * scale;
    }
  }
  return path;
}

/** A line that is at most so wide, cut with an ellipsis where it must be. */
export function shortened(text: string, style: TextStyle, width: number): string {
  if (widthOf(text, style) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(`${letters.join("").trimEnd()}…`, style) > width) {
    letters.pop();
  }
  return `${letters.join("").trimEnd()}…`;
}

/** A text in lines that are at most so wide; a word that is wider stands alone in its line. */
export function linesOf(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
