import type { ButtonStatus, EventStatus } from "@festival/contracts/api/events";
import type { RichText } from "@festival/contracts/api/common";
import type { Localized } from "@festival/contracts/locales";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { emptyText, germanText, id, instant, localized } from "./columns.ts";
import { images } from "./media.ts";

/** Where a row came from, such as "nyphil:work:52446*"; null for rows made here. */
const externalId = () => text().unique();

export const genres = pgTable("genres", {
  id: id(),
  title: localized().notNull(),
  slug: localized().notNull(),
  position: integer().notNull().default(0),
  revision: integer().notNull().default(1),
  externalId: externalId(),
});

export const venues = pgTable("venues", {
  id: id(),
  name: localized().notNull(),
  slug: localized().notNull(),
  street: text().notNull().default(""),
  postalCode: text().notNull().default(""),
  city: text().notNull().default(""),
  /** WGS 84 degrees. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  access: jsonb().$type<string[]>().notNull().default([]),
  description: localized().notNull().default(emptyText),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
  revision: integer().notNull().default(1),
  externalId: externalId(),
});

/** Those who perform under their own name; the API calls them cast members. */
export const artists = pgTable(
  "artists",
  {
    id: id(),
    firstName: germanText().notNull().default(""),
    lastName: germanText().notNull(),
    slug: localized().notNull(),
    /** Instrument, voice or function that belongs to the name; may be empty. */
    role: localized().notNull().default(emptyText),
    residentArtist: boolean().notNull().default(false),
    fellowshipArtist: boolean().notNull().default(false),
    biography: localized<RichText | null>().notNull().default({ de: null, en: null }),
    imageId: integer().references(() => images.id, { onDelete: "set null" }),
    revision: integer().notNull().default(1),
    externalId: externalId(),
  },
  (table) => [index("artists_name").on(table.lastName, table.firstName)],
);

export const ensembles = pgTable("ensembles", {
  id: id(),
  name: localized().notNull(),
  slug: localized().notNull(),
  description: localized<RichText | null>().notNull().default({ de: null, en: null }),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
  revision: integer().notNull().default(1),
  externalId: externalId(),
});

/** Members of an ensemble who have a page of their own. */
export const ensembleMembers = pgTable(
  "ensemble_members",
  {
    ensembleId: integer()
      .notNull()
      .references(() => ensembles.id, { onDelete: "cascade" }),
    artistId: integer()
      .notNull()
      .references(() => artists.id, { onDelete: "cascade" }),
    position: integer().notNull().default(0),
    role: localized().notNull().default(emptyText),
  },
  (table) => [
    primaryKey({ columns: [table.ensembleId, table.artistId] }),
    index("ensemble_members_by_artist").on(table.artistId),
  ],
);

export const composers = pgTable("composers", {
  id: id(),
  /** As printed, first name first; Tschaikowsky and Tchaikovsky. */
  name: localized().notNull(),
  /** For one-line lists, such as "Beethoven" or "J. S. Bach". */
  shortName: localized().notNull(),
  /** As printed, such as "1770–1827" or "geb. 1961"; may be empty. */
  years: localized().notNull().default(emptyText),
  revision: integer().notNull().default(1),
  externalId: externalId(),
});

export const compositions = pgTable(
  "compositions",
  {
    id: id(),
    /** Null for anonymous and traditional works. */
    composerId: integer().references(() => composers.id),
    /** As printed, with key and catalogue number. */
    title: localized().notNull(),
    /** As one-line lists name it; falls back to `title` where empty. */
    shortTitle: localized().notNull().default(emptyText),
    /** Alone, such as "op. 131", for search; may be empty. */
    catalogue: text().notNull().default(""),
    /** Alone, such as "cis-Moll"; may be empty. */
    musicalKey: localized().notNull().default(emptyText),
    revision: integer().notNull().default(1),
    externalId: externalId(),
  },
  (table) => [index("compositions_composer").on(table.composerId)],
);

export const events = pgTable(
  "events",
  {
    id: id(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    /** False where only the day is known. */
    hasTime: boolean().notNull().default(true),
    /** IANA name of the zone in which visitors read the event's day and time. */
    timeZone: text().notNull().default("Europe/Berlin"),
    doorsAt: instant(),
    introductionAt: instant(),
    introductionPlace: localized().notNull().default(emptyText),
    title: localized().notNull(),
    subtitle: localized().notNull().default(emptyText),
    slug: localized().notNull(),
    /** The main genre; `eventGenres` holds all of them, this one included. */
    genreId: integer().references(() => genres.id),
    venueId: integer().references(() => venues.id),
    status: text().$type<EventStatus>().notNull().default("scheduled"),
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
    residentArtist: boolean().notNull().default(false),
    fellowshipArtist: boolean().notNull().default(false),
    isOnline: boolean().notNull().default(true),
    /** Pictures in their order. */
    imageIds: jsonb().$type<number[]>().notNull().default([]),
    revision: integer().notNull().default(1),
    externalId: externalId(),
    /** SHA-256 of what the import last stored, hexadecimal; tells what changed in its source. */
    importHash: text(),
  },
  (table) => [
    index("events_by_date").on(table.startsAt, table.id),
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
    soloists: jsonb().$type<{ name: string; role: Localized }[]>().notNull().default([]),
  },
  (table) => [
    unique("event_compositions_position").on(table.eventId, table.position),
    index("event_compositions_by_composition").on(table.compositionId),
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
  (table) => [primaryKey({ columns: [table.eventId, table.sponsorId] })],
);

export const seasons = pgTable("seasons", {
  id: id(),
  title: localized().notNull(),
  motto: localized().notNull().default(emptyText),
  /** Calendar days in Berlin, YYYY-MM-DD. */
  startsOn: text().notNull(),
  endsOn: text().notNull(),
  revision: integer().notNull().default(1),
  isCurrent: boolean().notNull().default(false),
});
