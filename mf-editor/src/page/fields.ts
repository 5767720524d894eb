import type { HomeBlockName } from "@festival/contracts/api/home";
import type { EditableField, EditableKind, FieldValue } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { isRichText } from "../workingCopy/isRichText.ts";
import { isSame } from "../workingCopy/isSame.ts";
import { describeField, shownValue, type LocalSection } from "../workingCopy/ops.ts";
import { keyOfOwner, type OwnerState } from "../workingCopy/unsaved.ts";
import type { Selected } from "./useSelection.ts";
import { headRef } from "../workingCopy/head.ts";

/** How words are typed where they stand. */
export type WordsKind = Extract<EditableKind, "line" | "prose" | "richText">;

const isWords = (kind: EditableKind): kind is WordsKind =>
  kind === "line" || kind === "prose" || kind === "richText";

/** Key of whose head a field is part of; undefined for what is no draft of a head. */
const ownerKeyOf = ({ target }: EditableField) =>
  "owner" in target ? keyOfOwner(target.owner) : undefined;

/** A field of a record, which is public as soon as it is saved. */
export type RecordField = Omit<EditableField, "target"> & {
  target: { resource: string; id: number };
};

export const isRecordField = (field: { target: object }): field is RecordField =>
  "resource" in field.target;

/** A block of the home page. */
export type HomeField = Omit<EditableField, "target"> & { target: { homeBlock: HomeBlockName } };

export const isHomeField = (field: { target: object }): field is HomeField =>
  "homeBlock" in field.target;

/** A value at a place of a page's data. */
export function valueAt(data: unknown, path: EditableField["in"] = []): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    data,
  );
}

/** Whether there is nothing to read in a value. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (isRichText(value)) return value.blocks.every(({ text }) => text.trim() === "");
  return Array.isArray(value) && value.length === 0;
}

/** What a field of a head holds in the language of the page. */
function valueIn(head: LocalSection, { field }: EditableField, locale: Locale): unknown {
  const isLocalized = describeField(head.model, field)?.localized === true;
  return shownValue(head, isLocalized ? locale : null, field);
}

/** Heads as they were when the page was read, by `keyOfOwner`. */
export type ReadHeads = ReadonlyMap<string, LocalSection>;

export const headsOf = (owners: ReadonlyMap<string, OwnerState>): ReadHeads =>
  new Map(
    [...owners].flatMap(([key, { base }]) => (base.content.head ? [[key, base.content.head]] : [])),
  );

/**
 * Values of heads that the page shows as they are. What is empty and was so before is left to the page, which may show
 * other words there, such as the title in the place of a headline.
 */
export function headValues(
  fields: readonly EditableField[],
  owners: ReadonlyMap<string, OwnerState>,
  read: ReadHeads,
  locale: Locale,
): FieldValue[] {
  return fields.flatMap((field) => {
    const key = ownerKeyOf(field);
    const head = key === undefined ? null : owners.get(key)?.shown.head;
    if (key === undefined || !head || !field.in || !isWords(field.kind)) return [];
    const value = valueIn(head, field, locale);
    const before = read.get(key);
    const isLeft = isEmptyValue(value) && before && isSame(valueIn(before, field, locale), value);
    return isLeft ? [] : [{ id: field.id, value }];
  });
}

/** Whether the server has other pictures, people and the like than the page shows, which is read again for them. */
export function needsReading(
  fields: readonly EditableField[],
  now: ReadHeads,
  read: ReadHeads,
  locale: Locale,
): boolean {
  return fields.some((field) => {
    const key = ownerKeyOf(field) ?? "";
    const [head, before] = [now.get(key), read.get(key)];
    if (!head || !before || (field.in && isWords(field.kind))) return false;
    return !isSame(valueIn(head, field, locale), valueIn(before, field, locale));
  });
}

/** What is typed where it stands, of what is selected; undefined where that is done in the panel. */
export function wordsOf(
  selected: Selected | undefined,
  section: LocalSection | undefined,
  fields: readonly EditableField[],
): { name: string; kind: WordsKind; field: EditableField | undefined } | undefined {
  if (!selected || !section) return undefined;
  if (section.model === "text") return { name: "content", kind: "richText", field: undefined };
  const field = fields.find(
    (each) =>
      selected.id === headRef &&
      ownerKeyOf(each) === selected.owner &&
      each.field === selected.field,
  );
  return field?.in && isWords(field.kind)
    ? { name: field.field, kind: field.kind, field }
    : undefined;
}
