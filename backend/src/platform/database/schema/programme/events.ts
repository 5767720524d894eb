import type { BroadcastKind, ButtonStatus, EventStatus } from "@festival/contracts/api/events";
import type { RichText } from "@festival/contracts/api/common";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import type { Localized } from "@festival/contracts/locales";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { emptyText, id, instant, localized } from "../columns.ts";
import { articles } from "../magazine/magazine.ts";
import { files, images } from "../platform/media.ts";
import {
  artists,
  compositions,
  ensembles,
  externalId,
  genres,
  venues,
  type StoredLink,
} from "./programme.ts";

/** Where an event can be heard without being there. */
export interface StoredBroadcast extends StoredLink {
  kind: BroadcastKind;
}

/** Who plays just one work: an artist, or a guest who has no entry. */
interface StoredSoloist {
  artist_id?: number | null;
  name: string;
  role: Localized;
}

export const events = pgTable(
  "events",
  {
    id: id(),
    /** What calendars know the event by: the same in every file, for ever, at whatever address the site is. */
    calendarUid: uuid().notNull().defaultRandom().unique("events_calendar_uid"),
    startsAt: instant().notNull(),
    endsAt: instant(),
    /** False where only the day is known. */
    hasTime: boolean().notNull().default(true),
    /** IANA name of the zone in which visitors read the event's day and time. */
    timeZone: text().notNull().default(festivalZone),
    /** When it is over: without an end three hours after its start, or with its day. */
    overAt: instant()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(ends_at, case when has_time then (starts_at at time zone 'UTC' + interval '3 hours') at time zone 'UTC' else (starts_at at time zone time_zone + interval '1 day') at time zone time_zone end)`,
      ),
    /** The day in Berlin on which it begins. */
    day: date()
      .notNull()
      .generatedAlwaysAs(sql`(starts_at at time zone ${sql.raw(`'${festivalZone}'`)})::date`),
    doorsAt: instant(),
    introductionAt: instant(),
    introductionPlace: localized().notNull().default(emptyText),
    title: localized().notNull(),
    /** BCP 47, where the title is in another language than its readers'. */
    titleLanguage: localized().notNull().default(emptyText),
    subtitle: localized().notNull().default(emptyText),
    slug: localized().notNull(),
    /** The main genre; `eventGenres` holds all of them, this one included. */
    genreId: integer().references(() => genres.id),
    venueId: integer().references(() => venues.id),
    status: text().$type<EventStatus>().notNull().default("scheduled"),
    /** Why the status is what it is; may be empty. */
    statusReason: localized().notNull().default(emptyText),
    /** What a postponed or moved event was announced for. */
    previousStartsAt: instant(),
    previousVenueId: integer().references(() => venues.id, { onDelete: "set null" }),
    buttonStatus: text().$type<ButtonStatus>().notNull().default("soon"),
    /** Overrides the words that belong to the button's status; empty for those. */
    buttonText: localized().notNull().default(emptyText),
    ticketLink: text(),
    edid: text().notNull().default(""),
    eid: text().notNull().default(""),
    access: jsonb().$type<string[]>().notNull().default([]),
    /** Euros, all fees included. */
    priceFrom: numeric({ precision: 8, scale: 2, mode: "number" }),
    priceTo: numeric({ precision: 8, scale: 2, mode: "number" }),
    concessions: localized().notNull().default(emptyText),
    ageRecommendation: localized().notNull().default(emptyText),
    education: localized().notNull().default(emptyText),
    description: localized<RichText | null>().notNull().default({ de: null, en: null }),
    programText: localized<RichText | null>().notNull().default({ de: null, en: null }),
    links: jsonb().$type<StoredLink[]>().notNull().default([]),
    broadcasts: jsonb().$type<StoredBroadcast[]>().notNull().default([]),
    residentArtist: boolean().notNull().default(false),
    fellowshipArtist: boolean().notNull().default(false),
    isOnline: boolean().notNull().default(true),
    /** Pictures in their order. */
    imageIds: jsonb().$type<number[]>().notNull().default([]),
    revision: integer().notNull().default(1),
    externalId: externalId(),
    /** What staff search in lists: title and subtitle in both languages, without case and accents. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_plain(coalesce(title->>'de', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(subtitle->>'de', '') || ' ' || coalesce(subtitle->>'en', ''))`,
      ),
    /** The fields that an import last said, as staff see them; one that differs by now staff have changed. */
    imported: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    // with the end, so that a page of the programme is found without reading what is over
    index("events_by_date")
      .on(table.startsAt, table.id, table.overAt)
      .where(sql`is_online`),
    // with the start, so that what is ahead is put in order without reading what is over; with the day to count
    index("events_by_end")
      .on(table.overAt, table.startsAt, table.id, table.day)
      .where(sql`is_online`),
    // so that the days of a calendar are counted one after the other, until there are enough
    index("events_by_day")
      .on(table.day, table.startsAt, table.overAt)
      .where(sql`is_online`),
    // lists of staff show what is offline too, the latest first
    index("events_by_start").on(table.startsAt, table.id),
    // parts of words, of three letters and more
    index("events_search_text").using("gin", sql`${table.searchText} gin_trgm_ops`),
    index("events_by_genre").on(table.genreId, table.startsAt),
    index("events_by_venue").on(table.venueId, table.startsAt),
  ],
);

