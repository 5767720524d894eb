import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { emptyText, id, instant, localized } from "./columns.ts";

/** Uploaded pictures. The files and renditions lie in the media folder, under id and hash. */
export const images = pgTable(
  "images",
  {
    id: id(),
    /** Alternative text; empty for a decorative picture. */
    alias: localized().notNull().default(emptyText),
    /** Caption. */
    description: localized().notNull().default(emptyText),
    copyright: text().notNull().default(""),
    /** Pixels of the original. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Average colour as #rrggbb. */
    color: text().notNull(),
    /** SHA-256 of the original file, hexadecimal. */
    contentHash: text().notNull(),
    fileName: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index("images_content_hash").on(table.contentHash)],
);
