import type { Locale } from "@festival/contracts/locales";
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

export const users = pgTable("users", {
  id: id(),
  revision: integer().notNull().default(1),
  /** In lower case. */
  email: text().notNull().unique(),
  username: text().notNull(),
  /** Argon2id, in the PHC notation; null until an invitation was accepted. */
  passwordHash: text(),
  role: text().$type<"editor" | "admin">().notNull().default("editor"),
  /** Of the mails to them. */
  locale: text().$type<Locale>().notNull().default("de"),
  /** False for those who left: they can't sign in, and what they wrote keeps their name. */
  isActive: boolean().notNull().default(true),
  createdAt: instant().notNull().defaultNow(),
  /** Secret of the second factor, encrypted; null where there is none. */
  secondFactor: text(),
  /** The same while it is being set up, until a first code has confirmed it. */
  secondFactorOffered: text(),
  /** Time step of the last code that was taken: no code is good twice. */
  secondFactorStep: integer().notNull().default(0),
});

/** Codes for users who lost their second factor; each is valid once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256, hexadecimal: the codes are random and long. */
    codeHash: text().notNull(),
  },
  (table) => [index("recovery_codes_by_user").on(table.userId)],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, hexadecimal; the token itself is nowhere stored. */
    tokenHash: text().primaryKey(),
    /** How its owner names it, where it is to be ended. */
    id: integer().generatedByDefaultAsIdentity().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the browser calls itself. */
    userAgent: text().notNull().default(""),
    // sessions live by the machine's clock: moving the festival's clock must not sign anyone out
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    index("sessions_by_user").on(table.userId),
    index("sessions_by_end").on(table.endsAt),
  ],
);

/** What stands in the mails of invitations and resets, and between the two steps of signing in. */
export const staffTokens = pgTable(
  "staff_tokens",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text().$type<"invitation" | "reset" | "second-factor">().notNull(),
    /** By the machine's clock. */
    endsAt: instant().notNull(),
  },
  (table) => [
    index("staff_tokens_by_user").on(table.userId, table.purpose),
    index("staff_tokens_by_end").on(table.endsAt),
  ],
);

/**
 * Failed tries to sign in, per account and per visitor's address; for accounts that don't exist too. Those of a
 * known browser are counted by themselves.
 */
export const signInTries = pgTable(
  "sign_in_tries",
  {
    /** SHA-256 of "account:…", "address:…" or "device:…", hexadecimal. */
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: instant().notNull(),
    /** No try is looked at before. */
    blockedUntil: instant(),
  },
  (table) => [index("sign_in_tries_by_time").on(table.lastAt)],
);

/** Keys by which teams release their remote from elsewhere. */
export const releaseKeys = pgTable("release_keys", {
  id: id(),
  /** The one remote that it is for. */
  remote: text().notNull(),
  /** Who or what uses it. */
  label: text().notNull(),
  /** SHA-256, hexadecimal: the key itself is stored nowhere. */
  keyHash: text().notNull().unique("release_keys_hash"),
  createdAt: instant().notNull(),
  /** Name of the admin who made or replaced it. */
  createdBy: text().notNull(),
  usedAt: instant(),
});

/** The festival's clock: one row, what to add to the machine's clock. */
export const clock = pgTable("clock", {
  id: integer().primaryKey().default(1),
  offsetMs: bigint({ mode: "number" }).notNull().default(0),
});

/** Lists of the admin area as their owner keeps them: filters, sort and columns under a name. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Which list, by the name of its resource. */
    resource: text().notNull(),
    title: text().notNull(),
    /** Filters, search, sort and page size, as the list's address has them. */
    search: text().notNull(),
    /** Names of the columns in their order; none for those that a reader has chosen. */
    columns: jsonb().$type<string[]>().notNull().default([]),
    /** Whether all of staff see it. */
    isShared: boolean().notNull().default(false),
  },
  (table) => [
    unique("saved_views_title").on(table.userId, table.resource, table.title),
    index("saved_views_shared").on(table.resource, table.isShared),
  ],
);
