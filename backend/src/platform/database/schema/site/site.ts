import { boolean, index, integer, pgTable } from "drizzle-orm/pg-core";
import { emptyText, id, instant, localized } from "../columns.ts";

/** What the bar at the top of each page says. */
export const alerts = pgTable(
  "alerts",
  {
    id: id(),
    title: localized().notNull(),
    text: localized().notNull().default(emptyText),
    linkTitle: localized().notNull().default(emptyText),
    /** Path with language or an external address; empty for no link. */
    link: localized().notNull().default(emptyText),
    /** By the festival's clock; null for no limit. */
    startsAt: instant(),
    endsAt: instant(),
    /** The first one is what readers see. */
    position: integer().notNull().default(0),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [index("alerts_in_order").on(table.position, table.id)],
);
