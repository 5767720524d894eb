import { and, eq, exists, gt, inArray, lte, max, min, ne, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Localized } from "@festival/contracts/locales";
import { composerSlug, slugsOf, workSlug } from "@festival/contracts/programme/workSlugs";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  articles,
  articleTags,
  artists,
  auditLog,
  booklets,
  composers,
  compositions,
  downloadCategories,
  ensembles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  events,
  forms,
  pageSnapshots,
  pages,
  programmeChanges,
  tags,
  teamMembers,
  venues,
} from "../../platform/database/schema/index.ts";
import { changesAt, dependOn } from "../../platform/plugins/cacheTags.ts";

/** A row that has an address of its own. */
export interface Addressed {
  id: number;
  slug: Localized;
}

type AddressedTable = PgTable & { id: PgColumn; slug: PgColumn; isOnline: PgColumn };

async function listOnline(database: Database, table: AddressedTable): Promise<Addressed[]> {
  const rows = await database
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(eq(table.isOnline, true))
    .orderBy(table.id);
  return rows as Addressed[];
}

/** Pages that are a place to go to. */
function listPages(database: Database) {
  return database
    .select({ id: pages.id, urls: pages.urls })
    .from(pages)
    .where(and(eq(pages.isOnline, true), eq(pages.isClickable, true)))
    .orderBy(pages.id);
}

/** The events, among the public ones, that have a public booklet. */
function listBooklets(database: Database) {
  return database
    .select({ id: booklets.id, eventId: events.id, slug: events.slug })
    .from(booklets)
    .innerJoin(events, eq(events.id, booklets.eventId))
    .where(and(eq(booklets.isOnline, true), eq(events.isOnline, true)))
    .orderBy(events.id);
}

/** Works that public events play, and whose they are. */
async function listPlayed(database: Database) {
  const isPlayed = exists(
    database
      .select({ one: sql`1` })
      .from(eventCompositions)
      .innerJoin(events, eq(events.id, eventCompositions.eventId))
      .where(and(eq(eventCompositions.compositionId, compositions.id), eq(events.isOnline, true))),
  );
  const works = await database
    .select({
      id: compositions.id,
      title: compositions.title,
      composerId: composers.id,
      name: composers.name,
    })
    .from(compositions)
    .leftJoin(composers, eq(composers.id, compositions.composerId))
    .where(isPlayed)
    .orderBy(compositions.id);
  const names = new Map<number, Localized>();
  for (const { composerId, name } of works) if (composerId && name) names.set(composerId, name);
  return {
    works: works.map(({ id, title }) => ({ id, slug: slugsOf(title, workSlug) })),
    composers: [...names]
      .map(([id, name]) => ({ id, slug: slugsOf(name, composerSlug) }))
      .toSorted((a, b) => a.id - b.id),
  };
}

const published = (now: Date) => and(eq(articles.isOnline, true), lte(articles.publishedAt, now));

function listArticles(database: Database, now: Date) {
  return database
    .select({ id: articles.id, slug: articles.slug })
    .from(articles)
    .where(published(now))
    .orderBy(articles.id);
}

/** Tags of articles that can be read. */
function listTags(database: Database, now: Date): Promise<Addressed[]> {
  const readable = database
    .select({ one: sql`1` })
    .from(articleTags)
    .innerJoin(articles, eq(articles.id, articleTags.articleId))
    .where(and(eq(articleTags.tagId, tags.id), published(now)));
  return database
    .select({ id: tags.id, slug: tags.slug })
    .from(tags)
    .where(exists(readable))
    .orderBy(tags.id);
}

/** Forms that their list names; the newsletter has a page of its own, which search engines leave out. */
function listForms(database: Database) {
  return database
    .select({ id: forms.id, slug: forms.slug })
    .from(forms)
    .where(and(eq(forms.isOnline, true), eq(forms.isListed, true), ne(forms.purpose, "newsletter")))
    .orderBy(forms.id);
}

