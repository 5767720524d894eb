import { eq } from "drizzle-orm";
import { Type, type Static } from "typebox";
import {
  articleAuthors,
  articleCategories,
  articleReadings,
  articles,
  articleTags,
  authors,
  tags,
} from "../platform/database/schema/index.ts";
import { defineResource } from "../platform/resources/defineResource.ts";
import {
  longText,
  longTextProblem,
  moment,
  optionalReference,
  place,
  reference,
  references,
  refuse,
  slugs,
  words,
} from "../platform/resources/fields.ts";
import { nestedLists } from "../platform/resources/nestedLists.ts";
import { orderedReferences } from "../platform/resources/orderedReferences.ts";
import { findContentUses, findScreenUses } from "../site/content/uses/contentUses.ts";
import { deleteContent } from "../site/content/pages/deleteContent.repository.ts";

const owned = { owner: "articleId" } as const;
const lists = nestedLists({
  author_ids: orderedReferences("author_ids", {
    ...owned,
    table: articleAuthors,
    ownerColumn: articleAuthors.articleId,
    target: "authorId",
    targetColumn: articleAuthors.authorId,
  }),
  tag_ids: orderedReferences("tag_ids", {
    ...owned,
    table: articleTags,
    ownerColumn: articleTags.articleId,
    target: "tagId",
    targetColumn: articleTags.tagId,
  }),
  reading_ids: orderedReferences("reading_ids", {
    ...owned,
    table: articleReadings,
    ownerColumn: articleReadings.articleId,
    target: "readingId",
    targetColumn: articleReadings.readingId,
  }),
});

/** Articles without their sections, which the editor keeps in place. */
export const articlesResource = defineResource({
  name: "articles",
  singular: "article",
  table: articles,
  fields: Type.Object({
    slug: slugs,
    pretitle: Type.Optional(words(200)),
    title: words(300, 1),
    teaser: Type.Optional(words(1000)),
    /** Until then the public does not see it. */
    published_at: moment,
    reading_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 240 })),
    category_id: Type.Optional(optionalReference),
    image_id: Type.Optional(optionalReference),
    meta_title: Type.Optional(words(200)),
    meta_description: Type.Optional(words(500)),
    og_title: Type.Optional(words(200)),
    og_description: Type.Optional(words(500)),
    og_image_id: Type.Optional(optionalReference),
    is_online: Type.Optional(Type.Boolean()),
    author_ids: Type.Optional(references(20)),
    tag_ids: Type.Optional(references(50)),
    /** What to read afterwards. */
    reading_ids: Type.Optional(references(12)),
  }),
  search: [articles.title, articles.pretitle, articles.teaser],
  sort: ["title", "published_at", "is_online"],
  defaultSort: "-published_at",
  filters: {
    category: {
      schema: reference,
      condition: (id) => eq(articles.categoryId, Number(id)),
    },
    is_online: {
      schema: Type.Boolean(),
      condition: (isOnline) => eq(articles.isOnline, isOnline === true),
    },
  },
  ...lists,
  usedBy: (transaction, id) => findContentUses(transaction, "article", id),
  async deleted(transaction, { id }) {
    await deleteContent(transaction, { ownerType: "article", ownerId: id });
  },
});

export const articleCategoriesResource = defineResource({
  name: "article-categories",
  singular: "article-category",
  table: articleCategories,
  fields: Type.Object({ category: words(100, 1), slug: slugs, position: Type.Optional(place) }),
  search: [articleCategories.category],
  sort: ["category", "position"],
  defaultSort: "position",
  titleOf: ({ category }) => (category as { de: string }).de,
});

export const tagsResource = defineResource({
  name: "tags",
  singular: "tag",
  usedBy: (transaction, id) => findScreenUses(transaction, "tag", id),
  table: tags,
  fields: Type.Object({ name: words(100, 1), slug: slugs }),
  search: [tags.name],
  sort: ["name"],
  defaultSort: "name",
});

const authorFields = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  biography: Type.Optional(longText),
  image_id: Type.Optional(optionalReference),
});

export const authorsResource = defineResource({
  name: "authors",
  singular: "author",
  table: authors,
  fields: authorFields,
  search: [authors.name],
  sort: ["name"],
  defaultSort: "name",
  async check(_transaction, record) {
    const { biography } = record as Static<typeof authorFields>;
    refuse({ biography: longTextProblem(biography) });
  },
});
