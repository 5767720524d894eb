import type { Field } from "@festival/contracts/fields/field";
import type { Locale, Localized } from "@festival/contracts/locales";
import type { ValuesOf } from "@festival/contracts/fields/values";
import { filtersOf, type ResourceDescription } from "@festival/contracts/resources/resource";
import { eq, getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Type, type TObject } from "typebox";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Database } from "../database/openDatabase.ts";
import { camelCase } from "./fieldMapping.ts";
import { refuse } from "./fields.ts";
import { contentProblems } from "./contentProblems.ts";
import type { ResourceDefinition, ResourceRecord, ResourceTable } from "./resource.ts";
import { propertiesOf, schemaInOneLanguage } from "./schemaOf.ts";

type Values<D extends ResourceDescription> = ValuesOf<D["fields"]>;
/** A record as it was before a change; null where it is a new one. */
type Before<D extends ResourceDescription> = (Values<D> & ResourceRecord) | null;
type Conditions = Record<string, NonNullable<ResourceDefinition["filters"]>[string]["condition"]>;

/** How a resource is stored and checked: what its description cannot say. */
export interface ResourceStorage<D extends ResourceDescription> extends Pick<
  ResourceDefinition,
  "load" | "toStore" | "usedBy" | "deleted" | "tags"
> {
  table: ResourceTable;
  /** What staff see besides and cannot write: columns, and what `load` adds. */
  shown?: TObject;
  /** What filters mean that do not ask for the same value of a field. */
  conditions?: Conditions;
  /**
   * What is wrong with the record as it would be, besides its single fields, by field.
   * @throws ApiError `validation_failed` with `details.fields`
   */
  check?(
    transaction: Database,
    record: Values<D>,
    before: Before<D>,
  ): Promise<Record<string, FieldProblem | undefined> | void>;
  /** Writes the nested lists that were sent, after the row itself, and whatever follows from the change. */
  store?(
    transaction: Database,
    id: number,
    sent: Partial<Values<D>>,
    before: Before<D>,
  ): Promise<void>;
}

/** Words in a language, or in German where there are none in it. */
function wordsIn(locale: Locale, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("de" in value)) return value;
  return (value as Partial<Localized>)[locale] || value.de;
}

function titleOf(
  names: readonly string[],
  record: Record<string, unknown>,
  locale: Locale,
): string {
  return names
    .map((name) => wordsIn(locale, record[name]))
    .filter((part) => typeof part === "string" && part !== "")
    .join(" ");
}

function columnOf(table: ResourceTable, name: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[camelCase(name)];
  if (!column) throw new Error(`The table has no column for the field ${name}.`);
  return column;
}

/** A query names a value, never none. */
const filterSchema = (field: Field) => schemaInOneLanguage({ ...field, required: true });

function conditionsOf(
  description: ResourceDescription,
  table: ResourceTable,
  conditions: Conditions,
): NonNullable<ResourceDefinition["filters"]> {
  const entries = Object.entries(filtersOf(description)).map(([name, filter]) => {
    const column = filter.equals === undefined ? undefined : columnOf(table, filter.equals);
    const condition = conditions[name] ?? (column && ((value: unknown) => eq(column, value)));
    if (!condition) throw new Error(`The filter ${name} of ${description.name} has no condition.`);
    return [name, { schema: filterSchema(filter), condition }] as const;
  });
  return Object.fromEntries(entries);
}

/** What the engine of resources needs to know, from what a resource is and how it is stored. */
export function describeResource<const D extends ResourceDescription>(
  description: D,
  storage: ResourceStorage<D>,
): ResourceDefinition {
  const { name, singular, title, fields, list, access, create } = description;
  const { table, shown, conditions = {}, check, store, ...more } = storage;
  const { searchText }: Partial<Record<string, PgColumn>> = getTableColumns(table);
  return {
    name,
    singular,
    table,
    fields: Type.Object(propertiesOf(fields)),
    ...(shown && { shown }),
    ...(create === false && { create }),
    ...(access && { access }),
    search: list.search.map((field) => columnOf(table, field)),
    ...(searchText && { searchText }),
    sort: list.sort,
    defaultSort: list.defaultSort,
    filters: conditionsOf(description, table, conditions),
    title,
    titleOf: (record, locale = "de") => titleOf(title, record, locale),
    async check(transaction, record, before) {
      const own = await check?.(transaction, record as Values<D>, before as Before<D>);
      refuse({ ...own, ...contentProblems(fields, record) });
    },
    ...(store && {
      store: (transaction, id, sent, before) =>
        store(transaction, id, sent as Partial<Values<D>>, before as Before<D>),
    }),
    ...more,
  };
}