/** When the next article can be read, and when the last event is over: both change what is public. */
async function awaitChanges(database: Database, now: Date): Promise<{ hasEventsAhead: boolean }> {
  const [article] = await database
    .select({ next: min(articles.publishedAt) })
    .from(articles)
    .where(and(eq(articles.isOnline, true), gt(articles.publishedAt, now)));
  const [event] = await database
    .select({ last: max(events.overAt) })
    .from(events)
    .where(and(eq(events.isOnline, true), gt(events.overAt, now)));
  changesAt(article?.next);
  changesAt(event?.last);
  return { hasEventsAhead: Boolean(event?.last) };
}

/** Whether a public event names any of those who perform. */
async function isNamed(
  database: Database,
  table: typeof eventCastMembers | typeof eventEnsembles,
): Promise<boolean> {
  const rows = await database
    .select({ one: sql`1` })
    .from(table)
    .innerJoin(events, eq(events.id, table.eventId))
    .where(eq(events.isOnline, true))
    .limit(1);
  return rows.length > 0;
}

async function hasPress(database: Database): Promise<boolean> {
  const rows = await database
    .select({ id: downloadCategories.id })
    .from(downloadCategories)
    .where(eq(downloadCategories.isOnline, true))
    .limit(1);
  return rows.length > 0;
}

/** Everything that has a public address. */
export async function listPublic(database: Database, now: Date) {
  dependOn("pages", "events", "booklets", "venues", "artists", "ensembles");
  dependOn("articles", "tags", "team-members", "forms", "press", "works", "composers");
  return {
    pages: await listPages(database),
    events: await listOnline(database, events),
    booklets: await listBooklets(database),
    venues: await listOnline(database, venues),
    artists: await listOnline(database, artists),
    ensembles: await listOnline(database, ensembles),
    ...(await listPlayed(database)),
    articles: await listArticles(database, now),
    tags: await listTags(database, now),
    team: await listOnline(database, teamMembers),
    forms: await listForms(database),
    hasCast: await isNamed(database, eventCastMembers),
    hasEnsembles: await isNamed(database, eventEnsembles),
    hasPress: await hasPress(database),
    ...(await awaitChanges(database, now)),
  };
}

const kinds = [
  "page",
  "event",
  "booklet",
  "venue",
  "artist",
  "ensemble",
  "work",
  "composer",
  "article",
  "tag",
];

/**
 * When the public last saw something new of each thing, by kind and id as in "event:12"; by the festival's
 * clock. What was written only in a working copy does not count.
 * @param offsetMs from the machine's clock to the festival's
 */
export async function getLastChanges(
  database: Database,
  offsetMs: number,
): Promise<Map<string, Date>> {
  const found = new Map<string, Date>();
  const note = (what: string, at: Date | null) => {
    if (at && at > (found.get(what) ?? new Date(0))) found.set(what, at);
  };
  const kind = sql`split_part(${auditLog.what}, ':', 1)`;
  const logged = await database
    .select({ what: auditLog.what, at: max(auditLog.at) })
    .from(auditLog)
    .where(
      and(
        inArray(kind, [...kinds, "team-member", "form"]),
        inArray(auditLog.action, ["create", "update", "publish"]),
        // a working copy's lines name its revision
        sql`not (${auditLog.details} ? 'revision')`,
      ),
    )
    .groupBy(auditLog.what);
  for (const { what, at } of logged) note(what, at && new Date(at.getTime() + offsetMs));
  const snapshots = await database
    .select({
      ownerType: pageSnapshots.ownerType,
      ownerId: pageSnapshots.ownerId,
      at: max(pageSnapshots.publishedAt),
    })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.kind, "published"))
    .groupBy(pageSnapshots.ownerType, pageSnapshots.ownerId);
  for (const { ownerType, ownerId, at } of snapshots) note(`${ownerType}:${ownerId}`, at);
  const announced = await database
    .select({ id: programmeChanges.eventId, at: max(programmeChanges.at) })
    .from(programmeChanges)
    .where(eq(programmeChanges.isOnline, true))
    .groupBy(programmeChanges.eventId);
  for (const { id, at } of announced) note(`event:${id}`, at);
  return found;
}
