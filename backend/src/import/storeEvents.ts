import { createHash } from "node:crypto";
import { localize, type Localized } from "@festival/contracts/locales";
import { eq, inArray, isNotNull } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/openDatabase.ts";
import {
  artists,
  composers,
  compositions,
  ensembles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
  genres,
  venues,
} from "../database/schema/index.ts";
import { slugify } from "../slug.ts";
import type { ImportedEvent, ImportedWork } from "./importedEvent.ts";

export interface ImportResult {
  events: { new: number; changed: number; unchanged: number };
  /** Rows made for what the events name and the festival did not know yet. */
  created: Record<
    "genres" | "venues" | "artists" | "ensembles" | "composers" | "compositions",
    number
  >;
}

/** So many rows go into one statement: other readers get their turn between two of them. */
const batch = 400;

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

async function knownIds(tx: Database, table: KeyedTable): Promise<Ids> {
  const rows = await tx
    .select({ id: table.id, key: table.externalId })
    .from(table)
    .where(isNotNull(table.externalId));
  return new Map(rows.map(({ id, key }) => [key ?? "", id]));
}

async function insertAll<T extends PgTable>(
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

const slugs = (text: Localized, fallback: Localized): Localized =>
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

interface References {
  genres: Ids;
  venues: Ids;
  artists: Ids;
  ensembles: Ids;
  compositions: Ids;
}

function id(ids: Ids, key: string): number {
  const found = ids.get(key);
  if (found === undefined) throw new Error(`No row for ${key}`);
  return found;
}

function eventRow(event: ImportedEvent, refs: References): typeof events.$inferInsert {
  return {
    externalId: event.key,
    importHash: hashOf(event),
    startsAt: event.startsAt,
    hasTime: event.hasTime,
    timeZone: event.timeZone,
    title: event.title,
    subtitle: event.subtitle,
    slug: slugs(event.title, { de: "konzert", en: "concert" }),
    genreId: id(refs.genres, event.genre.key),
    venueId: id(refs.venues, event.venue.key),
    isOnline: event.isOnline,
    // their tickets are sold by others, where at all
    buttonStatus: "external",
  };
}

function hashOf(event: ImportedEvent): string {
  return createHash("sha256").update(JSON.stringify(event)).digest("hex");
}

async function storeParts(
  tx: Database,
  stored: readonly { id: number; event: ImportedEvent }[],
  refs: References,
): Promise<void> {
  await insertAll(
    tx,
    eventGenres,
    stored.map(({ id: eventId, event }) => ({
      eventId,
      genreId: id(refs.genres, event.genre.key),
    })),
  );
  await insertAll(
    tx,
    eventCompositions,
    stored.flatMap(({ id: eventId, event }) =>
      event.programme.map((item, position) =>
        item.kind === "interval"
          ? { eventId, position, kind: item.kind }
          : {
              eventId,
              position,
              kind: item.kind,
              compositionId: id(refs.compositions, item.work.key),
              detail: item.detail,
              soloists: item.soloists,
            },
      ),
    ),
  );
  await insertAll(
    tx,
    eventCastMembers,
    stored.flatMap(({ id: eventId, event }) =>
      event.cast.map(({ artist, role }, position) => ({
        eventId,
        position,
        artistId: id(refs.artists, artist.key),
        role,
      })),
    ),
  );
  await insertAll(
    tx,
    eventEnsembles,
    stored.flatMap(({ id: eventId, event }) =>
      event.ensembles.map(({ key }, position) => ({
        eventId,
        ensembleId: id(refs.ensembles, key),
        position,
      })),
    ),
  );
}

/** Which of the events are new, and which differ from what was last imported. */
async function sort(tx: Database, imported: readonly ImportedEvent[]) {
  const rows = await tx
    .select({ id: events.id, key: events.externalId, hash: events.importHash })
    .from(events)
    .where(isNotNull(events.externalId));
  const known = new Map(rows.map((row) => [row.key, row]));
  const added: ImportedEvent[] = [];
  const changed: { id: number; event: ImportedEvent }[] = [];
  for (const event of imported) {
    const row = known.get(event.key);
    if (!row) added.push(event);
    else if (row.hash !== hashOf(event)) changed.push({ id: row.id, event });
  }
  return { added, changed };
}

async function clearParts(tx: Database, ids: readonly number[]): Promise<void> {
  for (let i = 0; i < ids.length; i += batch) {
    const some = ids.slice(i, i + batch);
    await tx.delete(eventGenres).where(inArray(eventGenres.eventId, some));
    await tx.delete(eventCompositions).where(inArray(eventCompositions.eventId, some));
    await tx.delete(eventCastMembers).where(inArray(eventCastMembers.eventId, some));
    await tx.delete(eventEnsembles).where(inArray(eventEnsembles.eventId, some));
  }
}

/**
 * Stores events of another source, and what they name, in one transaction: all of them or none.
 * An event whose source has not changed since the last import is left as it is.
 */
export function storeEvents(
  database: Database,
  imported: readonly ImportedEvent[],
): Promise<ImportResult> {
  return database.transaction(async (tx) => {
    const { added, changed } = await sort(tx, imported);
    const touched = [...added, ...changed.map(({ event }) => event)];
    const kinds = await completeGenres(tx, touched);
    const places = await complete(
      tx,
      venues,
      touched.map(({ venue }) => venue),
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
      touched.flatMap(({ cast }) => cast.map(({ artist }) => artist)),
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
      touched.flatMap((event) => event.ensembles),
      ({ key, name }) => ({
        name,
        slug: slugs(name, { de: "ensemble", en: "ensemble" }),
        externalId: key,
      }),
    );
    const { authors, pieces } = await completeWorks(tx, touched);
    const refs: References = {
      genres: kinds.ids,
      venues: places.ids,
      artists: people.ids,
      ensembles: groups.ids,
      compositions: pieces.ids,
    };

    await insertAll(
      tx,
      events,
      added.map((event) => eventRow(event, refs)),
    );
    for (const { id: eventId, event } of changed) {
      await tx.update(events).set(eventRow(event, refs)).where(eq(events.id, eventId));
    }
    await clearParts(
      tx,
      changed.map((entry) => entry.id),
    );
    const eventIds = added.length > 0 ? await knownIds(tx, events) : new Map<string, number>();
    await storeParts(
      tx,
      [...added.map((event) => ({ id: id(eventIds, event.key), event })), ...changed],
      refs,
    );
    return {
      events: {
        new: added.length,
        changed: changed.length,
        unchanged: imported.length - touched.length,
      },
      created: {
        genres: kinds.created,
        venues: places.created,
        artists: people.created,
        ensembles: groups.created,
        composers: authors.created,
        compositions: pieces.created,
      },
    };
  });
}
