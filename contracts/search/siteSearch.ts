import { Type, type Static } from "typebox";
import { hitKinds } from "./hitKinds.ts";
import { Image, TitleLanguage } from "../api/common.ts";

export const SearchHit = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  title_language: TitleLanguage,
  /** What tells it from others: day and venue of an event, years of a composer; may be empty. */
  subtitle: Type.String(),
  /** Where it leads, with its language. */
  path: Type.String(),
  image_obj: Type.Union([Image, Type.Null()]),
});
export type SearchHit = Static<typeof SearchHit>;

/** Hits of one kind, those that fit best first. */
export const SearchGroup = Type.Object({
  kind: Type.Enum([...hitKinds]),
  /** Of the whole site, more than the hits that are listed. */
  total: Type.Integer(),
  hits: Type.Array(SearchHit),
});
export type SearchGroup = Static<typeof SearchGroup>;

/** What the whole site has of some words; kinds without a hit are left out. */
export const SiteSearch = Type.Object({
  /** What was looked for instead, where nothing has the words as they were typed; else null. */
  corrected: Type.Union([Type.String(), Type.Null()]),
  groups: Type.Array(SearchGroup),
});
export type SiteSearch = Static<typeof SiteSearch>;
