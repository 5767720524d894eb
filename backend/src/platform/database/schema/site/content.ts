import type { SectionModel } from "@festival/contracts/api/content";
import type { HeadOwner } from "@festival/contracts/heads/head";
import type { Localized } from "@festival/contracts/locales";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { emptyText, id, instant, localized } from "../columns.ts";
import { noFieldRevisions, type FieldRevisions, type SectionPart } from "./fieldRevisions.ts";
import { images } from "../platform/media.ts";
import { users } from "../staff/staff.ts";

/** What sections can belong to; a "block" is a reusable container, whose id is its own root section's. */
export type SectionOwner = "page" | "article" | "event" | "booklet" | "block";
/** Whatever has a working copy and a public one; "home" is a block of the home page. */
export type ContentOwner = SectionOwner | "home";

/** Published ones were seen by all; the others never were, as such. */
export type VersionKind = "published" | "checkpoint" | "scheduled" | "review";

/** One section in both languages, as the snapshots hold it. */
export interface StoredSection {
  id: number;
  slug: string | null;
  model: SectionModel;
  /** What does not depend on the language; a picture stands here as `image_id`. */
  settings: Record<string, unknown>;
  /** The model's other fields, per language. */
  texts: Localized<Record<string, unknown>>;
  /** The container or coloured section around it; absent in the oldest snapshots, which had none. */
  parent?: number | null;
  /** Which of the parent's columns it stands in, from 0. */
  column?: number;
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
    /** The page that says the same in easy language. */
    easyPageId: integer().references((): AnyPgColumn => pages.id, { onDelete: "set null" }),
    /** The page that says the same in sign language. */
    signPageId: integer().references((): AnyPgColumn => pages.id, { onDelete: "set null" }),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("pages_easy_page").on(table.easyPageId),
    uniqueIndex("pages_sign_page").on(table.signPageId),
    uniqueIndex("pages_url_de").on(sql`(${table.urls}->>'de')`),
    uniqueIndex("pages_url_en").on(sql`(${table.urls}->>'en')`),
  ],
);

const sectionRevisions = () => ({
  fieldRevisions: jsonb().$type<FieldRevisions>().notNull().default(noFieldRevisions),
  /**
   * For each language: the owner's revision up to which its words say the same as those of the other one. They are
   * stale where a field of the other language was written later.
   */
  twinSeen: localized<number>().notNull().default({ de: 0, en: 0 }),
});

