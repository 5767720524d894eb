import { sql } from "drizzle-orm";
import { integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { localized } from "../columns.ts";
import { sections } from "./content.ts";

/** Reusable blocks that pages can show: the names of their containers. A block that a template shows has a slug instead. */
export const blocks = pgTable(
  "blocks",
  {
    /** Of its container, which owns its sections. */
    id: integer()
      .primaryKey()
      .references(() => sections.id, { onDelete: "cascade" }),
    name: localized().notNull(),
  },
  (table) => [
    uniqueIndex("blocks_name_de").on(sql`(${table.name}->>'de')`),
    uniqueIndex("blocks_name_en").on(sql`(${table.name}->>'en')`),
  ],
);
