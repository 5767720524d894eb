import type { Field, Fields } from "../fields/field.ts";
import type { Localized } from "../locales.ts";

/** What a list of records takes in its query besides page, search and sort. */
export type Filter = Field & {
  /** The field whose value must be the same; absent where the backend says what it means. */
  equals?: string;
};

/** What staff see of a record and cannot write. */
export interface ShownField {
  kind:
    | "line"
    | "email"
    | "number"
    | "bytes"
    | "mediaType"
    | "flag"
    | "instant"
    | "picture"
    | "link"
    | "uses";
  label: Localized;
  /** Where only those who run the site need it: a list can show it, a form does not. */
  isTechnical?: true;
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
    /** Filters besides those that the columns bring, as `filtersOf` says. */
    filters?: Readonly<Record<string, Filter>>;
  };
}

const filtered: ReadonlySet<string> = new Set(["flag", "choice", "numberedChoice", "reference"]);

/**
 * All filters of a list: its own, and one for each column with a flag, a choice or a reference, which takes the
 * same value.
 */
export function filtersOf<Own extends { equals?: string } = Filter>({
  fields,
  list,
}: {
  fields: Fields;
  list: { columns: readonly string[]; filters?: Readonly<Record<string, Own>> };
}): Record<string, Filter | Own> {
  const own: Readonly<Record<string, Own>> = list.filters ?? {};
  const known = new Set(Object.values(own).map(({ equals }) => equals));
  const ofColumns = list.columns.flatMap((name): [string, Filter][] => {
    const field = fields[name];
    const isFilter = field && filtered.has(field.kind) && !known.has(name) && !(name in own);
    return isFilter ? [[name, { ...field, equals: name }]] : [];
  });
  return { ...own, ...Object.fromEntries(ofColumns) };
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
