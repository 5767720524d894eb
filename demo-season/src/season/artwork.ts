import type { ArtworkFigure, ArtworkGround, ArtworkSpec } from "../artwork/spec.ts";
import { describeArtwork, type Motif } from "../artwork/compose.ts";
import { both } from "./localized.ts";

type WorkFigure = "harmonograph" | "chladni" | "rings" | "phase";

/** Figure, ground and, for the intervals, the key. */
export type Picture = [figure: WorkFigure, ground: ArtworkGround, key?: string];

// German note names; "b" is the trap.
const notes: Record<string, string> = {
  c: "C",
  "c-sharp": "Cis",
  "d-flat": "Des",
  d: "D",
  "e-flat": "Es",
  e: "E",
  f: "F",
  "f-sharp": "Fis",
  g: "G",
  "g-sharp": "Gis",
  "a-flat": "As",
  a: "A",
  "b-flat": "B",
  b: "H",
};

/** @example keyName("c-sharp minor") => { de: "cis-Moll", en: "C sharp minor" } */
export function keyName(key: string) {
  const [note = "", mode = ""] = key.split(" ");
  const german = notes[note];
  if (!german) throw new Error(`No German name for the key "${key}".`);
  const english = `${note.charAt(0).toUpperCase()}${note.slice(1).replace("-", " ")}`;
  return both(
    mode === "minor" ? `${german.toLowerCase()}-Moll` : `${german}-Dur`,
    `${english} ${mode}`,
  );
}

const drawings = new Map<string, ArtworkSpec>();

/**
 * The picture of an event, an article or the home page; the alternative text says what is drawn. It is one
 * picture, however often it is asked for.
 */
export function drawing(
  kind: "work" | "article" | "hero",
  seed: string,
  picture: Picture,
): ArtworkSpec {
  const name = [kind, seed, ...picture].join();
  const drawn = drawings.get(name) ?? draw(kind, seed, picture);
  drawings.set(name, drawn);
  return drawn;
}

function draw(
  kind: "work" | "article" | "hero",
  seed: string,
  [figure, ground, key]: Picture,
): ArtworkSpec {
  const motif: Motif = { kind, seed, figure, ground, key };
  const { de, en } = describeArtwork(motif);
  if (!key || kind !== "work") return { ...motif, alias: both(de, en) };
  const name = keyName(key);
  return {
    ...motif,
    alias: both(`${de} Gezeichnet aus ${name.de}.`, `${en} Drawn from ${name.en}.`),
  };
}

/** The abstract head, or heads, of an artist or an ensemble. */
export function portrait(seed: string, name: string, ground: ArtworkGround): ArtworkSpec {
  return named({ kind: "portrait", seed, figure: "head", ground }, name);
}

/** A venue as a floor plan or an elevation. */
export function building(
  seed: string,
  name: string,
  figure: Extract<ArtworkFigure, "plan" | "elevation">,
  ground: ArtworkGround,
): ArtworkSpec {
  return named({ kind: "venue", seed, figure, ground }, name);
}

function named(motif: Motif, name: string): ArtworkSpec {
  const { de, en } = describeArtwork(motif);
  return { ...motif, alias: both(`${name}: ${de}`, `${name}: ${en}`) };
}
