import { index, integer, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { id, localized } from "./columns.ts";

export const navigationEntries = pgTable(
  "navigation_entries",
  {
    id: id(),
    area: text().$type<"menu" | "submenu" | "footer">().notNull(),
    parentId: integer().references((): AnyPgColumn => navigationEntries.id, {
      onDelete: "cascade",
    }),
    position: integer().notNull().default(0),
    title: localized().notNull(),
    /** Path with language or an external address; null renders text. */
    url: localized<string | null>().notNull().default({ de: null, en: null }),
  },
  (table) => [index("navigation_entries_in_order").on(table.area, table.position)],
);
