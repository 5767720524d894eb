import { Type, type Static } from "typebox";
import { ListPage, LocalizedText, TitleLanguage } from "../common.ts";

/** What there are lists of by name. */
export const nameKinds = ["works", "composers", "artists", "ensembles", "venues"] as const;
export type NameKind = (typeof nameKinds)[number];

/** A letter's place in a list of names: A to Z, or `#` for all that begins otherwise. */
export const letterPattern = "^[A-Z#]$";

/** A name that leads to a page of its own. */
export const NameEntry = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  title_language: TitleLanguage,
  /** What tells it from others of its name: a work's composer, a composer's years, an artist's role, a venue's town; may be empty. */
  detail: Type.String(),
  slug: LocalizedText,
  /** Public events that it is named in, past ones too. */
  event_count: Type.Integer(),
});
export type NameEntry = Static<typeof NameEntry>;

/** A page of names in the order of an index of names, with all letters that there are. */
export const NameList = Type.Object({
  ...ListPage(NameEntry).properties,
  /** The letters with which the names begin, all pages and letters together. */
  letters: Type.Array(Type.Object({ letter: Type.String(), count: Type.Integer() })),
});
export type NameList = Static<typeof NameList>;
