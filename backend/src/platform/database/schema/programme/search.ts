import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { instant } from "../columns.ts";
import { events } from "./events.ts";

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The words by which events are found, with and without umlauts, whole and as German and English stems, and
 * when they are over: the index knows both, so what is over is not even looked at where visitors ask what is
 * to come. The database keeps this and the tables below itself, by triggers: see the migrations that make them.
 */
export const eventSearch = pgTable(
  "event_search",
  {
    eventId: integer()
      .primaryKey()
      .references(() => events.id, { onDelete: "cascade" }),
    document: searchVector().notNull(),
    overAt: instant()
      .notNull()
      .default(sql`'infinity'`),
  },
  (table) => [index("event_search_document").using("gin", table.document, table.overAt)],
);

/**
 * The options of the programme's filters that each event has, each once: counting them for a whole season
 * reads one list for each event. Kept as the documents of words are, and refreshed together with them, by a
 * function that `npm run migrations:filters` writes.
 */
export const eventOptions = pgTable(
  "event_options",
  {
    eventId: integer()
      .primaryKey()
      .references(() => events.id, { onDelete: "cascade" }),
    /** All of them in one list, each its id times 32 and the number of its filter (`filterSources.ts`). */
    numbers: integer().array().notNull().default([]),
    /** Ids. Works are many, and rarely asked for. */
    works: integer().array().notNull(),
    /** As the event's, so that what is ahead is counted without reading any event. */
    isOnline: boolean().notNull().default(false),
    overAt: instant()
      .notNull()
      .default(sql`'infinity'`),
  },
  (table) => [
    index("event_options_by_end")
      .on(table.overAt)
      .where(sql`is_online`),
  ],
);

export type NamedKind = "artist" | "composer" | "ensemble" | "venue" | "work";

/** The words of names, for suggestions. */
export const nameSearch = pgTable(
  "name_search",
  {
    kind: text().$type<NamedKind>().notNull(),
    id: integer().notNull(),
    document: searchVector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("name_search_document").using("gin", table.document),
  ],
);

/** Every word of the search documents, to guess what a visitor meant to type. Words can be there twice. */
export const searchWords = pgTable("search_words", { word: text().notNull() }, (table) => [
  index("search_words_word").on(table.word),
  index("search_words_similar").using("gin", sql`${table.word} gin_trgm_ops`),
]);
