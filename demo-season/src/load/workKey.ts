import type { DemoComposition } from "../season/types.ts";

/** Tells works apart, whichever evening plays them. */
export const workKey = ({ composer, title }: Pick<DemoComposition, "composer" | "title">): string =>
  `${composer.de}|${title.de}`;
