import type { PatternSection } from "@festival/contracts/api/editing/patterns";
import { sql } from "drizzle-orm";
import { jsonb, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, localized } from "../columns.ts";

/** Sections that staff keep under a name and insert as copies. They belong to no content, and no visitor sees them. */
export const patterns = pgTable(
  "patterns",
  {
    id: id(),
    name: localized().notNull(),
    sections: jsonb().$type<PatternSection[]>().notNull(),
  },
  (table) => [
    uniqueIndex("patterns_name_de").on(sql`(${table.name}->>'de')`),
    uniqueIndex("patterns_name_en").on(sql`(${table.name}->>'en')`),
  ],
);
