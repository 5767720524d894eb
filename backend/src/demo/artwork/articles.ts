import type { Random } from "./random.ts";
import type { Figure } from "./sheet.ts";
import type { ArtworkSpec } from "./spec.ts";
import { workFigure } from "./works.ts";
export function articleFigure(spec: ArtworkSpec, random: Random): Figure {
  return workFigure(spec.figure, random);
}