const eventId = () =>
  integer()
    .notNull()
    .references(() => events.id, { onDelete: "cascade" });

export const eventGenres = pgTable(
  "event_genres",
  {
    eventId: eventId(),
    genreId: integer()
      .notNull()
      .references(() => genres.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.genreId] }),
    index("event_genres_by_genre").on(table.genreId, table.eventId),
  ],
);

/** What is played, intervals included, in order. */
export const eventCompositions = pgTable(
  "event_compositions",
  {
    id: id(),
    eventId: eventId(),
    position: integer().notNull(),
    kind: text().$type<"work" | "interval">().notNull().default("work"),
    /** Null for an interval. */
    compositionId: integer().references(() => compositions.id),
    /** Movements, scoring, arrangement: one line. */
    detail: localized().notNull().default(emptyText),
    durationMinutes: integer(),
    /** Who plays just this work. */
    soloists: jsonb().$type<StoredSoloist[]>().notNull().default([]),
  },
  (table) => [
    unique("event_compositions_position").on(table.eventId, table.position),
    index("event_compositions_by_composition").on(table.compositionId, table.eventId),
  ],
);

export const eventCastMembers = pgTable(
  "event_castmembers",
  {
    id: id(),
    eventId: eventId(),
    position: integer().notNull(),
    artistId: integer()
      .notNull()
      .references(() => artists.id),
    /** Instrument, voice or function. */
    role: localized().notNull().default(emptyText),
  },
  (table) => [
    unique("event_castmembers_position").on(table.eventId, table.position),
    index("event_castmembers_by_artist").on(table.artistId, table.eventId),
  ],
);

export const eventEnsembles = pgTable(
  "event_ensembles",
  {
    eventId: eventId(),
    ensembleId: integer()
      .notNull()
      .references(() => ensembles.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.ensembleId] }),
    index("event_ensembles_by_ensemble").on(table.ensembleId, table.eventId),
  ],
);

/** What the magazine says about events. */
export const eventArticles = pgTable(
  "event_articles",
  {
    eventId: eventId(),
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.articleId] }),
    index("event_articles_by_article").on(table.articleId, table.eventId),
  ],
);

export const eventDownloads = pgTable(
  "event_downloads",
  {
    eventId: eventId(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.fileId] }),
    index("event_downloads_by_file").on(table.fileId),
  ],
);

export type SponsorTier = "main" | "partner" | "supporter" | "media";

export const sponsors = pgTable("sponsors", {
  id: id(),
  name: text().notNull(),
  url: text().notNull().default(""),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
  /** How much of the festival they carry. */
  tier: text().$type<SponsorTier>().notNull().default("partner"),
  isOnline: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
  position: integer().notNull().default(0),
});

export const eventSponsors = pgTable(
  "event_sponsors",
  {
    eventId: eventId(),
    sponsorId: integer()
      .notNull()
      .references(() => sponsors.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.sponsorId] }),
    index("event_sponsors_by_sponsor").on(table.sponsorId),
  ],
);
