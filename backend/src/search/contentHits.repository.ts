import { locales, type Localized } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { and, desc, eq, lte, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../platform/database/openDatabase.ts";
import {
  articleAuthors,
  articles,
  articleTags,
  authors,
  pages,
  tags,
} from "../platform/database/schema/index.ts";
import { dayInWords } from "../programme/events/dayInWords.ts";
import type { SearchWord } from "../programme/search/textSearch.ts";
import type { FoundGroup, SearchContext } from "./hits.ts";

/** Shorter words are looked for as beginnings alone, single letters whole: they stand in too many others. */
const shortestPart = 4;
const shortestBeginning = 2;

const inBoth = (column: PgColumn) =>
  locales.map((locale) => sql`${column}->>${sql.raw(`'${locale}'`)}`);
const allOf = (parts: readonly SQL[]) =>
  sql`lower(unaccent(concat_ws(' ', ${sql.join([...parts], sql`, `)})))`;

/** As texts without accents may have it: "mueller" stands for "Müller", too. */
const spellings = (word: SearchWord) => [
  ...new Set(word.flatMap((spelling) => [spelling, spelling.replace(/(?<=[aou])e/g, "")])),
];

function pattern(spelling: string): string {
  // letters and digits alone are left of what was typed
  if (/^\p{N}/u.test(spelling) || spelling.length < shortestBeginning) {
    return String.raw`\m${spelling}\M`;
  }
  return spelling.length < shortestPart ? String.raw`\m${spelling}` : spelling;
}

/** Each word stands in the text. Articles and pages are so few that they are read. */
const hasWords = (text: SQL, words: readonly SearchWord[]) =>
  and(...words.map((word) => or(...spellings(word).map((one) => sql`${text} ~ ${pattern(one)}`))));

const counted = sql<number>`count(*) over ()::int`;

/** Articles that are public, by title, teaser, authors and topics; the newest first. */
export async function findArticleHits(
  database: Database,
  words: readonly SearchWord[],
  { limit, locale, now }: SearchContext,
): Promise<FoundGroup> {
  const written = sql`(select string_agg(${authors.name}, ' ') from ${articleAuthors}
    join ${authors} on ${authors.id} = ${articleAuthors.authorId}
    where ${articleAuthors.articleId} = ${articles.id})`;
  const about = sql`(select string_agg(concat_ws(' ', ${sql.join(inBoth(tags.name), sql`, `)}), ' ')
    from ${articleTags} join ${tags} on ${tags.id} = ${articleTags.tagId}
    where ${articleTags.articleId} = ${articles.id})`;
  const texts = [articles.pretitle, articles.title, articles.teaser].flatMap(inBoth);
  const rows = await database
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      publishedAt: articles.publishedAt,
      imageId: articles.imageId,
      total: counted,
    })
    .from(articles)
    .where(
      and(
        eq(articles.isOnline, true),
        lte(articles.publishedAt, now),
        hasWords(allOf([...texts, written, about]), words),
      ),
    )
    .orderBy(
      desc(sql`${hasWords(allOf(inBoth(articles.title)), words)}`),
      desc(articles.publishedAt),
      desc(articles.id),
    )
    .limit(limit);
  return {
    kind: "article",
    total: rows[0]?.total ?? 0,
    hits: rows.map(({ id, slug, title, publishedAt, imageId }) => ({
      id,
      title: title[locale],
      subtitle: dayInWords(publishedAt, festivalZone, locale),
      path: href("article", locale, { slug: slug[locale], id }),
      image: imageId,
    })),
  };
}

const isHome = (urls: Localized) => locales.every((locale) => urls[locale] === "");

/** Pages that are public and a place to go to, by title, headline and description. */
export async function findPageHits(
  database: Database,
  words: readonly SearchWord[],
  { limit, locale }: SearchContext,
): Promise<FoundGroup> {
  const titles = [pages.title, pages.headline].flatMap(inBoth);
  const texts = [...titles, ...inBoth(pages.metaDescription)];
  // only the home page's address is empty in its own right
  const hasAddress = or(
    sql`${pages.urls}->>${sql.raw(`'${locale}'`)} <> ''`,
    and(...inBoth(pages.urls).map((url) => sql`${url} = ''`)),
  );
  const rows = await database
    .select({
      id: pages.id,
      urls: pages.urls,
      title: pages.title,
      headline: pages.headline,
      description: pages.metaDescription,
      imageId: pages.ogImageId,
      total: counted,
    })
    .from(pages)
    .where(
      and(
        eq(pages.isOnline, true),
        eq(pages.isClickable, true),
        hasAddress,
        hasWords(allOf(texts), words),
      ),
    )
    .orderBy(desc(sql`${hasWords(allOf(titles), words)}`), pages.id)
    .limit(limit);
  return {
    kind: "page",
    total: rows[0]?.total ?? 0,
    hits: rows.map(({ id, urls, title, headline, description, imageId }) => ({
      id,
      title: title[locale] || headline[locale],
      subtitle: description[locale],
      path: isHome(urls) ? href("home", locale) : href("page", locale, { path: urls[locale] }),
      image: imageId,
    })),
  };
}
