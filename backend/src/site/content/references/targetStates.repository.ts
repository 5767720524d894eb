import { match, parseId } from "@festival/contracts/routes";
import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/openDatabase.ts";
import * as schema from "../../../platform/database/schema/index.ts";
import { targetName, type Target } from "./linkTargets.ts";

/** The present state of what content names. A link may lead to it all the same where it is "redirected". */
export type TargetState = "public" | "gone" | "offline" | "redirected" | "cancelled" | "past";

interface Kind {
  table: PgTable;
  /** What names a record. */
  key: PgColumn;
  isOnline?: PgColumn;
}

const byId = (table: PgTable & { id: PgColumn; isOnline?: PgColumn }): Kind => ({
  table,
  key: table.id,
  ...(table.isOnline && { isOnline: table.isOnline }),
});

const {
  articles,
  artists,
  authors,
  blocks,
  composers,
  compositions,
  ensembles,
  events,
  files,
  forms,
  images,
  pages,
  pageSnapshots,
  redirects,
  sponsors,
  tags,
  teamMembers,
  venues,
} = schema;

/** What can be named, as far as no more than being public is asked of it. */
const kinds: Record<string, Kind> = {
  artist: byId(artists),
  author: byId(authors),
  composer: byId(composers),
  ensemble: byId(ensembles),
  file: byId(files),
  form: { table: forms, key: forms.slug, isOnline: forms.isOnline },
  image: byId(images),
  sponsor: byId(sponsors),
  tag: byId(tags),
  "team-member": byId(teamMembers),
  // as the home page's blocks name them
  team_member: byId(teamMembers),
  venue: byId(venues),
  work: byId(compositions),
};

type Found = Map<string, TargetState>;

async function findRecords(
  database: Database,
  { table, key, isOnline }: Kind,
  keys: readonly string[],
): Promise<Found> {
  const rows = await database
    .select({ key: sql<string>`${key}::text`, isOnline: sql<boolean>`${isOnline ?? sql`true`}` })
    .from(table)
    .where(inArray(sql`${key}::text`, [...keys]));
  return new Map(rows.map((row) => [row.key, row.isOnline ? "public" : "offline"]));
}

async function findEvents(database: Database, keys: readonly string[], now: Date): Promise<Found> {
  const { id, isOnline, status, overAt } = events;
  const rows = await database
    .select({ id, isOnline, status, overAt })
    .from(events)
    .where(inArray(id, keys.map(Number)));
  return new Map(
    rows.map((row): [string, TargetState] => {
      if (!row.isOnline) return [String(row.id), "offline"];
      if (row.status === "cancelled") return [String(row.id), "cancelled"];
      return [String(row.id), row.overAt <= now ? "past" : "public"];
    }),
  );
}

async function findArticles(
  database: Database,
  keys: readonly string[],
  now: Date,
): Promise<Found> {
  const { id, isOnline, publishedAt } = articles;
  const rows = await database
    .select({ id, isOnline, publishedAt })
    .from(articles)
    .where(inArray(id, keys.map(Number)));
  return new Map(
    rows.map((row) => [
      String(row.id),
      row.isOnline && row.publishedAt <= now ? "public" : "offline",
    ]),
  );
}

/** A reusable block is public once it was published. */
async function findBlocks(database: Database, keys: readonly string[]): Promise<Found> {
  const { ownerType, ownerId, kind } = pageSnapshots;
  const rows = await database
    .selectDistinct({ id: blocks.id, published: ownerId })
    .from(blocks)
    .leftJoin(
      pageSnapshots,
      and(eq(ownerType, "block"), eq(ownerId, blocks.id), eq(kind, "published")),
    )
    .where(inArray(blocks.id, keys.map(Number)));
  return new Map(
    rows.map(({ id, published }) => [String(id), published === null ? "offline" : "public"]),
  );
}

/** Ensembles have paths as pages have. */
const ensembleIn = (path: string): string | undefined => {
  const found = match(encodeURI(path));
  const id = found?.name === "ensemble" ? parseId(found.params.ensembleId) : undefined;
  return id === undefined ? undefined : String(id);
};

async function findPaths(database: Database, paths: readonly string[]): Promise<Found> {
  const inLanguage = (locale: string) =>
    paths.flatMap((path) => {
      const [, language, ...rest] = path.split("/");
      return language === locale ? [rest.join("/")] : [];
    });
  const pageRows = await database
    .select({ urls: pages.urls, isOnline: pages.isOnline })
    .from(pages)
    .where(
      or(
        inArray(sql`${pages.urls}->>'de'`, inLanguage("de")),
        inArray(sql`${pages.urls}->>'en'`, inLanguage("en")),
      ),
    );
  const found: Found = new Map(
    pageRows.flatMap(({ urls, isOnline }) =>
      (["de", "en"] as const).map((locale): [string, TargetState] => [
        urls[locale] === "" ? `/${locale}` : `/${locale}/${urls[locale]}`,
        isOnline ? "public" : "offline",
      ]),
    ),
  );
  const led = await database
    .select({ path: redirects.oldPath })
    .from(redirects)
    .where(inArray(redirects.oldPath, [...paths]));
  for (const { path } of led) if (!found.has(path)) found.set(path, "redirected");
  const ids = paths.flatMap((path) => ensembleIn(path) ?? []);
  const players = await findRecords(database, byId(ensembles), ids);
  for (const path of paths) {
    const state = players.get(ensembleIn(path) ?? "");
    if (state && !found.has(path)) found.set(path, state);
  }
  return found;
}

/**
 * The present state of what content names, by its name. Each kind is asked for once; what is of a kind that is not known
 * here counts as public.
 */
export async function readTargetStates(
  database: Database,
  targets: Iterable<Target>,
  now: Date,
): Promise<Map<string, TargetState>> {
  const states = new Map<string, TargetState>();
  for (const [kind, named] of Map.groupBy(targets, (target) => target.kind)) {
    const keys = [...new Set(named.map(({ key }) => key))];
    const known = kinds[kind];
    let found: Found | undefined;
    if (kind === "path") found = await findPaths(database, keys);
    else if (kind === "event") found = await findEvents(database, keys, now);
    else if (kind === "article") found = await findArticles(database, keys, now);
    else if (kind === "blocks") found = await findBlocks(database, keys);
    else if (known) found = await findRecords(database, known, keys);
    for (const key of keys) {
      states.set(targetName({ kind, key }), found ? (found.get(key) ?? "gone") : "public");
    }
  }
  return states;
}

/** Pictures among some to which the rights end before a moment, with when they do. */
export async function listEndingRights(
  database: Database,
  ids: readonly number[],
  before: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: images.id, until: images.rightsUntil })
    .from(images)
    .where(and(inArray(images.id, [...ids]), lte(images.rightsUntil, before)));
  return new Map(rows.flatMap(({ id, until }) => (until ? [[id, until]] : [])));
}

/** Pictures among some that have no words in a language and are not decorative. */
export async function listPicturesWithoutWords(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, { de: boolean; en: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: images.id, alias: images.alias })
    .from(images)
    .where(sql`${inArray(images.id, [...ids])} and not ${images.decorative}`);
  return new Map(
    rows.map(({ id, alias }) => [id, { de: alias.de.trim() === "", en: alias.en.trim() === "" }]),
  );
}
