import type { Field, Fields } from "../fields/field.ts";
import type { Localized } from "../locales.ts";

/** What a list of records takes in its query besides page, search and sort. */
export type Filter = Field & {
  /** The field whose value must be the same; absent where the backend says what it means. */
  equals?: string;
};

/** What staff see of a record and cannot write. */
export interface ShownField {
  kind: "line" | "number" | "instant" | "picture" | "link" | "uses";
  label: Localized;
}

/** What staff keep: a kind of record, with its fields and its list. */
export interface ResourceDescription {
  /** Last part of its addresses and tag of the whole collection, such as "events" or "team-members". */
  name: string;
  /** One of it, as tags and the audit log name it: "event" gives "event:12". */
  singular: string;
  /** In the words of the office: one record, and the list of them. */
  labels: { one: Localized; many: Localized };
  /** Where the menu of staff names it. */
  group: ResourceGroup;
  /** Fields that together name a record; the German words of localised ones. */
  title: readonly string[];
  /** Who may read and write it, where it is not every member of staff. */
  access?: { read?: "admin"; write?: "admin" };
  /** False where records come by a call of their own, such as an upload. */
  create?: false;
  /** What staff write, in the order of a form. */
  fields: Fields;
  shown?: Readonly<Record<string, ShownField>>;
  list: {
    /** Fields that a table shows, in their order. */
    columns: readonly string[];
    /** Fields through which a search looks; of localised ones both languages. */
    search: readonly string[];
    /** Fields by which it can be sorted, besides "id". */
    sort: readonly string[];
    /** Such as "title" or "-starts_at". */
    defaultSort: string;
    filters?: Readonly<Record<string, Filter>>;
  };
}

export const resourceGroups = [
  "programme",
  "content",
  "magazine",
  "media",
  "quiz",
  "forms",
  "people",
] as const;
export type ResourceGroup = (typeof resourceGroups)[number];