/** Sections as staff work on them. The public sees the newest snapshot. */
export const sections = pgTable(
  "sections",
  {
    id: id(),
    ownerType: text().$type<SectionOwner>(),
    ownerId: integer(),
    /** The container or coloured section around it. */
    parentId: integer().references((): AnyPgColumn => sections.id, { onDelete: "cascade" }),
    /** Which of the parent's columns it stands in, from 0. */
    columnIndex: integer().notNull().default(0),
    position: integer().notNull().default(0),
    slug: text().unique(),
    model: text().$type<SectionModel>().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    texts: localized<Record<string, unknown>>().notNull().default({ de: {}, en: {} }),
    ...sectionRevisions(),
    /** Of a reusable block, counted at its root; other sections go by the revision of their owner. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    index("sections_by_owner").on(table.ownerType, table.ownerId, table.position),
    index("sections_by_parent").on(table.parentId),
  ],
);

/**
 * Sections that were removed, as they were, for 30 days. They stand in a table of their own, so that no query of
 * sections finds them.
 */
export const removedSections = pgTable(
  "removed_sections",
  {
    /** Its id among the sections, under which it comes back. */
    id: integer().primaryKey(),
    ownerType: text().$type<SectionOwner>().notNull(),
    ownerId: integer().notNull(),
    parentId: integer(),
    columnIndex: integer().notNull(),
    position: integer().notNull(),
    slug: text(),
    model: text().$type<SectionModel>().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    texts: localized<Record<string, unknown>>().notNull(),
    ...sectionRevisions(),
    /** The section that was removed and took this one along; its own id where it was removed itself. */
    removedWith: integer().notNull(),
    /** By the machine's clock. */
    removedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("removed_sections_by_owner").on(table.ownerType, table.ownerId, table.removedWith),
    index("removed_sections_by_time").on(table.removedAt),
  ],
);

/**
 * What staff wrote of the heads of pages, articles and booklets and have not published. The public values stand in
 * the rows of these themselves.
 */
export const contentHeads = pgTable(
  "content_heads",
  {
    ownerType: text().$type<HeadOwner>().notNull(),
    ownerId: integer().notNull(),
    /** Those values alone that differ from the public ones. */
    draft: jsonb().$type<Record<SectionPart, Record<string, unknown>>>().notNull(),
    ...sectionRevisions(),
  },
  (table) => [primaryKey({ columns: [table.ownerType, table.ownerId] })],
);

/** Calls that changed content, for a day: the same call sent again gets the same answer. */
export const contentChangeCalls = pgTable(
  "content_change_calls",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the caller; another one for each call. */
    key: uuid().notNull(),
    /** SHA-256 of what was asked for, and of whom. */
    requestHash: text().notNull(),
    /** As JSON. */
    answer: text().notNull(),
    /** By the machine's clock. */
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("content_change_calls_key").on(table.userId, table.key),
    index("content_change_calls_by_time").on(table.at),
  ],
);

/**
 * Versions of what owners hold. The newest of the kind "published" is what the public sees; the others are kept
 * beside it: named by staff, frozen for a schedule, or shown to readers outside.
 */
export const pageSnapshots = pgTable(
  "page_snapshots",
  {
    id: id(),
    ownerType: text().$type<ContentOwner>().notNull(),
    ownerId: integer().notNull(),
    kind: text().$type<VersionKind>().notNull().default("published"),
    /** As staff call it; may be empty. */
    name: text().notNull().default(""),
    /** Says how `sections` and `content` are to be read. */
    schema: integer().notNull().default(1),
    sections: jsonb().$type<StoredSection[]>().notNull(),
    /** What a block of the home page holds in place of sections; from schema 3 on also the head of what has one. */
    content: jsonb().$type<Record<string, unknown>>(),
    /** The owner's revision that it holds. */
    revision: integer().notNull().default(1),
    /** Null for what came with an import or the demo season. */
    authorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Name as it was then, which outlives the account. */
    author: text().notNull().default(""),
    /** By the festival's clock. */
    publishedAt: instant().notNull(),
  },
  (table) => [index("page_snapshots_newest").on(table.ownerType, table.ownerId, table.id.desc())],
);

/** Content that is published or taken offline by itself, at a set time. */
export const contentSchedules = pgTable(
  "content_schedules",
  {
    id: id(),
    ownerType: text().$type<ContentOwner>().notNull(),
    ownerId: integer().notNull(),
    action: text().$type<"publish" | "unpublish">().notNull(),
    /** What is published then; null where it is all that the working copy holds at that time. */
    versionId: integer().references(() => pageSnapshots.id),
    /** By the festival's clock. */
    at: instant().notNull(),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Name as it was then, which outlives the account. */
    author: text().notNull().default(""),
    /** Null while it is to come. */
    doneAt: instant(),
    outcome: text().$type<"done" | "failed">(),
  },
  (table) => [
    index("content_schedules_by_owner").on(table.ownerType, table.ownerId),
    index("content_schedules_to_come")
      .on(table.at)
      .where(sql`${table.doneAt} is null`),
  ],
);

/**
 * Who of staff is where in which content, for half a minute. It is no part of backups, and is empty after a crash of
 * the database.
 */
export const contentPresence = pgTable(
  "content_presence",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ownerType: text().$type<ContentOwner>().notNull(),
    ownerId: integer().notNull(),
    /** Of the section that they are in; null outside of sections. */
    sectionId: integer(),
    /** Such as "de.content"; empty outside of fields. */
    field: text().notNull(),
    isIdle: boolean().notNull(),
    /** When they were there last, by the machine's clock. */
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerType, table.ownerId, table.userId] }),
    index("content_presence_by_time").on(table.seenAt),
  ],
);

/** How often visitors asked for an address that there is not; nothing is kept of them. */
export const missedAddresses = pgTable(
  "missed_addresses",
  {
    /** With its language, decoded, without query and closing slash. */
    path: text().notNull(),
    /** In the festival's zone, by the machine's clock. */
    day: date().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

/** Where readers of an address that is gone are led to. */
export const redirects = pgTable("redirects", {
  id: id(),
  /** Path with its language, decoded, without a closing slash. */
  oldPath: text().notNull().unique("redirects_old_path"),
  /** Path of this site with its language; may carry a query and a hash. */
  newPath: text().notNull(),
  revision: integer().notNull().default(1),
});
