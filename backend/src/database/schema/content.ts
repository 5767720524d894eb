import type { SectionModel } from "@festival/contracts/api/content";
import type { Localized } from "@festival/contracts/locales";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { emptyText, id, instant, localized } from "./columns.ts";
import { images } from "./media.ts";
import { users } from "./staff.ts";

/** What sections can belong to. */
export type SectionOwner = "page" | "article";

/** One section in both languages, as the snapshots hold it. */
export interface StoredSection {
  id: number;
  slug: string | null;
  model: SectionModel;
  /** What does not depend on the language; a picture stands here as `image_id`. */
  settings: Record<string, unknown>;
  /** The model's other fields, per language. */
  texts: Localized<Record<string, unknown>>;
}

/** Generic pages. */
export const pages = pgTable(
  "pages",
  {
    id: id(),
    /** Path behind the language, without slashes around; the home page's is empty. */
    urls: localized().notNull(),
    contentType: text().notNull().default("page"),
    title: localized().notNull(),
    headline: localized().notNull().default(emptyText),
    isOnline: boolean().notNull().default(true),
    isClickable: boolean().notNull().default(true),
    inMenu: boolean().notNull().default(false),
    inFooter: boolean().notNull().default(false),
    metaTitle: localized().notNull().default(emptyText),
    metaDescription: localized().notNull().default(emptyText),
    ogTitle: localized().notNull().default(emptyText),
    ogDescription: localized().notNull().default(emptyText),
    ogImageId: integer().references(() => images.id, { onDelete: "set null" }),
    ogType: text().notNull().default("website"),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("pages_url_de").on(sql`(${table.urls}->>'de')`),
    uniqueIndex("pages_url_en").on(sql`(${table.urls}->>'en')`),
  ],
);

/** Sections as staff work on them. The public sees the newest snapshot. */
export const sections = pgTable(
  "sections",
  {
    id: id(),
    /** Null, with `ownerId`, for a reusable block. */
    ownerType: text().$type<SectionOwner>(),
    ownerId: integer(),
    position: integer().notNull().default(0),
    slug: text().unique(),
    model: text().$type<SectionModel>().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    texts: localized<Record<string, unknown>>().notNull().default({ de: {}, en: {} }),
  },
  (table) => [index("sections_by_owner").on(table.ownerType, table.ownerId, table.position)],
);

/** What was published, and when; the newest one of an owner is what the public sees. */
export const pageSnapshots = pgTable(
  "page_snapshots",
  {
    id: id(),
    ownerType: text().$type<SectionOwner>().notNull(),
    ownerId: integer().notNull(),
    /** Says how `sections` is to be read. */
    schema: integer().notNull().default(1),
    sections: jsonb().$type<StoredSection[]>().notNull(),
    /** Null for what came with an import or the demo season. */
    authorId: integer().references(() => users.id, { onDelete: "set null" }),
    publishedAt: instant().notNull(),
  },
  (table) => [index("page_snapshots_newest").on(table.ownerType, table.ownerId, table.id.desc())],
);
