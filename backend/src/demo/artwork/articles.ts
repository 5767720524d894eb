import type { Random } from "./random.ts";
import type { Figure } from "./sheet.ts";
import { workFigures } from "./works.ts";
export function articleFigure(_seed: string, random: Random): Figure {
  return random.pick(workFigures);
}
