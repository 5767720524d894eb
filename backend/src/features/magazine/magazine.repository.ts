import { and, asc, count, desc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { Database } from "../../database/openDatabase.ts";
import { articleCategories, articles, articleTags, tags } from "../../database/schema/index.ts";

export type ArticleRow = typeof articles.$inferSelect;
export type TagRow = typeof tags.$inferSelect;

/** An article with what its teaser names. */
export interface FullArticle {
  article: ArticleRow;
  category: typeof articleCategories.$inferSelect | null;
  tags: TagRow[];
}

/** Articles that the public sees at an instant, of the given tags if any are given. */
function visible(database: Database, now: Date, tagIds: readonly number[]): SQL | undefined {
  const tagged = database
    .select({ id: articleTags.articleId })
    .from(articleTags)
    .where(inArray(articleTags.tagId, [...tagIds]));
  return and(
    eq(articles.isOnline, true),
    lte(articles.publishedAt, now),
    tagIds.length > 0 ? inArray(articles.id, tagged) : undefined,
  );
}

async function withTags(
  database: Database,
  rows: { article: ArticleRow; category: FullArticle["category"] }[],
): Promise<FullArticle[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ article }) => article.id);
  const found = await database
    .select({ articleId: articleTags.articleId, tag: tags })
    .from(articleTags)
    .innerJoin(tags, eq(tags.id, articleTags.tagId))
    .where(inArray(articleTags.articleId, ids))
    .orderBy(asc(articleTags.position), asc(tags.id));
  return rows.map((row) => ({
    ...row,
    tags: found.filter(({ articleId }) => articleId === row.article.id).map(({ tag }) => tag),
  }));
}

const select = (database: Database) =>
  database
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId));

export interface ArticleQuery {
  now: Date;
  tagIds: readonly number[];
  limit: number;
  offset: number;
}

/** Newest first. */
export async function listArticles(
  database: Database,
  query: ArticleQuery,
): Promise<FullArticle[]> {
  const rows = await select(database)
    .where(visible(database, query.now, query.tagIds))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(query.limit)
    .offset(query.offset);
  return withTags(database, rows);
}

export async function countArticles(
  database: Database,
  { now, tagIds }: Pick<ArticleQuery, "now" | "tagIds">,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(articles)
    .where(visible(database, now, tagIds));
  return row?.count ?? 0;
}

/** Public articles among the ids, in the ids' order. */
export async function getArticlesByIds(
  database: Database,
  ids: readonly number[],
  now: Date,
): Promise<FullArticle[]> {
  if (ids.length === 0) return [];
  const rows = await select(database).where(
    and(visible(database, now, []), inArray(articles.id, [...ids])),
  );
  const found = await withTags(database, rows);
  return found.toSorted((a, b) => ids.indexOf(a.article.id) - ids.indexOf(b.article.id));
}

/** One article, whether the public sees it or not. */
export async function getArticle(database: Database, id: number): Promise<FullArticle | undefined> {
  const [article] = await withTags(database, await select(database).where(eq(articles.id, id)));
  return article;
}

export function listTags(database: Database): Promise<TagRow[]> {
  return database.select().from(tags).orderBy(asc(tags.id));
}
