import { and, asc, count, desc, eq, gt, inArray, lte, min, ne, type SQL } from "drizzle-orm";
import type { Database } from "../platform/database/openDatabase.ts";
import {
  articleAuthors,
  articleCategories,
  articleReadings,
  articleTags,
  articles,
  authors,
  compositions,
  eventArticles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  events,
  tags,
} from "../platform/database/schema/index.ts";
import { changesAt, dependOn } from "../platform/plugins/cacheTags.ts";
import { readPreview } from "../site/content/heads/heads.repository.ts";

export type ArticleRow = typeof articles.$inferSelect;
export type TagRow = typeof tags.$inferSelect;

/** An article with what its teaser names. */
export interface FullArticle {
  article: ArticleRow;
  category: typeof articleCategories.$inferSelect | null;
  tags: TagRow[];
  authors: { id: number; name: string }[];
}

const published = (now: Date) => and(eq(articles.isOnline, true), lte(articles.publishedAt, now));

/** What articles are about. */
interface ArticleFilter {
  /** Any of these tags; all articles where there are none. */
  tagIds: readonly number[];
  /** An event that they speak of. */
  eventId?: number | undefined;
  /** An artist who plays in a public event that they speak of. */
  artistId?: number | undefined;
  /** An ensemble that plays in such an event. */
  ensembleId?: number | undefined;
  /** A work that is played in such an event. */
  workId?: number | undefined;
  /** A composer of such a work. */
  composerId?: number | undefined;
}

/** Articles that speak of a public event which the table's rows, so far as asked for, belong to. */
function aboutEventWith(
  database: Database,
  table: typeof eventCastMembers | typeof eventEnsembles | typeof eventCompositions,
  isAskedFor: SQL,
): SQL {
  const about = database
    .select({ id: eventArticles.articleId })
    .from(eventArticles)
    .innerJoin(events, eq(events.id, eventArticles.eventId))
    .innerJoin(table, eq(table.eventId, events.id))
    .where(and(isAskedFor, eq(events.isOnline, true)));
  return inArray(articles.id, about);
}

/** Articles that the public sees at an instant. */
function visible(
  database: Database,
  now: Date,
  { tagIds, eventId, artistId, ensembleId, workId, composerId }: ArticleFilter,
): SQL | undefined {
  const tagged = database
    .select({ id: articleTags.articleId })
    .from(articleTags)
    .where(inArray(articleTags.tagId, [...tagIds]));
  const related = database
    .select({ id: eventArticles.articleId })
    .from(eventArticles)
    .where(eq(eventArticles.eventId, eventId ?? 0));
  return and(
    published(now),
    tagIds.length > 0 ? inArray(articles.id, tagged) : undefined,
    eventId === undefined ? undefined : inArray(articles.id, related),
    artistId === undefined
      ? undefined
      : aboutEventWith(database, eventCastMembers, eq(eventCastMembers.artistId, artistId)),
    ensembleId === undefined
      ? undefined
      : aboutEventWith(database, eventEnsembles, eq(eventEnsembles.ensembleId, ensembleId)),
    workId === undefined
      ? undefined
      : aboutEventWith(database, eventCompositions, eq(eventCompositions.compositionId, workId)),
    composerId === undefined
      ? undefined
      : aboutEventWith(
          database,
          eventCompositions,
          inArray(
            eventCompositions.compositionId,
            database
              .select({ id: compositions.id })
              .from(compositions)
              .where(eq(compositions.composerId, composerId)),
          ),
        ),
  );
}

/** A list changes with its articles, and with the events that relate them to what is asked for. */
function dependOnList({ eventId, ...within }: ArticleFilter): void {
  dependOn("articles");
  if (eventId !== undefined) dependOn(`event:${eventId}`);
  const { artistId, ensembleId, workId, composerId } = within;
  if ([artistId, ensembleId, workId, composerId].some((id) => id !== undefined)) dependOn("events");
  // a work may get another composer
  if (composerId !== undefined) dependOn("works");
}

/** Lists of articles change when the next one is due. */
async function awaitNextArticle(database: Database, now: Date): Promise<void> {
  const [row] = await database
    .select({ next: min(articles.publishedAt) })
    .from(articles)
    .where(and(eq(articles.isOnline, true), gt(articles.publishedAt, now)));
  changesAt(row?.next);
}

async function withNames(
  database: Database,
  rows: { article: ArticleRow; category: FullArticle["category"] }[],
): Promise<FullArticle[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ article }) => article.id);
  const tagged = await database
    .select({ articleId: articleTags.articleId, tag: tags })
    .from(articleTags)
    .innerJoin(tags, eq(tags.id, articleTags.tagId))
    .where(inArray(articleTags.articleId, ids))
    .orderBy(asc(articleTags.position), asc(tags.id));
  const written = await database
    .select({ articleId: articleAuthors.articleId, id: authors.id, name: authors.name })
    .from(articleAuthors)
    .innerJoin(authors, eq(authors.id, articleAuthors.authorId))
    .where(inArray(articleAuthors.articleId, ids))
    .orderBy(asc(articleAuthors.position), asc(authors.id));
  dependOn(
    ...ids.map((id) => `article:${id}`),
    ...rows.flatMap(({ category }) => (category ? `article-category:${category.id}` : [])),
    ...tagged.map(({ tag }) => `tag:${tag.id}`),
    ...written.map(({ id }) => `author:${id}`),
  );
  return rows.map((row) => ({
    ...row,
    tags: tagged.filter(({ articleId }) => articleId === row.article.id).map(({ tag }) => tag),
    authors: written
      .filter(({ articleId }) => articleId === row.article.id)
      .map(({ id, name }) => ({ id, name })),
  }));
}

