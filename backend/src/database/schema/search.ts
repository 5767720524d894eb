import { customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { events } from "./events.ts";

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The words by which events are found, with and without umlauts, whole and as German and English stems.
 * The database keeps this and the two tables below itself, by triggers: see the migration that makes them.
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
