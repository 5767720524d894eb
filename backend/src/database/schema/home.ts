import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { HomeBlockName } from "@festival/contracts/api/home";
import { emptyText, id, localized } from "./columns.ts";
import { images } from "./media.ts";

/** The home page's hero; the newest row counts. */
export const heroes = pgTable("heroes", {
  id: id(),
  headline: localized().notNull(),
  text: localized().notNull().default(emptyText),
  link: localized().notNull().default(emptyText),
  linkText: localized().notNull().default(emptyText),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
});

/** The home page's big teaser; the newest row counts. */
export const bigTeasers = pgTable("big_teasers", {
  id: id(),
  preline: localized().notNull().default(emptyText),
  headline: localized().notNull(),
  text: localized().notNull().default(emptyText),
  link: localized().notNull().default(emptyText),
  linkText: localized().notNull().default(emptyText),
  buttonStyle: text().notNull().default("primary"),
  imageId: integer().references(() => images.id, { onDelete: "set null" }),
});

/** Hand-picked ids of the home page, one row per list, in their order. */
export const homeLists = pgTable("home_lists", {
  name: text().$type<"highlight_events" | "article_teasers">().primaryKey(),
  ids: jsonb().$type<number[]>().notNull().default([]),
});

/** The home page's blocks as staff work on them, each once. The public sees the newest snapshot. */
export const homeBlocks = pgTable("home_blocks", {
  id: id(),
  name: text().$type<HomeBlockName>().notNull().unique(),
  /** Both languages; pictures stand here as `image_id`. */
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  isOnline: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});
