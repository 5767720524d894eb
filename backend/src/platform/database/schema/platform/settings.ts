import type { Settings } from "@festival/contracts/api/settings";
import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";

/** What staff set for the whole site: one row, with what differs from the defaults. */
export const settings = pgTable("settings", {
  id: integer().primaryKey().default(1),
  values: jsonb().$type<Partial<Settings>>().notNull().default({}),
  revision: integer().notNull().default(1),
});
