import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { emptyText, id, instant, localized } from "../columns.ts";
import { images } from "../platform/media.ts";

export const seasons = pgTable("seasons", {
  id: id(),
  title: localized().notNull(),
  motto: localized().notNull().default(emptyText),
  description: localized().notNull().default(emptyText),
  /** Calendar days in Berlin, YYYY-MM-DD. */
  startsOn: text().notNull(),
  endsOn: text().notNull(),
  /** When tickets go on sale; null where that is not announced. */
  ticketsFrom: instant(),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
  revision: integer().notNull().default(1),
  isCurrent: boolean().notNull().default(false),
});

/** What stands between the events of the programme, and leads elsewhere. */
export const marketingBanners = pgTable(
  "marketing_banners",
  {
    id: id(),
    title: localized().notNull(),
    text: localized().notNull().default(emptyText),
    /** Path with language or an external address; empty for none. */
    link: localized().notNull().default(emptyText),
    linkText: localized().notNull().default(emptyText),
    imageId: integer().references(() => images.id, { onDelete: "set null" }),
    /** After so many rows of the list it stands. */
    calendarPosition: integer().notNull().default(0),
    /** By the festival's clock; null for no limit. */
    startsAt: instant(),
    endsAt: instant(),
    isOnline: boolean().notNull().default(true),
    /** Whether another paid for it: visitors are told. */
    isAdvertisement: boolean().notNull().default(false),
    revision: integer().notNull().default(1),
  },
  (table) => [index("marketing_banners_in_order").on(table.calendarPosition, table.id)],
);
