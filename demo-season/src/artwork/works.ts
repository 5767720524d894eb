import { chords, cymatics, harmonograph, lissajous } from "./figures/curves.ts";
import { beats, interference, sand, swingingPlate } from "./figures/plates.ts";
import { groove, overtones, ridges, rings, spectrum } from "./figures/strings.ts";
import { scaleTiles } from "./figures/tiles.ts";
import type { Random } from "./random.ts";
import type { Figure } from "./sheet.ts";
import type { ArtworkFigure } from "./spec.ts";

// Each figure that a spec may name is a clan of families, so that a season of sixty pictures
// does not shrink to four of them.
const clans: Partial<Record<ArtworkFigure, readonly Figure[]>> = {
  harmonograph: [harmonograph, harmonograph, chords, groove],
  chladni: [sand, swingingPlate, beats, scaleTiles],
  rings: [rings, rings, interference, spectrum, cymatics],
  phase: [lissajous, lissajous, ridges, overtones, ridges],
};

/** One family of the clan that the spec names. */
export function workFigure(figure: ArtworkFigure, random: Random): Figure {
  return random.pick(clans[figure] ?? Object.values(clans).flat());
}
