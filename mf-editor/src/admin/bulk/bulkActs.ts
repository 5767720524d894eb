import type { ContentOwnerType } from "@festival/contracts/api/publishing";
import type { StaffRecord } from "@festival/contracts/calls/resources";
import type { Field } from "@festival/contracts/fields/field";
import type { ResourceDescription } from "@festival/contracts/resources/resource";
import type { FormValues } from "../fields/formValues.ts";
import { fromForm } from "../fields/readForm.ts";

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
interface FieldAct {
  /** Such as "set:is_online" or "add:tag_ids". */
  key: string;
  kind: "set" | "add" | "takeOut";
  name: string;
  field: Field;
}

/** What is done to many records at a time to come. */
interface ScheduleAct {
  key: "publish" | "unpublish";
  kind: "publish" | "unpublish";
  name: "at";
  field: Field;
}

export type BulkAct = FieldAct | ScheduleAct;

/** Each of them, all or none. */
export type BulkWork =
  | { kind: "change"; valuesOf(record: StaffRecord): FormValues }
  | { kind: "remove" }
  | { kind: "publish" | "unpublish"; at: string };

const scheduled: ReadonlySet<string> = new Set([
  "page",
  "article",
  "event",
  "booklet",
] satisfies ContentOwnerType[]);

export const isContentOwner = (singular: string): singular is ContentOwnerType =>
  scheduled.has(singular);

const at: Field = { kind: "instant", label: { de: "Wann", en: "When" }, required: true };

/** The kinds of fields that an office changes of many records, the usual ones first; others after them. */
const usual: readonly Field["kind"][] = ["choice", "reference", "references", "flag"];

function placeOf({ name, field }: FieldAct): number {
  if (name === "is_online") return -1;
  const place = usual.indexOf(field.kind);
  return place === -1 ? usual.length : place;
}

/**
 * What makes sense for many records at once: whether they are online, one value, the same in both languages, parts of a
 * list, or a time.
 */
export function bulkActs({
  fields,
  singular,
}: Pick<ResourceDescription, "fields" | "singular">): BulkAct[] {
  const ofFields = Object.entries(fields)
    .filter(([, { localized }]) => localized !== true)
    .flatMap(([name, field]): FieldAct[] => {
      const kinds = single.has(field.kind) ? (["set"] as const) : [];
      const ofLists = lists.has(field.kind) ? (["add", "takeOut"] as const) : [];
      return [...kinds, ...ofLists].map((kind) => ({ key: `${kind}:${name}`, kind, name, field }));
    });
  const sorted = ofFields.toSorted((one, other) => placeOf(one) - placeOf(other));
  const kinds = isContentOwner(singular) ? (["publish", "unpublish"] as const) : [];
  const timed = kinds.map((kind) => ({ key: kind, kind, name: "at" as const, field: at }));
  return [...sorted, ...timed];
}

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === "number") : [];

/**
 * What an act does to each record; undefined while what was typed is not enough for it.
 * @param typed what the form holds
 */
export function bulkWork({ kind, name, field }: BulkAct, typed: FormValues): BulkWork | undefined {
  const { values, problems } = fromForm({ [name]: field }, typed);
  if (problems.size > 0) return undefined;
  if (kind === "publish" || kind === "unpublish") return { kind, at: String(values[name]) };
  if (kind === "set") return { kind: "change", valuesOf: () => values };
  const chosen = idsIn(values[name]);
  if (chosen.length === 0) return undefined;
  return {
    kind: "change",
    valuesOf(record) {
      const present = idsIn(record[name]);
      const others = present.filter((id) => !chosen.includes(id));
      // those that are there keep their places
      const added = [...present, ...chosen.filter((id) => !present.includes(id))];
      return { [name]: kind === "add" ? added : others };
    },
  };
}
