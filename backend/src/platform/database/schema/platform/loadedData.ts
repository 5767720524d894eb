import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** What was loaded as a whole, such as the demo season, so that it is loaded once. */
export const loadedData = pgTable("loaded_data", {
  name: text().primaryKey(),
  /** SHA-256 of what was loaded, hexadecimal. */
  contentHash: text().notNull(),
  loadedAt: instant().notNull().defaultNow(),
});