const select = (database: Database) =>
  database
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId));

export interface ArticleQuery extends ArticleFilter {
  now: Date;
  limit: number;
  offset: number;
}

/** Newest first. */
export async function listArticles(
  database: Database,
  query: ArticleQuery,
): Promise<FullArticle[]> {
  dependOnList(query);
  const rows = await select(database)
    .where(visible(database, query.now, query))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(query.limit)
    .offset(query.offset);
  await awaitNextArticle(database, query.now);
  return withNames(database, rows);
}

export async function countArticles(
  database: Database,
  { now, ...filter }: Omit<ArticleQuery, "limit" | "offset">,
): Promise<number> {
  dependOnList(filter);
  const [row] = await database
    .select({ count: count() })
    .from(articles)
    .where(visible(database, now, filter));
  return row?.count ?? 0;
}

/** Public articles among the ids, in the ids' order. */
export async function getArticlesByIds(
  database: Database,
  ids: readonly number[],
  now: Date,
): Promise<FullArticle[]> {
  if (ids.length === 0) return [];
  dependOn(...ids.map((id) => `article:${id}`));
  await awaitNextArticle(database, now);
  const rows = await select(database).where(
    and(visible(database, now, { tagIds: [] }), inArray(articles.id, [...ids])),
  );
  const found = await withNames(database, rows);
  return found.toSorted((a, b) => ids.indexOf(a.article.id) - ids.indexOf(b.article.id));
}

/** One article, whether the public sees it or not. */
export async function getArticle(database: Database, id: number): Promise<FullArticle | undefined> {
  dependOn(`article:${id}`);
  const [article] = await withNames(database, await select(database).where(eq(articles.id, id)));
  return article;
}

/** Those of some rows that have the ids, in the ids' order. */
const inOrder = <Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]) =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** An article as staff are at work on it. */
export async function withDraft(database: Database, full: FullArticle): Promise<FullArticle> {
  const { row: article, head } = await readPreview(database, "article", full.article);
  const tagIds = idsIn(head.tag_ids);
  const authorIds = idsIn(head.author_ids);
  const tagRows = await database.select().from(tags).where(inArray(tags.id, tagIds));
  const { id, name } = authors;
  const authorRows = await database
    .select({ id, name })
    .from(authors)
    .where(inArray(id, authorIds));
  const named = { tags: inOrder(tagRows, tagIds), authors: inOrder(authorRows, authorIds) };
  return { ...full, article, ...named };
}

/**
 * What to read after an article: what staff suggest, filled up with the newest that shares a tag.
 * @param most at most how many articles
 */
export async function listReadings(
  database: Database,
  { article, tags: shared }: FullArticle,
  now: Date,
  most: number,
): Promise<FullArticle[]> {
  const suggested = await database
    .select({ id: articleReadings.readingId })
    .from(articleReadings)
    .where(eq(articleReadings.articleId, article.id))
    .orderBy(asc(articleReadings.position), asc(articleReadings.readingId));
  const chosen = await getArticlesByIds(
    database,
    suggested.map(({ id }) => id),
    now,
  );
  const room = most - chosen.length;
  if (room <= 0 || shared.length === 0) return chosen.slice(0, most);
  dependOn("articles");
  await awaitNextArticle(database, now);
  const tagIds = shared.map(({ id }) => id);
  const rows = await select(database)
    .where(and(visible(database, now, { tagIds }), ne(articles.id, article.id)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(most);
  const known = new Set(chosen.map((one) => one.article.id));
  const further = rows.filter((row) => !known.has(row.article.id)).slice(0, room);
  return [...chosen, ...(await withNames(database, further))];
}

/** Events that an article speaks of, the earliest first. */
export async function listEventIds(database: Database, articleId: number): Promise<number[]> {
  const rows = await database
    .select({ id: events.id })
    .from(eventArticles)
    .innerJoin(events, eq(events.id, eventArticles.eventId))
    .where(eq(eventArticles.articleId, articleId))
    .orderBy(asc(events.startsAt), asc(events.id));
  dependOn(...rows.map(({ id }) => `event:${id}`));
  return rows.map(({ id }) => id);
}

interface CountedTag {
  tag: TagRow;
  /** Articles that the public sees. */
  articles: number;
}

export async function listTags(database: Database, now: Date): Promise<CountedTag[]> {
  dependOn("tags", "articles");
  await awaitNextArticle(database, now);
  return database
    .select({ tag: tags, articles: count(articles.id) })
    .from(tags)
    .leftJoin(articleTags, eq(articleTags.tagId, tags.id))
    .leftJoin(articles, and(eq(articles.id, articleTags.articleId), published(now)))
    .groupBy(tags.id)
    .orderBy(asc(tags.id));
}

export async function getTag(database: Database, id: number): Promise<TagRow | undefined> {
  dependOn(`tag:${id}`);
  const [tag] = await database.select().from(tags).where(eq(tags.id, id));
  return tag;
}
