import type { StaffAccess } from "@festival/contracts/calls/resources";
import type { Locale } from "@festival/contracts/locales";
import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { TObject, TSchema } from "typebox";
import type { Database } from "../database/openDatabase.ts";

/** A table that staff keep: its rows have an `id` and count their changes in `revision`. */
export type ResourceTable = PgTable & { id: PgColumn; revision: PgColumn };

/** A record as staff see and send it: snake_case, texts in both languages, instants in ISO 8601. */
export type ResourceRecord = Record<string, unknown> & { id: number; revision: number };

/** Where a record is used, in words that staff understand, such as `{ what: "event:12", title: "…" }`. */
export interface ResourceUse {
  what: string;
  title: string;
}

export interface ResourceFilter<Schema extends TSchema = TSchema> {
  /** Of the value in the query; bound it. */
  schema: Schema;
  /** undefined filters nothing. */
  condition(value: string | number | boolean, locale: Locale): SQL | undefined;
}

/** What the engine needs to make the five calls of a resource; `describeResource` makes it. */
export interface ResourceDefinition {
  /** Last part of its address and tag of the whole collection, such as "events" or "team-members". */
  name: string;
  /** One of it, as tags and the audit log name it: "event" gives "event:12". */
  singular: string;
  table: ResourceTable;
  /**
   * What staff write: one property, in snake_case, for each column, optional where the column has a
   * default. A property that is no column is a nested list, for `load` and `store` to read and write.
   */
  fields: TObject;
  /** What staff see besides and cannot write: columns, and what `load` adds. */
  shown?: TObject;
  /** False where records come by a call of their own, such as an upload. */
  create?: false;
  /** Columns through which `?search=` looks; of localized ones both languages. */
  search?: readonly PgColumn[];
  /** Where its table keeps what these say, as `search_plain` of the database writes it. */
  searchText?: PgColumn;
  /** Fields by which a list can be sorted, besides "id". Localized ones sort in the caller's language. */
  sort?: readonly string[];
  /** Such as "title" or "-starts_at"; "id" where absent. */
  defaultSort?: string;
  /** What else the list's query takes, by name. */
  filters?: Record<string, ResourceFilter>;
  /** Who may change it; every member of staff may read it unless `read` says otherwise. */
  access?: { read?: StaffAccess; write?: StaffAccess };
  /** Fields that together name a record. */
  title: readonly string[];
  /** What people call a record: in German for the audit log, or in a reader's language. */
  titleOf(record: Record<string, unknown>, locale?: Locale): string;
  /** Nested lists by id, read for all rows at once. Each answer must have every nested field. */
  load?(database: Database, ids: readonly number[]): Promise<Map<number, Record<string, unknown>>>;
  /**
   * Holds values against what the schema cannot say. Gets the whole record as it would be.
   * @throws ApiError `validation_failed` with `details.fields`
   */
  check?(
    transaction: Database,
    record: Record<string, unknown>,
    before: ResourceRecord | null,
  ): Promise<void>;
  /** What of the sent values is stored, where the rest is kept as it was. */
  toStore?(
    transaction: Database,
    sent: Record<string, unknown>,
    before: ResourceRecord,
  ): Promise<Record<string, unknown>>;
  /** Writes the nested lists that were sent, after the row itself, and whatever follows from the change. */
  store?(
    transaction: Database,
    id: number,
    sent: Record<string, unknown>,
    before: ResourceRecord | null,
  ): Promise<void>;
  /** Where a record is used; any use refuses its deletion. The database's own references always do. */
  usedBy?(transaction: Database, id: number): Promise<ResourceUse[]>;
  /** What follows from a deletion, in its transaction. */
  deleted?(transaction: Database, record: ResourceRecord): Promise<void>;
  /** Tags of a change besides the record's and the collection's. */
  tags?(record: Record<string, unknown>): readonly string[];
}
