import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

/** What staff's records were at each of their revisions, for a year. */
export const recordVersions = pgTable(
  "record_versions",
  {
    id: id(),
    /** Kind and id, such as "event:12". */
    what: text().notNull(),
    revision: integer().notNull(),
    /** By the machine's clock. */
    at: instant().notNull().defaultNow(),
    /** Who made it so; empty where that is not known. */
    actor: text().notNull().default(""),
    /** Fields that differ from the revision before. */
    fields: jsonb().$type<string[]>().notNull().default([]),
    /** As staff see and send it. */
    record: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    unique("record_versions_revision").on(table.what, table.revision),
    index("record_versions_by_time").on(table.at),
  ],
);
