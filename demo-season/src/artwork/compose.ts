import { articleFigure } from "./articles.ts";
import { heroFigure } from "./heroes.ts";
import { anyKey, parseKey } from "./musicalKey.ts";
import {
  colourNames,
  firstScheme,
  pickScheme,
  type Colour,
  type Scheme,
  type Text,
} from "./palette.ts";
import { portraitFigure } from "./portraits.ts";
import { seededRandom, type Random } from "./random.ts";
import { fill, rect, type Figure } from "./sheet.ts";
import type { ArtworkSpec } from "./spec.ts";
import { venueFigure } from "./venues.ts";
import { workFigure } from "./works.ts";

/** What a picture is made from; its alternative text has no part in it. */
export type Motif = Omit<ArtworkSpec, "alias">;

/** Size in pixels of each kind's original. */
export const artworkSize = {
  work: { width: 1800, height: 1350 },
  portrait: { width: 1500, height: 1800 },
  venue: { width: 1800, height: 1200 },
  article: { width: 1800, height: 1200 },
  hero: { width: 2400, height: 1350 },
} as const;

function choose(motif: Motif): { random: Random; scheme: Scheme; figure: Figure } {
  const random = seededRandom(`${motif.kind}:${motif.seed}`);
  // The first scheme of a ground is the festival at its plainest: the hero wears it.
  const scheme =
    motif.kind === "hero" ? firstScheme(motif.ground) : pickScheme(motif.ground, random);
  const figures: Record<Motif["kind"], () => Figure> = {
    work: () => workFigure(motif.figure, random),
    portrait: () => portraitFigure(motif.seed, random),
    venue: () => venueFigure(motif.seed, motif.figure === "plan"),
    article: () => articleFigure(motif.seed, motif.figure, random),
    hero: () => heroFigure(motif.figure),
  };
  return { random, scheme, figure: figures[motif.kind]() };
}

/** Draws a picture as SVG, always the same for the same motif. */
export function compose(motif: Motif): { svg: string; figure: Figure; scheme: Scheme } {
  const { random, scheme, figure } = choose(motif);
  const key = parseKey(motif.key) ?? anyKey(random);
  const { width, height } = artworkSize[motif.kind];
  const body = figure.draw({ width, height, random, scheme, key });
  const ground = fill(rect(0, 0, width, height), scheme.ground);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${body}</svg>`;
  return { svg, figure, scheme };
}

function upperFirst({ de, en }: Text): Text {
  const raise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { de: raise(de), en: raise(en) };
}

/** Names what a motif's picture shows, without drawing it: short, a phrase without a full stop. */
export function nameFigure(motif: Motif): Text {
  return upperFirst(choose(motif).figure.name);
}

function together(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** Says in both languages what is drawn: the kind of figure, its colours and its ground. */
export function describeArtwork(motif: Motif): Text {
  const { svg, figure, scheme } = compose(motif);
  const used = new Set(svg.match(/#[0-9A-F]{6}/g));
  const inks = (Object.keys(colourNames) as Colour[]).filter(
    (colour) => used.has(colour) && colour !== scheme.ground,
  );
  const list = (language: "de" | "en", and: string) =>
    together(
      inks.map((colour) => colourNames[colour][language]),
      and,
    );
  const ground = colourNames[scheme.ground];
  return upperFirst({
    de: `${figure.name.de}, in ${list("de", "und")} auf ${ground.de}.`,
    en: `${figure.name.en}, in ${list("en", "and")} on ${ground.en}.`,
  });
}
