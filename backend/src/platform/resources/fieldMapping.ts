import { getTableColumns, type Table } from "drizzle-orm";

export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/**
 * A field's name as its column has it.
 * @example camelCase("starts_at") => "startsAt"
 */
export const camelCase = <Name extends string>(name: Name) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;

/**
 * How a resource's fields lie in its table.
 * @example columnOf("starts_at") => "startsAt"
 */
export function fieldMapping(
  table: Table,
  names: readonly string[],
  shown: readonly string[] = [],
) {
  const columns = getTableColumns(table);
  const isColumn = (name: string) => camelCase(name) in columns;
  const stored = names.filter(isColumn);
  const read = [...stored, ...shown.filter(isColumn)];
  const isInstant = (name: string) => columns[camelCase(name)]?.dataType === "date";
  return {
    /** Fields that are columns. */
    stored,
    /** Fields that are nested lists. */
    nested: names.filter((name) => !stored.includes(name)),
    /** The table's column of a field. */
    column: (name: string) => columns[camelCase(name)],

    /** What of the values belongs into the row itself. */
    toRow(values: Record<string, unknown>): Record<string, unknown> {
      const sent = stored.filter((name) => values[name] !== undefined);
      return Object.fromEntries(
        sent.map((name) => {
          const value = values[name];
          const instant = isInstant(name) && typeof value === "string" ? new Date(value) : value;
          return [camelCase(name), instant];
        }),
      );
    },

    /** A row as staff see it, without its nested lists. */
    toRecord(row: Record<string, unknown>): Record<string, unknown> {
      return Object.fromEntries(
        read.map((name) => {
          const value = row[camelCase(name)];
          return [name, value instanceof Date ? value.toISOString() : value];
        }),
      );
    },
  };
}
