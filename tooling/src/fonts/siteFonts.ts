import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "../root.ts";

/** Where the site's fonts lie; `fonts.css` beside it names them. */
export const fontsFolder = join(root, "shared-ui", "src", "styles", "fonts");

const sheet = join(root, "shared-ui", "src", "styles", "fonts.css");
const sources = join(root, "node_modules", "@fontsource-variable", "hanken-grotesk", "files");

/** The weights that the tokens name; each font has all from 100 to 900. */
const weights = { min: 400, max: 700, default: 400 };

/** @example charactersIn("U+0041-0043, U+20AC") => "ABC€" */
export function charactersIn(unicodeRange: string): string {
  const ranges = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return ranges
    .flatMap(([, from = "", to = from]) => {
      const start = Number.parseInt(from, 16);
      const length = Number.parseInt(to, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join("");
}

/** The fonts that the style sheet names, by file name, with the characters and weights that it says. */
export async function makeSiteFonts(): Promise<Map<string, Buffer>> {
  const faces = readFileSync(sheet, "utf8").matchAll(
    /url\("\.\/fonts\/([^"]+)"\)[^}]*unicode-range:([^;]+);/g,
  );
  const made = new Map<string, Buffer>();
  for (const [, file = "", unicodeRange = ""] of faces) {
    const font = readFileSync(join(sources, file));
    const options = { targetFormat: "woff2", variationAxes: { wght: weights } } as const;
    made.set(file, await subsetFont(font, charactersIn(unicodeRange), options));
  }
  return made;
}
