import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** What failed in browsers, counted by day; nothing is kept of whom it befell. */
export const clientErrors = pgTable(
  "client_errors",
  {
    /** In the festival's zone, by the machine's clock. */
    day: date().notNull(),
    /** The same for what is the same error of one release; hexadecimal. */
    fingerprint: text().notNull(),
    kind: text().$type<"error" | "policy">().notNull(),
    /** The container whose file threw it; null where no file is known. */
    part: text(),
    version: text(),
    message: text().notNull(),
    /** The innermost first. */
    frames: text().array().notNull(),
    /** Routes that were open. */
    routes: text().array().notNull(),
    browsers: text().array().notNull(),
    count: integer().notNull(),
    /** By the machine's clock. */
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.fingerprint] })],
);
