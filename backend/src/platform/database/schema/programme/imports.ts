import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../columns.ts";

/** How the columns of a source are read; remembered under a name. */
export interface ImportMapping {
  /** The column's heading by the field it holds, such as "starts_at" or "title.de". */
  columns: Record<string, string>;
  /** IANA name of the zone of the times in the source. */
  time_zone: string;
  /** Which of day and month comes first where both are numbers. */
  day_order: "dmy" | "mdy";
  /** What the source's words stand for, by field: { button_status: { AUSV: "sold_out" } }. */
  values: Record<string, Record<string, string>>;
}

export const importProfiles = pgTable("import_profiles", {
  id: id(),
  name: text().notNull().unique(),
  mapping: jsonb().$type<ImportMapping>().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/** A file that staff import: read and compared, then applied, then perhaps reverted. */
export const imports = pgTable(
  "imports",
  {
    id: id(),
    profileId: integer().references(() => importProfiles.id, { onDelete: "set null" }),
    /** Begins the keys of its events: each profile is a source with keys of its own. */
    source: text().notNull(),
    kind: text().$type<"table" | "archive">().notNull(),
    fileName: text().notNull(),
    state: text().$type<"staged" | "applied" | "reverted">().notNull().default("staged"),
    /** Headings of the columns, in their order; empty for an archive. */
    header: jsonb().$type<string[]>().notNull().default([]),
    mapping: jsonb().$type<ImportMapping>().notNull(),
    /** Names of what would be made, or was made, besides events, by kind. */
    creates: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    /** Ids of what was made besides events, by kind. */
    created: jsonb().$type<Record<string, number[]>>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
    createdBy: text().notNull(),
    appliedAt: instant(),
  },
  (table) => [index("imports_by_time").on(table.createdAt)],
);

/** What is wrong with a row of a file. */
export interface ImportRowProblem {
  /** Heading of the column; the place in the file where it is no table. */
  column: string;
  /** Field of an event, or empty. */
  field: string;
  /** A `FieldProblem`, or what only a file can have; see `contracts/api/editing/imports.ts`. */
  code: string;
  value: string;
}

export interface ImportRowChange {
  field: string;
  /** In words, by language. */
  before: { de: string; en: string };
  after: { de: string; en: string };
  is_kept: boolean;
}

export type ImportRowState = "new" | "changed" | "unchanged" | "vanished" | "refused";

export const importRows = pgTable(
  "import_rows",
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Number of the row in its file; from 1. */
    position: integer().notNull(),
    /** Texts of the cells by heading, or what an archive holds about a concert. */
    content: jsonb().notNull(),
    state: text().$type<ImportRowState>().notNull(),
    title: text().notNull().default(""),
    startsAt: instant(),
    eventId: integer(),
    changes: jsonb().$type<ImportRowChange[]>().notNull().default([]),
    problems: jsonb().$type<ImportRowProblem[]>().notNull().default([]),
    /** Fields of staff that are given back to the source. */
    givenBack: jsonb().$type<string[]>().notNull().default([]),
    /** What was applied: the fields before, null for a new event, and the event's revision since. */
    applied: jsonb().$type<{
      before: Record<string, unknown> | null;
      imported: Record<string, unknown> | null;
      revision: number;
    }>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index("import_rows_by_state").on(table.importId, table.state, table.position),
  ],
);
