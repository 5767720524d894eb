import { Type, type Static } from "typebox";
import { Image, Instant, ListPage, LocalizedText } from "./common.ts";
import { Section } from "./content.ts";

export const Tag = Type.Object({ id: Type.Integer(), name: Type.String(), slug: LocalizedText });
export type Tag = Static<typeof Tag>;

/** An article as lists show it. */
export const ArticleTeaser = Type.Object({
  id: Type.Integer(),
  slug: LocalizedText,
  pretitle: Type.String(),
  title: Type.String(),
  teaser: Type.String(),
  author: Type.String(),
  published_at: Instant,
  reading_minutes: Type.Integer(),
  category: Type.Union([Type.Object({ id: Type.Integer(), category: Type.String() }), Type.Null()]),
  tags: Type.Array(Tag),
  image_obj: Type.Union([Image, Type.Null()]),
});
export type ArticleTeaser = Static<typeof ArticleTeaser>;

export const ArticleListPage = ListPage(ArticleTeaser);
export type ArticleListPage = ListPage<ArticleTeaser>;

export const ArticleDetail = Type.Object({
  ...ArticleTeaser.properties,
  meta_title: Type.String(),
  meta_description: Type.String(),
  modules: Type.Array(Section),
});
export type ArticleDetail = Static<typeof ArticleDetail>;

export const ArticleTeasers = Type.Object({ articles: Type.Array(ArticleTeaser) });
export type ArticleTeasers = Static<typeof ArticleTeasers>;
