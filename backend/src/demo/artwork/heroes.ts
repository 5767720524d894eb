import type { Random } from "./random.ts";
import type { Figure } from "./sheet.ts";
import type { ArtworkFigure } from "./spec.ts";
import { workFigure } from "./works.ts";
export function heroFigure(figure: ArtworkFigure, random: Random): Figure {
  return workFigure(figure, random);
}
