import { customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { events } from "./events.ts";

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The words by which events are found, with and without umlauts, whole and as German and English stems.
 * The database keeps this and the tables below itself, by triggers: see the migrations that make them.
 */
export const eventSearch = pgTable(
  "event_search",
  {
    eventId: integer()
      .primaryKey()
      .references(() => events.id, { onDelete: "cascade" }),
    document: searchVector().notNull(),
  },
  (table) => [index("event_search_document").using("gin", table.document)],
);

/**
 * The options of the programme's filters that each event has, each once: counting them for a whole season
 * reads one row for each event. Kept as the documents of words are, and refreshed together with them.
 */
export const eventOptions = pgTable("event_options", {
  eventId: integer()
    .primaryKey()
    .references(() => events.id, { onDelete: "cascade" }),
  genres: integer().array().notNull(),
  castMembers: integer().array().notNull(),
  ensembles: integer().array().notNull(),
  composers: integer().array().notNull(),
  works: integer().array().notNull(),
});

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

/** Every word that was ever to be found, to guess what somebody meant to type. Words can be there twice. */
export const searchWords = pgTable("search_words", { word: text().notNull() }, (table) => [
  index("search_words_word").on(table.word),
  index("search_words_similar").using("gin", sql`${table.word} gin_trgm_ops`),
]);
