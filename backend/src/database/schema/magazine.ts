import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { emptyText, id, instant, localized } from "./columns.ts";
import { images } from "./media.ts";

export const articleCategories = pgTable("article_categories", {
  id: id(),
  category: localized().notNull(),
  slug: localized().notNull(),
});

export const articles = pgTable(
  "articles",
  {
    id: id(),
    slug: localized().notNull(),
    pretitle: localized().notNull().default(emptyText),
    title: localized().notNull(),
    teaser: localized().notNull().default(emptyText),
    author: text().notNull().default(""),
    publishedAt: instant().notNull(),
    readingMinutes: integer().notNull().default(1),
    categoryId: integer().references(() => articleCategories.id),
    imageId: integer().references(() => images.id, { onDelete: "set null" }),
    metaTitle: localized().notNull().default(emptyText),
    metaDescription: localized().notNull().default(emptyText),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [index("articles_newest").on(table.publishedAt.desc(), table.id.desc())],
);

export const tags = pgTable("tags", {
  id: id(),
  name: localized().notNull(),
  slug: localized().notNull(),
});

export const articleTags = pgTable(
  "article_tags",
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique("article_tags_once").on(table.articleId, table.tagId),
    index("article_tags_by_tag").on(table.tagId, table.articleId),
  ],
);
