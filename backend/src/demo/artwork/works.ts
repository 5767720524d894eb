import { chords, cymatics, harmonograph, lissajous } from "./figures/curves.ts";
import { beats, interference, sand, swingingPlate } from "./figures/plates.ts";
import { groove, overtones, ridges, rings, spectrum } from "./figures/strings.ts";
import { scaleTiles } from "./figures/tiles.ts";
import type { Figure } from "./sheet.ts";

/** The families a work's picture may come from. */
export const workFigures: readonly Figure[] = [
  harmonograph,
  lissajous,
  chords,
  cymatics,
  sand,
  swingingPlate,
  interference,
  beats,
  overtones,
  spectrum,
  ridges,
  groove,
  rings,
  scaleTiles,
];
