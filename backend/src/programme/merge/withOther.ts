import type { Field, Fields } from "@festival/contracts/fields/field";

type Values = Readonly<Record<string, unknown>>;

/** One record of a resource, and another that takes its place. */
export interface Replacement {
  resource: string;
  from: number;
  by: number;
}

const isNamed = (field: Field | undefined, resource: string) =>
  field !== undefined && "to" in field && field.to === resource;

/** What an answer of the quiz speaks for, by kind and id. */
function inWeights(value: unknown, { resource, from, by }: Replacement): Values | undefined {
  const weights = (value ?? {}) as Record<string, Values | undefined>;
  const ofKind = weights[resource];
  if (ofKind?.[from] === undefined) return undefined;
  const { [from]: weight, ...others } = ofKind;
  // what is said of the other one already stays
  return { ...weights, [resource]: { [by]: weight, ...others } };
}

function inRows(fields: Fields, value: unknown, replacement: Replacement): Values[] | undefined {
  const { resource, by } = replacement;
  const rows = Array.isArray(value) ? (value as Values[]) : [];
  const changes = rows.map((row) => withOther(fields, row, replacement));
  if (changes.every((change) => Object.keys(change).length === 0)) return undefined;
  const isTwice = (change: Values) =>
    Object.keys(change).some(
      (name) => isNamed(fields[name], resource) && rows.some((row) => row[name] === by),
    );
  return rows.flatMap((row, place) => {
    const change = changes[place] ?? {};
    return isTwice(change) ? [] : [{ ...row, ...change }];
  });
}

/** A field's value with the other record; undefined where it does not name the one. */
function inField(field: Field, value: unknown, replacement: Replacement): unknown {
  const { resource, from, by } = replacement;
  if (field.kind === "weights") return inWeights(value, replacement);
  if (field.kind === "rows") return inRows(field.fields, value, replacement);
  if (!isNamed(field, resource)) return undefined;
  if (!Array.isArray(value)) return value === from ? by : undefined;
  if (!value.includes(from)) return undefined;
  return [...new Set(value.map((id: unknown) => (id === from ? by : id)))];
}

/**
 * The fields of a record that name one of a resource, as they are with another in its place: those alone that
 * change. What names the other already names it once; a row for the one goes then.
 * @param fields as the record's resource describes them
 */
export function withOther(
  fields: Fields,
  record: Values,
  replacement: Replacement,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = inField(field, record[name], replacement);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
