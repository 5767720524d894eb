import type { FlagFilter, IdsFilter } from "@festival/contracts/programme/filters";
import type { Locale } from "@festival/contracts/locales";
import { and, eq, inArray, lte, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  articles,
  articleTags,
  artists,
  composers,
  compositions,
  ensembles,
  eventArticles,
  eventCastMembers,
  eventCompositions,
  eventEnsembles,
  eventGenres,
  events,
  venues,
  type NamedKind,
} from "../../platform/database/schema/index.ts";

// Where the database has what the programme is filtered by: a row for each filter of the contract. The lists'
// conditions, the options that events are counted by, the query of the API and the choices follow from it.
// After a change of what is kept in `event_options`: npm run migrations:filters

export interface FlagSource {
  /** What the API's documentation says of it. */
  about: string;
  /** What `event_options.numbers` knows it by. A number stays with its filter for ever. */
  number: number;
  /** Of the event's columns. */
  holds: SQL | undefined;
  /** Whether it ends with the event. */
  untilOver?: true;
}

/** Rows that say which events have which ids. */
export interface EventLink {
  table: PgTable;
  eventId: PgColumn;
  /** Further tables, where the ids are in one of them. */
  joins?: SQL;
  /** What holds at a moment. Only for ids that are not kept in `event_options`. */
  holds?: (now: Date) => SQL | undefined;
}

export interface OptionNames {
  /** What the index of names knows them by; without it names are compared one by one. */
  kind?: NamedKind;
  table: SQL;
  id: PgColumn | SQL;
  title: (locale: Locale) => SQL;
  /** What names are sorted by, where it is not the title. */
  sort?: (locale: Locale) => SQL;
  isShown?: SQL;
}

export interface IdsSource {
  /** What the API's documentation says of it. */
  about: string;
  /**
   * What `event_options` keeps of it, for the counts: the number that its list knows the filter by, which stays
   * with it for ever, or `works` for the column of that name. Without it the filter has no counts.
   */
  kept?: number | "works";
  /** The ids, of the event itself or of rows that `link` finds. */
  id: PgColumn | SQL;
  link?: EventLink;
  /** What the options are called; without it the choices are numbers alone. */
  names?: OptionNames;
  /** Collection of rows that the choices show. */
  shows?: string;
  /** Collections that change which events fit without a change of an event. */
  changesWith?: readonly string[];
}

const localized = (column: PgColumn) => (locale: Locale) =>
  sql`${column}->>${sql.raw(`'${locale}'`)}`;

/** When an event begins, by the clock where it is heard. */
const startsThere = sql`${events.startsAt} at time zone ${events.timeZone}`;
const hour = sql`extract(hour from ${startsThere})`;

const upTo = (euros: number, number: number): FlagSource => ({
  about: `Only events with tickets for ${euros} euros or less, or free ones.`,
  number,
  holds: and(
    ne(events.status, "cancelled"),
    sql`(${events.priceFrom} <= ${sql.raw(String(euros))} or ${events.buttonStatus} = 'free')`,
  ),
});

export const flagSources: Readonly<Record<FlagFilter, FlagSource>> = {
  tickets_available: {
    about: "Only events with tickets on sale, or free ones.",
    number: 7,
    holds: and(
      ne(events.status, "cancelled"),
      inArray(events.buttonStatus, ["on_sale", "few_left", "free"]),
    ),
    untilOver: true,
  },
  free: {
    about: "Only events without an entrance fee.",
    number: 9,
    holds: and(ne(events.status, "cancelled"), eq(events.buttonStatus, "free")),
  },
  up_to_10: upTo(10, 14),
  up_to_15: upTo(15, 10),
  morning: {
    about: "Only events that begin between 5:00 and noon, by the clock of their venue.",
    number: 11,
    holds: and(eq(events.hasTime, true), sql`${hour} between 5 and 11`),
  },
  late: {
    about: "Only events that begin at 21:00 or later, or before 5:00, by the clock of their venue.",
    number: 12,
    holds: and(eq(events.hasTime, true), sql`(${hour} >= 21 or ${hour} < 5)`),
  },
  resident_artist: {
    about: "Only with the artist in residence.",
    number: 5,
    holds: eq(events.residentArtist, true),
  },
  fellowship_artist: {
    about: "Only with artists of the fellowship.",
    number: 6,
    holds: eq(events.fellowshipArtist, true),
  },
};

