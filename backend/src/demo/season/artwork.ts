import type { Localized } from "@festival/contracts/locales";
import type { ArtworkFigure, ArtworkGround, ArtworkSpec } from "../artwork/spec.ts";
import { both } from "./localized.ts";

type WorkFigure = "harmonograph" | "chladni" | "rings" | "phase";

/** Figure, ground and, for the intervals, the key. */
export type Picture = [figure: WorkFigure, ground: ArtworkGround, key?: string];

const grounds: Record<ArtworkGround, Localized> = {
  blue: both("auf blauem Grund", "on a blue ground"),
  navy: both("auf nachtblauem Grund", "on a midnight-blue ground"),
  pink: both("auf pinkfarbenem Grund", "on a pink ground"),
  rose: both("auf zartrosa Grund", "on a pale rose ground"),
  ice: both("auf hellblauem Grund", "on a light blue ground"),
  paper: both("auf papierweißem Grund", "on a paper-white ground"),
};

// What each figure always shows, whatever its seed; the wordings only differ in words.
const figures: Record<WorkFigure, Localized[]> = {
  harmonograph: [
    both(
      "Feine Pendelkurven, die enger werdend um eine Mitte kreisen",
      "Fine pendulum curves circling a centre ever more closely",
    ),
    both(
      "Harmonograph: eine lange, ausschwingende Linie in vielen Schleifen",
      "Harmonograph: one long line dying away in many loops",
    ),
    both(
      "Verschlungene Schwingungskurven, wie von einem Pendel gezeichnet",
      "Interlaced vibration curves, as if drawn by a pendulum",
    ),
    both(
      "Schleife um Schleife einer gedämpften Schwingung",
      "Loop upon loop of a damped vibration",
    ),
  ],
  chladni: [
    both(
      "Chladnische Klangfigur: Sandkörner sammeln sich zu symmetrischen Linien",
      "Chladni figure: grains of sand gathered into symmetrical lines",
    ),
    both(
      "Punkte, die wie Sand auf einer klingenden Platte ein Muster bilden",
      "Dots forming a pattern like sand on a sounding plate",
    ),
    both(
      "Klangfigur aus Körnern entlang der ruhenden Linien einer Schwingung",
      "Sound figure of grains along the resting lines of a vibration",
    ),
  ],
  rings: [
    both(
      "Ringe aus mehreren Mitten, die einander kreuzen",
      "Rings from several centres crossing one another",
    ),
    both(
      "Wellenkreise wie auf Wasser, die sich überlagern",
      "Wave circles, as on water, overlapping",
    ),
    both(
      "Sich durchdringende Kreise, zwischen denen ein Flimmern entsteht",
      "Interpenetrating circles with a shimmer between them",
    ),
  ],
  phase: [
    both(
      "Phasenporträt: geschwungene Bahnen, die umeinander laufen",
      "Phase portrait: curved orbits running around each other",
    ),
    both(
      "Geschlossene Bahnen einer Schwingung, dicht nebeneinander gelegt",
      "Closed orbits of a vibration laid close side by side",
    ),
    both(
      "Strömende Linien eines Phasenraums, die sich um Ruhepunkte legen",
      "Streaming lines of a phase space bending around points of rest",
    ),
  ],
};

const notes: Record<string, string> = {
  c: "C",
  "c-sharp": "Cis",
  "d-flat": "Des",
  d: "D",
  "e-flat": "Es",
  e: "E",
  f: "F",
  "f-sharp": "Fis",
  "g-flat": "Ges",
  g: "G",
  "g-sharp": "Gis",
  "a-flat": "As",
  a: "A",
  "b-flat": "B",
  b: "H",
};

/** @example keyName("c-sharp minor") => { de: "cis-Moll", en: "C sharp minor" } */
export function keyName(key: string): Localized {
  const [note = "", mode] = key.split(" ");
  const german = notes[note] ?? note;
  const english = `${note.charAt(0).toUpperCase()}${note.slice(1).replace("-", " ")}`;
  return both(
    mode === "minor" ? `${german.toLowerCase()}-Moll` : `${german}-Dur`,
    `${english} ${mode ?? ""}`,
  );
}

function choose<T>(list: readonly T[], seed: string): T {
  const sum = [...seed].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  const chosen = list[sum % list.length];
  if (chosen === undefined) throw new Error("Nothing to choose from.");
  return chosen;
}

function figureAlias([figure, ground, key]: Picture, seed: string): Localized {
  const words = choose(figures[figure], seed);
  const name = key ? keyName(key) : undefined;
  return both(
    `${words.de}${name ? `, in den Intervallen von ${name.de},` : ""} ${grounds[ground].de}.`,
    `${words.en}${name ? `, in the intervals of ${name.en},` : ""} ${grounds[ground].en}.`,
  );
}

/** The picture of an event, an article or the home page. */
export function drawing(
  kind: "work" | "article" | "hero",
  seed: string,
  picture: Picture,
): ArtworkSpec {
  const [figure, ground, key] = picture;
  return { kind, seed, figure, ground, key, alias: figureAlias(picture, seed) };
}

/** The abstract head that stands for an artist or an ensemble. */
export function portrait(seed: string, name: string, ground: ArtworkGround): ArtworkSpec {
  const words = choose(
    [
      both(
        `Abstrakter Kopf aus schwingenden Linien, gezeichnet für ${name},`,
        `Abstract head made of vibrating lines, drawn for ${name},`,
      ),
      both(
        `${name} als abstrakter Kopf: wenige Kurven, kein Gesicht,`,
        `${name} as an abstract head: a few curves, no face,`,
      ),
      both(
        `Kurven, die sich zu einem Kopf fügen, für ${name},`,
        `Curves that join to form a head, for ${name},`,
      ),
      both(
        `Umriss eines Kopfes aus Schwingungskurven, er steht für ${name},`,
        `Outline of a head in vibration curves, standing for ${name},`,
      ),
    ],
    seed,
  );
  const alias = both(`${words.de} ${grounds[ground].de}.`, `${words.en} ${grounds[ground].en}.`);
  return { kind: "portrait", seed, figure: "head", ground, alias };
}

/** A venue as a floor plan or an elevation. */
export function building(
  seed: string,
  name: string,
  figure: Extract<ArtworkFigure, "plan" | "elevation">,
  ground: ArtworkGround,
): ArtworkSpec {
  const alias =
    figure === "plan"
      ? both(
          `Grundriss in wenigen Linien, frei nach ${name}, ${grounds[ground].de}.`,
          `Floor plan in a few lines, freely after ${name}, ${grounds[ground].en}.`,
        )
      : both(
          `Aufriss einer Fassade in wenigen Linien, frei nach ${name}, ${grounds[ground].de}.`,
          `Elevation of a façade in a few lines, freely after ${name}, ${grounds[ground].en}.`,
        );
  return { kind: "venue", seed, figure, ground, alias };
}
