import type { RichText } from "@festival/contracts/api/common";
import { localize, type Localized } from "@festival/contracts/locales";
import { inArray } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import {
  artists,
  authors,
  compositions,
  ensembles,
} from "../../../platform/database/schema/index.ts";

/** A record as a head shows it. */
interface NamedRecord {
  name: Localized;
  /** A biography or a description. */
  words?: Localized<RichText | null>;
}

/** By their ids. */
export interface Named {
  works: ReadonlyMap<number, NamedRecord>;
  artists: ReadonlyMap<number, NamedRecord>;
  ensembles: ReadonlyMap<number, NamedRecord>;
  authors: ReadonlyMap<number, NamedRecord>;
}

/** Reads what a head shows of records; those that are gone are left out. */
export async function readNamed(
  database: Database,
  ids: Record<keyof Named, readonly number[]>,
): Promise<Named> {
  const [works, people, groups, writers] = await Promise.all([
    database
      .select({ id: compositions.id, name: compositions.title })
      .from(compositions)
      .where(inArray(compositions.id, [...ids.works])),
    database
      .select({
        id: artists.id,
        firstName: artists.firstName,
        lastName: artists.lastName,
        words: artists.biography,
      })
      .from(artists)
      .where(inArray(artists.id, [...ids.artists])),
    database
      .select({ id: ensembles.id, name: ensembles.name, words: ensembles.description })
      .from(ensembles)
      .where(inArray(ensembles.id, [...ids.ensembles])),
    database
      .select({ id: authors.id, name: authors.name })
      .from(authors)
      .where(inArray(authors.id, [...ids.authors])),
  ]);
  return {
    works: new Map(works.map(({ id, name }) => [id, { name }])),
    artists: new Map(
      people.map(({ id, firstName, lastName, words }) => [
        id,
        { name: localize(() => `${firstName} ${lastName}`.trim()), words },
      ]),
    ),
    ensembles: new Map(groups.map(({ id, name, words }) => [id, { name, words }])),
    authors: new Map(writers.map(({ id, name }) => [id, { name: localize(() => name) }])),
  };
}
