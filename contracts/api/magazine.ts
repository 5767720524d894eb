import { Type, type Static } from "typebox";
import { Image, Instant, ListPage, LocalizedText, Thumbs } from "./common.ts";
import { Section } from "./content.ts";
import { EventTeaser } from "./events.ts";

export const Tag = Type.Object({ id: Type.Integer(), name: Type.String(), slug: LocalizedText });
export type Tag = Static<typeof Tag>;

/** A tag in the list of all. */
export const ListedTag = Type.Object({
  ...Tag.properties,
  /** How many articles the public sees of it. */
  article_count: Type.Integer(),
});
export type ListedTag = Static<typeof ListedTag>;

/** An article as lists show it. */
export const ArticleTeaser = Type.Object({
  id: Type.Integer(),
  slug: LocalizedText,
  pretitle: Type.String(),
  title: Type.String(),
  teaser: Type.String(),
  /** Names of all authors as one line; may be empty. */
  author: Type.String(),
  authors: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  published_at: Instant,
  reading_minutes: Type.Integer(),
  category: Type.Union([Type.Object({ id: Type.Integer(), category: Type.String() }), Type.Null()]),
  tags: Type.Array(Tag),
  image_obj: Type.Union([Image, Type.Null()]),
  /** Of `image_obj`; null without one. */
  thumbs: Type.Union([Thumbs, Type.Null()]),
});
export type ArticleTeaser = Static<typeof ArticleTeaser>;

export const ArticleListPage = ListPage(ArticleTeaser);
export type ArticleListPage = ListPage<ArticleTeaser>;

export const ArticleDetail = Type.Object({
  ...ArticleTeaser.properties,
  meta_title: Type.String(),
  meta_description: Type.String(),
  og_title: Type.String(),
  og_description: Type.String(),
  /** The article's own picture where staff chose no other. */
  og_image: Type.Union([Image, Type.Null()]),
  og_type: Type.Literal("article"),
  og_image_thumbs: Type.Union([Thumbs, Type.Null()]),
  is_online: Type.Boolean(),
  /** When the public saw it change last. */
  updated_at: Instant,
  modules: Type.Array(Section),
  /** Events that the article speaks of, whether or not they are over. */
  event_objs: Type.Array(EventTeaser),
  /** What to read next. */
  readings: Type.Array(ArticleTeaser),
  revision: Type.Integer(),
  /** Address in the admin area; null for visitors. */
  settings_url: Type.Union([Type.String(), Type.Null()]),
});
export type ArticleDetail = Static<typeof ArticleDetail>;

export const ArticleTeasers = Type.Object({ articles: Type.Array(ArticleTeaser) });
export type ArticleTeasers = Static<typeof ArticleTeasers>;
