import type { RichText } from "@festival/contracts/api/common";
import { boolean, index, integer, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import { emptyText, germanText, id, instant, localized } from "../columns.ts";
import { images } from "../platform/media.ts";

export const articleCategories = pgTable("article_categories", {
  id: id(),
  category: localized().notNull(),
  slug: localized().notNull(),
  position: integer().notNull().default(0),
  revision: integer().notNull().default(1),
});

/** Those who write for the magazine. */
export const authors = pgTable("authors", {
  id: id(),
  name: germanText().notNull(),
  biography: localized<RichText | null>().notNull().default({ de: null, en: null }),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
  revision: integer().notNull().default(1),
});

export const articles = pgTable(
  "articles",
  {
    id: id(),
    slug: localized().notNull(),
    pretitle: localized().notNull().default(emptyText),
    title: localized().notNull(),
    teaser: localized().notNull().default(emptyText),
    /** Until then the public does not see it; by the festival's clock. */
    publishedAt: instant().notNull(),
    readingMinutes: integer().notNull().default(1),
    categoryId: integer().references(() => articleCategories.id),
    imageId: integer().references(() => images.id, { onDelete: "set null" }),
    metaTitle: localized().notNull().default(emptyText),
    metaDescription: localized().notNull().default(emptyText),
    ogTitle: localized().notNull().default(emptyText),
    ogDescription: localized().notNull().default(emptyText),
    /** The picture of previews; `imageId` where null. */
    ogImageId: integer().references(() => images.id, { onDelete: "set null" }),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [index("articles_newest").on(table.publishedAt.desc(), table.id.desc())],
);

const articleId = () =>
  integer()
    .notNull()
    .references(() => articles.id, { onDelete: "cascade" });

export const articleAuthors = pgTable(
  "article_authors",
  {
    articleId: articleId(),
    authorId: integer()
      .notNull()
      .references(() => authors.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.authorId] }),
    index("article_authors_by_author").on(table.authorId, table.articleId),
  ],
);

/** What staff suggest to read after an article, in order. */
export const articleReadings = pgTable(
  "article_readings",
  {
    articleId: articleId(),
    readingId: articleId(),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.readingId] })],
);

export const tags = pgTable("tags", {
  id: id(),
  name: localized().notNull(),
  slug: localized().notNull(),
  revision: integer().notNull().default(1),
});

export const articleTags = pgTable(
  "article_tags",
  {
    articleId: articleId(),
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
