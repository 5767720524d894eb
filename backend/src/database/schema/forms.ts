import type { Localized } from "@festival/contracts/locales";
import type { FieldValues } from "@festival/contracts/api/forms";
import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { emptyText, id, instant, localized } from "./columns.ts";

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
  },
  (table) => [unique("form_fields_slug").on(table.formId, table.slug)],
);

export const formEntries = pgTable(
  "form_entries",
  {
    id: id(),
    formId: integer()
      .notNull()
      .references(() => forms.id, { onDelete: "cascade" }),
    locale: text().notNull(),
    values: jsonb().$type<FieldValues>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("form_entries_newest").on(table.formId, table.id)],
);
