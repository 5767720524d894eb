import { localize, type Localized } from "@festival/contracts/locales";
import { slugify } from "@festival/contracts/slug";
import { inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import {
  artists,
  composers,
  compositions,
  ensembles,
  genres,
  venues,
} from "../../platform/database/schema/index.ts";
import {
  batch,
  insertAll,
  referenceKinds,
  type MissingReferences,
  type ReferenceKind,
  type References,
} from "./references.ts";

const slugs = (text: Localized, fallback: Localized): Localized =>
  localize((locale) => slugify(text[locale], fallback[locale]));
export const eventSlugs = (title: Localized): Localized =>
  slugs(title, { de: "konzert", en: "concert" });

type KeyedTable =
  | typeof genres
  | typeof venues
  | typeof artists
  | typeof ensembles
  | typeof composers
  | typeof compositions;

async function idsByKey(
  tx: Database,
  table: KeyedTable,
  keys: readonly string[],
): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (let i = 0; i < keys.length; i += batch) {
    const rows = await tx
      .select({ id: table.id, key: table.externalId })
      .from(table)
      .where(inArray(table.externalId, keys.slice(i, i + batch)));
    found.push(...rows.map(({ id, key }): [string, number] => [key ?? "", id]));
  }
  return found;
}

async function create<Table extends KeyedTable>(
  tx: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<[string, number][]> {
  await insertAll(tx, table, rows);
  return idsByKey(
    tx,
    table,
    rows.map(({ externalId }) => externalId ?? ""),
  );
}

/**
 * Makes rows for what is missing.
 * @param refs gets their ids
 * @returns the ids of the new rows
 */
export async function createReferences(
  tx: Database,
  refs: References,
  missing: MissingReferences,
): Promise<Record<ReferenceKind, number[]>> {
  const made: Record<ReferenceKind, [string, number][]> = {
    genres: await create(
      tx,
      genres,
      missing.genres.map(({ key, title }) => ({
        title,
        slug: slugs(title, { de: "genre", en: "genre" }),
        position: 100,
        externalId: key,
      })),
    ),
    venues: await create(
      tx,
      venues,
      missing.venues.map(({ key, name, city }) => ({
        name,
        slug: slugs(name, { de: "ort", en: "venue" }),
        city,
        externalId: key,
      })),
    ),
    artists: await create(
      tx,
      artists,
      missing.artists.map(({ key, firstName, lastName }) => ({
        firstName,
        lastName,
        slug: slugs(
          localize(() => `${firstName} ${lastName}`),
          { de: "kuenstler", en: "artist" },
        ),
        externalId: key,
      })),
    ),
    ensembles: await create(
      tx,
      ensembles,
      missing.ensembles.map(({ key, name }) => ({
        name,
        slug: slugs(name, { de: "ensemble", en: "ensemble" }),
        externalId: key,
      })),
    ),
    composers: await create(
      tx,
      composers,
      missing.composers.map(({ key, name, shortName }) => ({ name, shortName, externalId: key })),
    ),
    compositions: [],
  };
  for (const [key, id] of made.composers) refs.composers.set(key, id);
  made.compositions = await create(
    tx,
    compositions,
    missing.compositions.map(({ key, composer, title, catalogue }) => ({
      composerId: composer ? refs.composers.get(composer.key) : null,
      title,
      catalogue,
      externalId: key,
    })),
  );
  const ids = {} as Record<ReferenceKind, number[]>;
  for (const kind of referenceKinds) {
    for (const [key, id] of made[kind]) refs[kind].set(key, id);
    ids[kind] = made[kind].map(([, id]) => id);
  }
  return ids;
}
