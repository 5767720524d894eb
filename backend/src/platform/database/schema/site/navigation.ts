import { boolean, index, integer, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { id, localized } from "../columns.ts";
import { pages } from "./content.ts";

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
    /** Leads to this page, whatever its path; hidden while the page is offline. */
    pageId: integer().references(() => pages.id, { onDelete: "cascade" }),
    /** Without a page: path with language or an external address; null renders text. */
    url: localized<string | null>().notNull().default({ de: null, en: null }),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [index("navigation_entries_in_order").on(table.area, table.position)],
);
