import { locales, type Localized } from "@festival/contracts/locales";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  composers,
  compositions,
  ensembles,
  genres,
  venues,
} from "../../platform/database/schema/index.ts";
import type {
  ImportedArtist,
  ImportedComposer,
  ImportedEnsemble,
  ImportedEvent,
  ImportedGenre,
  ImportedVenue,
  ImportedWork,
  Keyed,
} from "./importedEvent.ts";
import { nameKey } from "./nameKey.ts";

export const referenceKinds = [
  "genres",
  "venues",
  "artists",
  "ensembles",
  "composers",
  "compositions",
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** The ids of what events refer to, by the source's keys; those of rows that are not there yet are negative. */
export type References = Record<ReferenceKind, Map<string, number>>;

/** What events refer to and the festival does not know yet, each once. */
export interface MissingReferences {
  genres: ImportedGenre[];
  venues: ImportedVenue[];
  artists: ImportedArtist[];
  ensembles: ImportedEnsemble[];
  composers: ImportedComposer[];
  compositions: ImportedWork[];
}

/** So many rows go into one statement: other readers get their turn between two of them. */
export const batch = 400;

export async function insertAll<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  for (let i = 0; i < rows.length; i += batch) {
    await tx.insert(table).values(rows.slice(i, i + batch));
  }
}

const distinct = <T extends Keyed>(entries: readonly (T | null | undefined)[]): T[] => [
  ...new Map(entries.flatMap((entry) => (entry ? [[entry.key, entry]] : []))).values(),
];

/** A row that is there, by the key of its source and by its names. */
interface KnownRow {
  id: number;
  key: string | null;
  names: readonly string[];
}

const both = (text: Localized) => locales.map((locale) => text[locale]);

/** Finds the rows that entries mean; those whose key is a name are found by their name, too. */
function match<T extends Keyed>(
  entries: readonly T[],
  rows: readonly KnownRow[],
  namesOf: (entry: T) => readonly string[],
  isByName: (entry: T) => boolean = ({ key }) => key.startsWith("name:"),
): { ids: Map<string, number>; missing: T[] } {
  const byKey = new Map(rows.flatMap(({ key, id }) => (key === null ? [] : [[key, id] as const])));
  const byName = new Map<string, number>();
  for (const { names, id } of rows) {
    for (const name of names) if (!byName.has(nameKey(name))) byName.set(nameKey(name), id);
  }
  const ids = new Map<string, number>();
  const missing: T[] = [];
  for (const entry of entries) {
    const named = isByName(entry) ? namesOf(entry).map((name) => byName.get(nameKey(name))) : [];
    const id = byKey.get(entry.key) ?? named.find((found) => found !== undefined);
    if (id === undefined) missing.push(entry);
    ids.set(entry.key, id ?? -missing.length);
  }
  return { ids, missing };
}

const workName = (composer: number | string | null | undefined, title: string) =>
  `${composer ?? ""}|${title}`;

function worksOf(imported: readonly ImportedEvent[]): ImportedWork[] {
  return distinct(
    imported.flatMap(({ programme = [] }) =>
      programme.map((item) => (item.kind === "work" ? item.work : null)),
    ),
  );
}

/** Finds what the events name among the festival's rows. */
export async function findReferences(
  database: Database,
  imported: readonly ImportedEvent[],
): Promise<{ refs: References; missing: MissingReferences }> {
  const works = worksOf(imported);
  const authors = match(
    distinct(works.map(({ composer }) => composer)),
    (await database.select().from(composers)).map(({ id, externalId, name, shortName }) => ({
      id,
      key: externalId,
      names: [...both(name), ...both(shortName)],
    })),
    ({ name, shortName }) => [...both(name), ...both(shortName)],
  );
  const pieces = match(
    works,
    (await database.select().from(compositions)).map(({ id, externalId, composerId, title }) => ({
      id,
      key: externalId,
      names: both(title).map((words) => workName(composerId, words)),
    })),
    ({ composer, title }) => {
      const author = composer && authors.ids.get(composer.key);
      // a composer who is not there has no works yet
      return author !== undefined && author !== null && author < 0
        ? []
        : both(title).map((words) => workName(author, words));
    },
  );
  // genres that the festival has under the same name are used as they are
  const kinds = match(
    distinct(imported.map(({ genre }) => genre)),
    (await database.select().from(genres)).map(({ id, externalId, title }) => ({
      id,
      key: externalId,
      names: both(title),
    })),
    ({ title }) => both(title),
    () => true,
  );
  const places = match(
    distinct(imported.map(({ venue }) => venue)),
    (await database.select().from(venues)).map(({ id, externalId, name }) => ({
      id,
      key: externalId,
      names: both(name),
    })),
    ({ name }) => both(name),
  );
  const people = match(
    distinct(imported.flatMap(({ cast = [] }) => cast.map(({ artist }) => artist))),
    (await database.select().from(artists)).map(({ id, externalId, firstName, lastName }) => ({
      id,
      key: externalId,
      names: [`${firstName} ${lastName}`.trim()],
    })),
    ({ firstName, lastName }) => [`${firstName} ${lastName}`.trim()],
  );
  const groups = match(
    distinct(imported.flatMap(({ ensembles: named = [] }) => named)),
    (await database.select().from(ensembles)).map(({ id, externalId, name }) => ({
      id,
      key: externalId,
      names: both(name),
    })),
    ({ name }) => both(name),
  );
  return {
    refs: {
      genres: kinds.ids,
      venues: places.ids,
      artists: people.ids,
      ensembles: groups.ids,
      composers: authors.ids,
      compositions: pieces.ids,
    },
    missing: {
      genres: kinds.missing,
      venues: places.missing,
      artists: people.missing,
      ensembles: groups.missing,
      composers: authors.missing,
      compositions: pieces.missing,
    },
  };
}
