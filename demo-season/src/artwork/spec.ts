import type { Localized } from "@festival/contracts/locales";

/** The clan of figures that a picture comes from; `nameFigure` says which of them it has become. */
export type ArtworkFigure =
  | "harmonograph"
  | "chladni"
  | "rings"
  | "phase"
  | "head"
  | "plan"
  | "elevation";

/** Ground colour of a picture; named in the alternative text as well. */
export type ArtworkGround = "blue" | "navy" | "pink" | "rose" | "ice" | "paper";

/** One picture of the demo season, to be drawn by program. Same spec, same picture. */
export interface ArtworkSpec {
  kind: "work" | "portrait" | "venue" | "article" | "hero";
  /** Seeds every random choice; unique in the season. */
  seed: string;
  figure: ArtworkFigure;
  ground: ArtworkGround;
  /** English, lower case, such as "c-sharp minor"; its intervals give the figure its ratios. */
  key?: string;
  /** Alternative text. */
  alias: Localized;
}
