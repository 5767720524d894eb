import type {
  FieldRole,
  FieldSettings,
  FieldValues,
  FormPurpose,
} from "@festival/contracts/api/forms";
import type { Locale, Localized } from "@festival/contracts/locales";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { emptyText, id, instant, localized } from "../columns.ts";

export const forms = pgTable("forms", {
  id: id(),
  slug: text().notNull().unique(),
  title: localized().notNull(),
  intro: localized().notNull().default(emptyText),
  submitLabel: localized().notNull().default(emptyText),
  successTitle: localized().notNull().default(emptyText),
  successText: localized().notNull().default(emptyText),
  isOnline: boolean().notNull().default(true),
  /** Whether the list of forms names it. */
  isListed: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  /** Whether what is sent is kept as an entry or orders the newsletter. */
  purpose: text().$type<FormPurpose>().notNull().default("message"),
  /** Email addresses that get a mail of each entry; the settings' recipients where empty. */
  recipients: jsonb().$type<string[]>().notNull().default([]),
  /** Whether the mail to the form's people holds what was typed; else it leads to it. */
  mailsEntry: boolean().notNull().default(false),
  /** Days for which entries are kept. */
  retentionDays: integer().notNull().default(180),
  /** Whether who sent an entry gets a mail that it arrived. */
  confirmsByMail: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});

export const formFields = pgTable(
  "form_fields",
  {
    id: id(),
    formId: integer()
      .notNull()
      .references(() => forms.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    slug: text().notNull(),
    label: localized().notNull(),
    /** A number of `fieldType`. */
    fieldType: integer().notNull(),
    required: boolean().notNull().default(false),
    visible: boolean().notNull().default(true),
    choices: jsonb().$type<{ value: string; label: Localized }[]>().notNull().default([]),
    defaultValue: localized().notNull().default(emptyText),
    placeholderText: localized().notNull().default(emptyText),
    helpText: localized().notNull().default(emptyText),
    role: text().$type<FieldRole>().notNull().default("none"),
    settings: jsonb().$type<FieldSettings>().notNull().default({}),
  },
  (table) => [unique("form_fields_slug").on(table.formId, table.slug)],
);

/** Each text that people agreed to, as it was shown. Rows are only ever added. */
export const consentTexts = pgTable("consent_texts", {
  /** Made from the text, so that another text is another version. */
  version: text().primaryKey(),
  locale: text().$type<Locale>().notNull(),
  text: text().notNull(),
  /** By the machine's clock. */
  firstUsedAt: instant().notNull().defaultNow(),
});

export const formEntries = pgTable(
  "form_entries",
  {
    id: id(),
    formId: integer()
      .notNull()
      .references(() => forms.id, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    values: jsonb().$type<FieldValues>().notNull(),
    /** Address of who sent it, in lower case; null where the form did not ask for it. */
    email: text(),
    /** By the festival's clock. */
    createdAt: instant().notNull(),
    /** When it is deleted, as it was promised when it was sent. By the machine's clock. */
    expiresAt: instant()
      .notNull()
      .default(sql`now() + interval '180 days'`),
    consentVersion: text().references(() => consentTexts.version),
    /** By the machine's clock. */
    consentedAt: instant(),
    /** An entry that is sent again under its key is the same entry. */
    idempotencyKey: uuid().unique("form_entries_key"),
    /** SHA-256 of what was sent under the key. */
    requestHash: text(),
    /** What the office did with it. */
    state: text().$type<"new" | "answered" | "done">().notNull().default("new"),
    /** Of the office, for itself. */
    note: text().notNull().default(""),
    /** Mails that answered it, which go with it. */
    replies: jsonb()
      .$type<{ at: string; by: string; subject: string; text: string }[]>()
      .notNull()
      .default([]),
    revision: integer().notNull().default(1),
  },
  (table) => [
    index("form_entries_newest").on(table.formId, table.id),
    index("form_entries_expiry").on(table.expiresAt),
    index("form_entries_email").on(table.email),
  ],
);

/** Files that visitors uploaded: at first waiting to be sent with a form, then part of its entry. */
export const entryFiles = pgTable(
  "entry_files",
  {
    /** It can't be guessed. Also its name where files are stored. */
    id: text().primaryKey(),
    /** For showing alone. */
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    /** Hashes of the visitor's network and address, which bound what waits; empty once sent. */
    uploader: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When it is deleted unless it is part of an entry. By the machine's clock. */
    expiresAt: instant().notNull(),
    /** Null before it is sent, and again when its entry is gone: then it is deleted next. */
    entryId: integer().references(() => formEntries.id, { onDelete: "set null" }),
    /** Slug of its field, once sent. */
    field: text(),
  },
  (table) => [
    index("entry_files_by_entry").on(table.entryId),
    index("entry_files_waiting")
      .on(table.uploader)
      .where(sql`${table.entryId} is null`),
    index("entry_files_expiry")
      .on(table.expiresAt)
      .where(sql`${table.entryId} is null`),
  ],
);
