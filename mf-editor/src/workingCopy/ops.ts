import type { Operation, SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { StoredSection, WorkingCopy } from "@festival/contracts/api/publishing";
import type { OwnerKey } from "@festival/contracts/editing";
import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import type { Field } from "@festival/contracts/fields/field";
import type { Locale } from "@festival/contracts/locales";
import {
  columnCount,
  idsIn,
  placeSections,
  withInner,
  type Place,
} from "@festival/contracts/sections/places";
import { describeModel, headOf, isHead } from "./head.ts";
import { isSame } from "./isSame.ts";

type Values = Record<string, unknown>;

/** A section as the editor has it; under a `ref` until the server has given it an id. */
export interface LocalSection extends Omit<StoredSection, "id" | "parent"> {
  id: SectionRef;
  parent: SectionRef | null;
}

/** What an owner has. Never changed in place. */
export interface Content {
  /** Those of one place are in their order. */
  sections: readonly LocalSection[];
  /** Title, teaser and the like; null for owners without one. */
  head: LocalSection | null;
  /** Those that were removed here, with all that they held, by the id of the outermost. */
  removed: ReadonlyMap<SectionRef, readonly LocalSection[]>;
}

/**
 * An operation as the backend takes it, but that a section which is brought back may still have a `ref`, and that the
 * head is written as a section by its name.
 */
export type Op =
  | Exclude<Operation, { id: number } | { op: "head" }>
  | { op: "insert"; ref?: string; id: SectionRef; at: Target };
export type SetOp = Extract<Op, { op: "set" }>;

/** Names a field of a section or of the head: what both languages share has none. */
export interface FieldName {
  section: SectionRef;
  locale: Locale | null;
  field: string;
}

export const fieldKey = ({ section, locale, field }: FieldName): string =>
  `${section}/${locale ?? ""}/${field}`;

/** @returns undefined for a field or model of a newer version */
export const describeField = (model: string, field: string): Field | undefined =>
  describeModel(model)?.fields[field];

export const contentOf = (
  { sections, head }: Pick<WorkingCopy, "sections"> & Partial<Pick<WorkingCopy, "head">>,
  owner?: OwnerKey,
): Content => ({
  sections: sections.map(
    ({ field_revisions: _revisions, twin_seen: _seen, ...section }) => section,
  ),
  head: owner ? headOf(owner, head) : null,
  removed: new Map(),
});

export const findSection = (
  { sections, head }: Pick<Content, "sections" | "head">,
  id: SectionRef,
): LocalSection | undefined =>
  isHead(id) ? (head ?? undefined) : sections.find((section) => section.id === id);

/** What a field holds as it is stored; null where nothing was written. */
export function storedValue(section: LocalSection, locale: Locale | null, field: string): unknown {
  if (locale) return section.texts[locale][field] ?? null;
  return (field === "slug" ? section.slug : section.settings[field]) ?? null;
}

/** What a field holds for those who read it: its default where nothing was written. */
export function shownValue(section: LocalSection, locale: Locale | null, field: string): unknown {
  const described = describeField(section.model, field);
  return (
    storedValue(section, locale, field) ?? (described ? defaultInOneLanguage(described) : null)
  );
}

function withValue(values: Values, name: string, value: unknown): Values {
  const { [name]: present, ...rest } = values;
  if (value === null) return rest;
  return isSame(present, value) ? values : { ...values, [name]: value };
}

function withFields(section: LocalSection, { locale, fields }: SetOp): LocalSection {
  if (locale) {
    const texts = Object.entries(fields).reduce(
      (values, [name, value]) => withValue(values, name, value),
      section.texts[locale],
    );
    return { ...section, texts: { ...section.texts, [locale]: texts } };
  }
  const { slug = section.slug, ...others } = fields;
  const settings = Object.entries(others).reduce(
    (values, [name, value]) => withValue(values, name, value),
    section.settings,
  );
  return { ...section, slug: typeof slug === "string" ? slug : null, settings };
}

/** Moves what stands in columns that a container has no more to the end of its last one. */
function narrow(sections: readonly LocalSection[], { id, settings }: LocalSection) {
  const column = columnCount(settings.layout ?? "100") - 1;
  const lost = sections
    .filter((section) => section.parent === id && section.column > column)
    .toSorted((one, other) => one.column - other.column);
  return lost.length > 0 ? placeSections(sections, lost, { parent: id, column }, null) : sections;
}

function setFields(content: Content, op: SetOp): Content {
  const found = findSection(content, op.section);
  if (!found) return content;
  const next = withFields(found, op);
  if (isSame(next, found)) return content;
  if (found === content.head) return { ...content, head: next };
  const sections = content.sections.map((section) => (section === found ? next : section));
  const isNarrower = next.settings.layout !== found.settings.layout;
  return { ...content, sections: isNarrower ? narrow(sections, next) : sections };
}

const placeOf = ({ parent, column }: Target): Place<SectionRef> => ({ parent, column });

const isThere = (content: Content, { parent }: Target) =>
  parent === null || findSection(content, parent) !== undefined;

/** Nothing that is empty is stored. */
const written = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

function insert(content: Content, op: Extract<Op, { op: "insert" }>): Content {
  if (!isThere(content, op.at)) return content;
  const place = placeOf(op.at);
  if ("model" in op) {
    const { ref: id, model, slug = null, settings, texts } = op;
    if (id === undefined || findSection(content, id)) return content;
    const section: LocalSection = {
      id,
      model,
      slug,
      ...place,
      settings: written(settings),
      texts: { de: written(texts?.de), en: written(texts?.en) },
    };
    return {
      ...content,
      sections: placeSections(content.sections, [section], place, op.at.before),
    };
  }
  const back = content.removed.get(op.id);
  const root = back?.find(({ id }) => id === op.id);
  if (!back || !root || findSection(content, op.id)) return content;
  const removed = new Map(content.removed);
  removed.delete(op.id);
  const all = [...content.sections, ...back];
  return { ...content, sections: placeSections(all, [root], place, op.at.before), removed };
}

function move(content: Content, { sections: ids, at }: Extract<Op, { op: "move" }>): Content {
  const moved = ids.flatMap((id) => findSection(content, id) ?? []);
  const inside = new Set(moved.flatMap(({ id }) => withInner(content.sections, id)));
  const isInside = [...inside].some(({ id }) => id === at.parent);
  if (moved.length === 0 || isInside || !isThere(content, at)) return content;
  const place = placeOf(at);
  const sections = placeSections(content.sections, moved, place, at.before);
  const isMoved = !isSame(idsIn(content.sections, place), idsIn(sections, place));
  return isMoved ? { ...content, sections } : content;
}

function remove(content: Content, ids: readonly SectionRef[]): Content {
  let { sections } = content;
  const removed = new Map(content.removed);
  for (const id of ids) {
    const out = withInner(sections, id);
    if (out.length === 0) continue;
    removed.set(id, out);
    sections = sections.filter((section) => !out.includes(section));
  }
  return { ...content, sections, removed };
}

/**
 * What an owner has after an operation, as the server would make it. What an operation names and that is gone
 * changes nothing.
 */
export function apply(content: Content, op: Op): Content {
  switch (op.op) {
    case "set":
      return setFields(content, op);
    case "insert":
      return insert(content, op);
    case "move":
      return move(content, op);
    case "remove":
  }
  return remove(content, op.sections);
}

export const applyAll = (content: Content, ops: readonly Op[]): Content =>
  ops.reduce(apply, content);

/** The same operation with other names of sections. */
export function renamed(op: Op, name: (ref: SectionRef) => SectionRef): Op {
  const at = ({ parent, column, before }: Target): Target => ({
    parent: parent === null ? null : name(parent),
    column,
    before: before === null ? null : name(before),
  });
  // two names may turn out to be the same section's
  const once = (sections: readonly SectionRef[]) => [...new Set(sections.map(name))];
  switch (op.op) {
    case "set":
      return { ...op, section: name(op.section) };
    case "insert":
      return "model" in op ? { ...op, at: at(op.at) } : { ...op, id: name(op.id), at: at(op.at) };
    case "move":
      return { ...op, sections: once(op.sections), at: at(op.at) };
    case "remove":
  }
  return { ...op, sections: once(op.sections) };
}

/**
 * Adds an operation to those that wait. Words that are written on in one field are one operation: what was typed
 * in between is sent to no server.
 */
export function coalesce(ops: readonly Op[], op: Op): readonly Op[] {
  const last = ops.at(-1);
  const isSameFields =
    op.op === "set" &&
    last?.op === "set" &&
    last.section === op.section &&
    last.locale === op.locale &&
    last.minor === op.minor;
  if (!isSameFields) return [...ops, op];
  return [...ops.slice(0, -1), { ...op, fields: { ...last.fields, ...op.fields } }];
}
