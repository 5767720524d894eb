import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { fromForm, type FormValues } from "../fields/formValues.ts";

const single: ReadonlySet<Field["kind"]> = new Set([
  "flag",
  "choice",
  "numberedChoice",
  "reference",
  "picture",
  "instant",
  "money",
] as const);
const lists: ReadonlySet<Field["kind"]> = new Set(["references", "pictures", "files"] as const);

/** What is done to a field of many records: it gets one value, or its list gets or loses records. */
export interface BulkAct {
  /** Such as "set:is_online" or "add:tag_ids". */
  key: string;
  kind: "set" | "add" | "takeOut";
  name: string;
  field: Field;
}

/** What makes sense for many records at once: one value, the same in both languages, or parts of a list. */
export function bulkActs(fields: Fields): BulkAct[] {
  return Object.entries(fields)
    .filter(([, { localized }]) => localized !== true)
    .flatMap(([name, field]) => {
      const kinds = single.has(field.kind) ? (["set"] as const) : [];
      const ofLists = lists.has(field.kind) ? (["add", "takeOut"] as const) : [];
      return [...kinds, ...ofLists].map((kind) => ({ key: `${kind}:${name}`, kind, name, field }));
    });
}

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === "number") : [];

/**
 * What an act changes in a record; undefined while what was typed is not enough for it.
 * @param typed what the form holds
 */
export function bulkValues(
  { kind, name, field }: BulkAct,
  typed: FormValues,
): ((record: StaffRecord) => FormValues) | undefined {
  const { values, problems } = fromForm({ [name]: field }, typed);
  if (problems.size > 0) return undefined;
  if (kind === "set") return () => values;
  const chosen = idsIn(values[name]);
  if (chosen.length === 0) return undefined;
  return (record) => {
    const present = idsIn(record[name]);
    const others = present.filter((id) => !chosen.includes(id));
    // those that are there keep their places
    const added = [...present, ...chosen.filter((id) => !present.includes(id))];
    return { [name]: kind === "add" ? added : others };
  };
}