/** Monday, the first of 2024. */
const monday = Date.UTC(2024, 0, 1);
const oneDay = 86_400_000;

/** The days of the week are in no table. */
const weekdayNames: OptionNames = {
  table: sql`generate_series(1, 7) as weekday`,
  id: sql`weekday`,
  title: (locale) => {
    const written = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    const names = Array.from({ length: 7 }, (_, day) => written.format(monday + day * oneDay));
    return sql`(array[${sql.raw(names.map((name) => `'${name}'`).join(", "))}])[weekday]`;
  },
  sort: () => sql`weekday::text`,
};

/** Access features are options of one number, by `accessNumbers` of the contract. */
export const accessNumber = 8;

const works: EventLink = {
  table: eventCompositions,
  eventId: eventCompositions.eventId,
};

export const idsSources: Readonly<Record<IdsFilter | "tags", IdsSource>> = {
  genres: {
    about: "Ids with commas between them; any of them.",
    kept: 0,
    id: eventGenres.genreId,
    link: { table: eventGenres, eventId: eventGenres.eventId },
    shows: "genres",
  },
  cast_members: {
    about: "Ids of artists; any of them.",
    kept: 1,
    id: eventCastMembers.artistId,
    link: { table: eventCastMembers, eventId: eventCastMembers.eventId },
    names: {
      kind: "artist",
      table: sql`${artists}`,
      id: artists.id,
      title: () => sql`trim(${artists.firstName} || ' ' || ${artists.lastName})`,
      sort: () => sql`${artists.lastName} || ' ' || ${artists.firstName}`,
      isShown: sql`${artists.isOnline}`,
    },
    shows: "artists",
  },
  venues: {
    about: "Ids; any of them.",
    kept: 4,
    id: events.venueId,
    names: {
      kind: "venue",
      table: sql`${venues}`,
      id: venues.id,
      title: localized(venues.name),
      isShown: sql`${venues.isOnline}`,
    },
    shows: "venues",
  },
  ensembles: {
    about: "Ids; any of them.",
    kept: 2,
    id: eventEnsembles.ensembleId,
    link: { table: eventEnsembles, eventId: eventEnsembles.eventId },
    names: {
      kind: "ensemble",
      table: sql`${ensembles}`,
      id: ensembles.id,
      title: localized(ensembles.name),
      isShown: sql`${ensembles.isOnline}`,
    },
    shows: "ensembles",
  },
  composers: {
    about: "Ids; any of them.",
    kept: 3,
    id: compositions.composerId,
    link: {
      ...works,
      joins: sql`join ${compositions} on ${compositions.id} = ${eventCompositions.compositionId}`,
    },
    names: {
      kind: "composer",
      table: sql`${composers}`,
      id: composers.id,
      title: localized(composers.name),
      sort: localized(composers.shortName),
    },
    shows: "composers",
  },
  works: {
    about: "Ids of works; any of them.",
    kept: "works",
    id: eventCompositions.compositionId,
    link: works,
    names: {
      kind: "work",
      table: sql`${compositions} left join ${composers} on ${composers.id} = ${compositions.composerId}`,
      id: compositions.id,
      title: (locale) =>
        sql`concat_ws(': ', ${localized(composers.name)(locale)}, ${localized(compositions.title)(locale)})`,
      sort: localized(compositions.title),
    },
    shows: "works",
  },
  weekdays: {
    about:
      "Days of the week, 1 for Monday to 7 for Sunday, by the clock of the venue; any of them.",
    kept: 13,
    id: sql`extract(isodow from ${startsThere})::int`,
    names: weekdayNames,
  },
  tags: {
    about: "Ids of the magazine's tags; any of them, of articles about the event.",
    id: articleTags.tagId,
    link: {
      table: eventArticles,
      eventId: eventArticles.eventId,
      joins: sql`
        join ${articles} on ${articles.id} = ${eventArticles.articleId}
        join ${articleTags} on ${articleTags.articleId} = ${articles.id}`,
      holds: (now) => and(eq(articles.isOnline, true), lte(articles.publishedAt, now)),
    },
    // articles come out, and change, apart from their events
    changesWith: ["articles", "tags"],
  },
};
