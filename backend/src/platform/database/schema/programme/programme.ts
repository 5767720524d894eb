import type { RichText } from "@festival/contracts/api/common";
import type { Localized } from "@festival/contracts/locales";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { emptyText, germanText, id, localized } from "../columns.ts";
import { images } from "../platform/media.ts";

/** Where a row came from, such as "nyphil:work:52446*"; null for rows made here. */
export const externalId = () => text().unique();

/** Ids in catalogues of others; each is empty where it is not known. */
const authorityIds = () => ({
  wikidataId: text().notNull().default(""),
  musicbrainzId: text().notNull().default(""),
  gndId: text().notNull().default(""),
});

/** A link that staff set, with the words that lead there. */
export interface StoredLink {
  title: Localized;
  url: string;
}
const links = () => jsonb().$type<StoredLink[]>().notNull().default([]);
const richText = () => localized<RichText | null>().notNull().default({ de: null, en: null });

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
  /** ISO 3166-1, such as "DE"; empty where it is not known. */
  country: text().notNull().default(""),
  /** WGS 84 degrees. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  access: jsonb().$type<string[]>().notNull().default([]),
  /** What the features leave open: where the lift is, whom to call. */
  accessText: localized().notNull().default(emptyText),
  description: localized().notNull().default(emptyText),
  /** How to get there. */
  travel: richText(),
  links: links(),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
  isOnline: boolean().notNull().default(true),
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
    biography: richText(),
    links: links(),
    ...authorityIds(),
    imageId: integer().references(() => images.id, { onDelete: "set null" }),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
    externalId: externalId(),
  },
  (table) => [index("artists_name").on(table.lastName, table.firstName)],
);

export const ensembles = pgTable("ensembles", {
  id: id(),
  name: localized().notNull(),
  slug: localized().notNull(),
  description: richText(),
  links: links(),
  ...authorityIds(),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
  isOnline: boolean().notNull().default(true),
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
  ...authorityIds(),
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
    /** BCP 47, of both titles, where they are in another language than their readers'. */
    titleLanguage: localized().notNull().default(emptyText),
    /** Alone, such as "op. 131", for search; may be empty. */
    catalogue: text().notNull().default(""),
    /** Alone, such as "cis-Moll"; may be empty. */
    musicalKey: localized().notNull().default(emptyText),
    ...authorityIds(),
    revision: integer().notNull().default(1),
    externalId: externalId(),
  },
  (table) => [index("compositions_composer").on(table.composerId)],
);
