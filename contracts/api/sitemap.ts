import { Type, type Static } from "typebox";
import { Instant, ListPage } from "./common.ts";

/** A public address of the site, for search engines. */
export const SitemapEntry = Type.Object({
  /** Paths with their language; absent in one in which there is no such page. */
  urls: Type.Object({ de: Type.Optional(Type.String()), en: Type.Optional(Type.String()) }),
  /** When what it shows was last changed, by the festival's clock; null where it is not known. */
  changed_at: Type.Union([Instant, Type.Null()]),
});
export type SitemapEntry = Static<typeof SitemapEntry>;

export const SitemapPage = ListPage(SitemapEntry);
export type SitemapPage = Static<typeof SitemapPage>;
