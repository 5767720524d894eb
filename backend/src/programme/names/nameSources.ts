import type { NameKind } from "@festival/contracts/api/programme/names";
import type { Locale, Localized } from "@festival/contracts/locales";
import { composerSlug, slugsOf, workSlug } from "@festival/contracts/programme/workSlugs";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  artists,
  composers,
  compositions,
  ensembles,
  events,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  type NamedKind,
  venues,
} from "../../platform/database/schema/index.ts";

/** A name as its table has it. */
export interface NameRow {
  id: number;
  title: string;
  /** Of the title, where staff named one. */
  titleLanguage: Localized | null;
  detail: string;
  /** Of what it makes its address: its slug, or its name in both languages. */
  addressed: Localized;
  eventCount: number;
}

export interface NameSource {
  /** What the index of names knows it by. */
  kind: NamedKind;
  table: SQL;
  id: PgColumn;
  title: (locale: Locale) => SQL;
  /** Names of people and ensembles have none. */
  titleLanguage?: PgColumn;
  detail: (locale: Locale) => SQL;
  /** What it stands under in the list. */
  sortedBy: (locale: Locale) => SQL;
  addressed: SQL;
  slugOf: (addressed: Localized) => Localized;
  /** Which event names which of them: rows of `id` and `event_id`, some of them more than once. */
  namings: SQL;
  /** What is shown of those that public events name. */
  isShown: SQL;
  /** Collections of rows that a list shows. */
  shows: readonly string[];
}

const inLocale = (column: PgColumn) => (locale: Locale) =>
  sql`coalesce(${column}->>${sql.raw(`'${locale}'`)}, '')`;
const asStored = (slug: Localized) => slug;

/** "J. S. Bach" stands under B: the initials that tell the members of a family apart come first in a short name. */
const withoutInitials = (name: SQL) => sql`regexp_replace(${name}, '^([^ .]{1,4}[.][ -]*)+', '')`;

export const nameSources: Readonly<Record<NameKind, NameSource>> = {
  works: {
    kind: "work",
    table: sql`${compositions} left join ${composers} on ${composers.id} = ${compositions.composerId}`,
    id: compositions.id,
    title: inLocale(compositions.title),
    titleLanguage: compositions.titleLanguage,
    detail: inLocale(composers.name),
    sortedBy: inLocale(compositions.title),
    addressed: sql`${compositions.title}`,
    slugOf: (title) => slugsOf(title, workSlug),
    namings: sql`select ${eventCompositions.compositionId} as id, ${eventCompositions.eventId}
      from ${eventCompositions}`,
    isShown: sql`true`,
    shows: ["works", "composers"],
  },
  composers: {
    kind: "composer",
    table: sql`${composers}`,
    id: composers.id,
    title: inLocale(composers.name),
    detail: inLocale(composers.years),
    sortedBy: (locale) => withoutInitials(inLocale(composers.shortName)(locale)),
    addressed: sql`${composers.name}`,
    slugOf: (name) => slugsOf(name, composerSlug),
    namings: sql`select ${compositions.composerId} as id, ${eventCompositions.eventId}
      from ${eventCompositions}
      join ${compositions} on ${compositions.id} = ${eventCompositions.compositionId}`,
    isShown: sql`true`,
    shows: ["works", "composers"],
  },
  artists: {
    kind: "artist",
    table: sql`${artists}`,
    id: artists.id,
    title: () => sql`trim(${artists.firstName} || ' ' || ${artists.lastName})`,
    detail: inLocale(artists.role),
    sortedBy: () => sql`${artists.lastName} || ' ' || ${artists.firstName}`,
    addressed: sql`${artists.slug}`,
    slugOf: asStored,
    namings: sql`select ${eventCastMembers.artistId} as id, ${eventCastMembers.eventId}
      from ${eventCastMembers}`,
    isShown: sql`${artists.isOnline}`,
    shows: ["artists"],
  },
  ensembles: {
    kind: "ensemble",
    table: sql`${ensembles}`,
    id: ensembles.id,
    title: inLocale(ensembles.name),
    detail: () => sql`''`,
    sortedBy: inLocale(ensembles.name),
    addressed: sql`${ensembles.slug}`,
    slugOf: asStored,
    namings: sql`select ${eventEnsembles.ensembleId} as id, ${eventEnsembles.eventId}
      from ${eventEnsembles}`,
    isShown: sql`${ensembles.isOnline}`,
    shows: ["ensembles"],
  },
  venues: {
    kind: "venue",
    table: sql`${venues}`,
    id: venues.id,
    title: inLocale(venues.name),
    detail: () => sql`${venues.city}`,
    sortedBy: inLocale(venues.name),
    addressed: sql`${venues.slug}`,
    slugOf: asStored,
    namings: sql`select ${events.venueId} as id, ${events.id} as event_id from ${events}`,
    isShown: sql`${venues.isOnline}`,
    shows: ["venues"],
  },
};
