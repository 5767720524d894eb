import { elevations } from "./figures/buildings.ts";
import { plans } from "./figures/plans.ts";
import type { Figure } from "./sheet.ts";
import type { ArtworkSpec } from "./spec.ts";

/** The house from above or from the street, of the kind that the words of its name speak of. */
export function venueFigure(spec: ArtworkSpec): Figure {
  const choices = spec.figure === "plan" ? plans : elevations;
  // Keys join words by hyphens; the name is looked at as well, as keys are often short.
  const words = `${spec.seed.replaceAll(/[-_:]/g, " ")} ${spec.alias.de}`;
  const found = choices.find(([pattern]) => pattern.test(words))?.[1];
  if (!found) throw new Error(`No house for ${spec.seed}`);
  return found;
}
