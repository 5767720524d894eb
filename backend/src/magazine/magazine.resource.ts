import { articles as articlesDescription } from "@festival/contracts/resources/magazine/articles";
import {
  articleCategories as categoriesDescription,
  authors as authorsDescription,
  tags as tagsDescription,
} from "@festival/contracts/resources/magazine/magazine";
import { sql } from "drizzle-orm";
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
import { nestedLists } from "../platform/resources/nestedLists.ts";
import { draftsOfResource } from "../site/content/heads/draftsOfResource.ts";
import { findContentUses, findScreenUses } from "../site/content/uses/contentUses.ts";
import { deleteContent } from "../site/content/pages/deleteContent.repository.ts";

const owner = "articleId";
const lists = nestedLists(articlesDescription.fields, {
  author_ids: { table: articleAuthors, owner, target: "authorId" },
  tag_ids: { table: articleTags, owner, target: "tagId" },
  reading_ids: { table: articleReadings, owner, target: "readingId" },
});

/** Articles without their sections, which the editor keeps in place. */
export const articlesResource = defineResource(articlesDescription, {
  table: articles,
  conditions: {
    author: (id) =>
      sql`exists (select 1 from ${articleAuthors} where ${articleAuthors.articleId} = ${articles.id} and ${articleAuthors.authorId} = ${id})`,
    tag: (id) =>
      sql`exists (select 1 from ${articleTags} where ${articleTags.articleId} = ${articles.id} and ${articleTags.tagId} = ${id})`,
  },
  ...lists,
  ...draftsOfResource("article", lists.load),
  usedBy: (transaction, id) => findContentUses(transaction, "article", id),
  async deleted(transaction, { id }) {
    await deleteContent(transaction, { ownerType: "article", ownerId: id });
  },
});

export const articleCategoriesResource = defineResource(categoriesDescription, {
  table: articleCategories,
});

export const tagsResource = defineResource(tagsDescription, {
  table: tags,
  usedBy: (transaction, id) => findScreenUses(transaction, "tag", id),
});

export const authorsResource = defineResource(authorsDescription, { table: authors });
