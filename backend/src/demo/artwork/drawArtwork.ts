import { articleFigure } from "./articles.ts";
import { heroFigure } from "./heroes.ts";
import { anyKey, parseKey } from "./musicalKey.ts";
import { colourNames, pickScheme, type Colour, type Scheme, type Text } from "./palette.ts";
import { print } from "./paper.ts";
import { portraitFigure } from "./portraits.ts";
import { seededRandom, type Random } from "./random.ts";
import { fill, rect, type Figure, type Sheet } from "./sheet.ts";
import type { ArtworkSpec } from "./spec.ts";
import { venueFigure } from "./venues.ts";
import { workFigure } from "./works.ts";

/** Size in pixels of each kind's original. */
export const artworkSize = {
  work: { width: 1800, height: 1350 },
  portrait: { width: 1500, height: 1800 },
  venue: { width: 1800, height: 1200 },
  article: { width: 1800, height: 1200 },
  hero: { width: 2400, height: 1350 },
} as const;

type Picture = { svg: string; figure: Text; scheme: Scheme };

function figureFor(spec: ArtworkSpec, random: Random): Figure {
  if (spec.kind === "portrait") return portraitFigure(spec.seed, random);
  if (spec.kind === "venue") return venueFigure(spec);
  if (spec.kind === "article") return articleFigure(spec, random);
  if (spec.kind === "hero") return heroFigure(spec.figure);
  return workFigure(spec.figure, random);
}

function compose(spec: ArtworkSpec): Picture {
  const random = seededRandom(`${spec.kind}:${spec.seed}`);
  const scheme = pickScheme(spec.ground, random);
  const figure = figureFor(spec, random);
  const key = parseKey(spec.key) ?? anyKey(random);
  const { width, height } = artworkSize[spec.kind];
  const sheet: Sheet = { width, height, random, scheme, key };
  const body = figure.draw(sheet);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${fill(rect(0, 0, width, height), scheme.ground)}${body}</svg>`;
  return { svg, figure: figure.name, scheme };
}

/**
 * Draws one picture of the demo season, always the same for the same spec.
 * @returns a JPEG in the size of `artworkSize`
 */
export async function drawArtwork(spec: ArtworkSpec): Promise<Buffer> {
  return print(compose(spec).svg);
}

function together(names: readonly string[], and: string): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}

/** Says in both languages what `drawArtwork` draws: the kind of figure and its colours. */
export function describeArtwork(spec: ArtworkSpec): Text {
  const { svg, figure, scheme } = compose(spec);
  const [, ...others] = [...new Set(svg.match(/#[0-9A-F]{6}/g) ?? [])];
  const inks = others.filter((colour) => colour !== scheme.ground) as Colour[];
  const say = (language: "de" | "en", and: string) =>
    together(
      inks.map((colour) => colourNames[colour][language]),
      and,
    );
  const ground = colourNames[scheme.ground];
  return {
    de: `${upperFirst(figure.de)} in ${say("de", "und")} auf ${ground.de}`,
    en: `${upperFirst(figure.en)} in ${say("en", "and")} on ${ground.en}`,
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
