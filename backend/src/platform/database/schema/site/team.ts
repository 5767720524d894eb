import type { RichText } from "@festival/contracts/api/common";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { emptyText, germanText, id, localized } from "../columns.ts";
import { images } from "../platform/media.ts";

/** Those who make the festival. */
export const teamMembers = pgTable(
  "team_members",
  {
    id: id(),
    firstName: germanText().notNull().default(""),
    lastName: germanText().notNull(),
    slug: localized().notNull(),
    /** What they do here. */
    role: localized().notNull().default(emptyText),
    department: localized().notNull().default(emptyText),
    email: text().notNull().default(""),
    phone: text().notNull().default(""),
    biography: localized<RichText | null>().notNull().default({ de: null, en: null }),
    imageId: integer().references(() => images.id, { onDelete: "set null" }),
    position: integer().notNull().default(0),
    isOnline: boolean().notNull().default(true),
    revision: integer().notNull().default(1),
  },
  (table) => [index("team_members_in_order").on(table.position, table.id)],
);
