import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { HomeBlockName } from "@festival/contracts/api/home";
import { id } from "../columns.ts";

/** The home page's blocks as staff work on them, each once. The public sees the newest snapshot. */
export const homeBlocks = pgTable("home_blocks", {
  id: id(),
  name: text().$type<HomeBlockName>().notNull().unique(),
  /** Both languages; pictures stand here as `image_id`. */
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  isOnline: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});
