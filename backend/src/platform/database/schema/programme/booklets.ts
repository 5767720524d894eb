import type { RichText } from "@festival/contracts/api/common";
import type { Localized } from "@festival/contracts/locales";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { emptyText, id, localized } from "../columns.ts";
import { events } from "./events.ts";
import { artists, compositions, ensembles } from "./programme.ts";

/** What is sung, in its own language, and what it means in the reader's. */
export interface StoredSungText {
  title: Localized;
  /** Of the original, as BCP 47 names it, such as "it". */
  language: string;
  original: string;
  /** Empty where the reader's language is the original's. */
  translation: Localized;
}

const richText = () => localized<RichText | null>().notNull().default({ de: null, en: null });

/** The programme booklet of an event; it has sections of its own besides, published as pages are. */
export const booklets = pgTable("booklets", {
  id: id(),
  eventId: integer()
    .notNull()
    .unique()
    .references(() => events.id, { onDelete: "cascade" }),
  title: localized().notNull().default(emptyText),
  introduction: richText(),
  isOnline: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});

const bookletId = () =>
  integer()
    .notNull()
    .references(() => booklets.id, { onDelete: "cascade" });

/** What a booklet says about works of its evening. */
export const bookletWorks = pgTable(
  "booklet_works",
  {
    id: id(),
    bookletId: bookletId(),
    position: integer().notNull(),
    compositionId: integer()
      .notNull()
      .references(() => compositions.id),
    note: richText(),
    /** Who wrote the note; may be empty. */
    author: text().notNull().default(""),
    sungTexts: jsonb().$type<StoredSungText[]>().notNull().default([]),
  },
  (table) => [
    unique("booklet_works_position").on(table.bookletId, table.position),
    index("booklet_works_by_composition").on(table.compositionId),
  ],
);

/** Whose biography a booklet shows: an artist's or an ensemble's, as it stands with them. */
export const bookletBiographies = pgTable(
  "booklet_biographies",
  {
    id: id(),
    bookletId: bookletId(),
    position: integer().notNull(),
    artistId: integer().references(() => artists.id, { onDelete: "cascade" }),
    ensembleId: integer().references(() => ensembles.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique("booklet_biographies_position").on(table.bookletId, table.position),
    check("booklet_biographies_of_one", sql`num_nonnulls(artist_id, ensemble_id) = 1`),
  ],
);
