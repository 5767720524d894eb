import { localize, type Localized } from "@festival/contracts/locales";
import { isNotNull } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  composers,
  compositions,
  ensembles,
  type events,
  genres,
  venues,
} from "../../platform/database/schema/index.ts";
import { slugify } from "../../platform/slug.ts";
import type { ImportedEvent, ImportedWork } from "./importedEvent.ts";

/** How many rows were made, by kind. */
export type CreatedReferences = Record<
  "genres" | "venues" | "artists" | "ensembles" | "composers" | "compositions",
  number
>;

/** So many rows go into one statement: other readers get their turn between two of them. */
export const batch = 400;

type Ids = Map<string, number>;
type Keyed = { key: string };
type KeyedTable =
  | typeof genres
  | typeof venues
  | typeof artists
  | typeof ensembles
  | typeof composers
  | typeof compositions
  | typeof events;

function distinct<T extends Keyed>(entries: readonly T[]): T[] {
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()];
}

export async function knownIds(tx: Database, table: KeyedTable): Promise<Ids> {
  const rows = await tx
    .select({ id: table.id, key: table.externalId })
    .from(table)
    .where(isNotNull(table.externalId));
  return new Map(rows.map(({ id, key }) => [key ?? "", id]));
}

export async function insertAll<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  for (let i = 0; i < rows.length; i += batch) {
    await tx.insert(table).values(rows.slice(i, i + batch));
  }
}

/** Makes rows for those entries that have none yet; rows that are there belong to the staff. */
async function complete<T extends Keyed, Table extends KeyedTable>(
  tx: Database,
  table: Table,
  entries: readonly T[],
  row: (entry: T) => Table["$inferInsert"],
): Promise<{ ids: Ids; created: number }> {
  const ids = await knownIds(tx, table);
  const missing = distinct(entries).filter(({ key }) => !ids.has(key));
  if (missing.length === 0) return { ids, created: 0 };
  await insertAll(tx, table, missing.map(row));
  return { ids: await knownIds(tx, table), created: missing.length };
}

export const slugs = (text: Localized, fallback: Localized): Localized =>
  localize((locale) => slugify(text[locale], fallback[locale]));
const sameText = (text: string): Localized => localize(() => text);

/** Genres that the festival has under the same name are used as they are. */
async function completeGenres(tx: Database, imported: readonly ImportedEvent[]) {
  const wanted = distinct(imported.map((event) => event.genre));
  const rows = await tx.select({ id: genres.id, title: genres.title }).from(genres);
  const byTitle = new Map(rows.map(({ id, title }) => [title.de, id]));
  const result = await complete(
    tx,
    genres,
    wanted.filter(({ title }) => !byTitle.has(title.de)),
    ({ key, title }) => ({
      title,
      slug: slugs(title, { de: "genre", en: "genre" }),
      position: 100,
      externalId: key,
    }),
  );
  for (const { key, title } of wanted) {
    const own = byTitle.get(title.de);
    if (own !== undefined) result.ids.set(key, own);
  }
  return result;
}

function worksOf(imported: readonly ImportedEvent[]): ImportedWork[] {
  return imported.flatMap(({ programme }) =>
    programme.flatMap((item) => (item.kind === "work" ? [item.work] : [])),
  );
}

async function completeWorks(tx: Database, imported: readonly ImportedEvent[]) {
  const works = worksOf(imported);
  const authors = await complete(
    tx,
    composers,
    works.flatMap(({ composer }) => (composer ? [composer] : [])),
    ({ key, name, shortName }) => ({ name, shortName, externalId: key }),
  );
  const pieces = await complete(tx, compositions, works, ({ key, composer, title, catalogue }) => ({
    composerId: composer ? authors.ids.get(composer.key) : null,
    title,
    catalogue,
    externalId: key,
  }));
  return { authors, pieces };
}

/** The ids of what events refer to, by the source's keys. */
export interface References {
  genres: Ids;
  venues: Ids;
  artists: Ids;
  ensembles: Ids;
  compositions: Ids;
}

/** @throws Error when the key has no row */
export function id(ids: Ids, key: string): number {
  const found = ids.get(key);
  if (found === undefined) throw new Error(`No row for ${key}`);
  return found;
}

/** Makes rows for what the events name and the festival does not know yet. */
export async function storeReferences(
  tx: Database,
  imported: readonly ImportedEvent[],
): Promise<{ refs: References; created: CreatedReferences }> {
  const kinds = await completeGenres(tx, imported);
  const places = await complete(
    tx,
    venues,
    imported.map(({ venue }) => venue),
    ({ key, name, city }) => ({
      name,
      slug: slugs(name, { de: "ort", en: "venue" }),
      city,
      externalId: key,
    }),
  );
  const people = await complete(
    tx,
    artists,
    imported.flatMap(({ cast }) => cast.map(({ artist }) => artist)),
    ({ key, firstName, lastName }) => ({
      firstName,
      lastName,
      slug: slugs(sameText(`${firstName} ${lastName}`), { de: "kuenstler", en: "artist" }),
      externalId: key,
    }),
  );
  const groups = await complete(
    tx,
    ensembles,
    imported.flatMap((event) => event.ensembles),
    ({ key, name }) => ({
      name,
      slug: slugs(name, { de: "ensemble", en: "ensemble" }),
      externalId: key,
    }),
  );
  const { authors, pieces } = await completeWorks(tx, imported);
  const refs: References = {
    genres: kinds.ids,
    venues: places.ids,
    artists: people.ids,
    ensembles: groups.ids,
    compositions: pieces.ids,
  };
  return {
    refs,
    created: {
      genres: kinds.created,
      venues: places.created,
      artists: people.created,
      ensembles: groups.created,
      composers: authors.created,
      compositions: pieces.created,
    },
  };
}
