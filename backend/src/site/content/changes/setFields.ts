import { isDeepStrictEqual } from "node:util";
import type { SetFields, WriteHead } from "@festival/contracts/api/editing/contentChanges";
import { defaultInOneLanguage } from "@festival/contracts/fields/defaults";
import type { Fields } from "@festival/contracts/fields/field";
import { slugPattern } from "@festival/contracts/fields/patterns";
import { hasHead, headDescriptions } from "@festival/contracts/heads/head";
import { columnCount, placeSections } from "@festival/contracts/sections/places";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { SectionModel } from "@festival/contracts/api/sections";
import { Type } from "typebox";
import { Check } from "typebox/value";
import type { SectionPart } from "../../../platform/database/schema/index.ts";
import { namesUnknown } from "../pages/targets.repository.ts";
import { isKnownModel } from "../sections/missing.ts";
import { bothOfOne } from "../heads/headProblems.ts";
import type { DraftHead, DraftSection } from "./contentState.ts";
import { cleanDraft, fieldsIn, fieldsOfPart } from "./draftValues.ts";
import { noteWritten } from "./fieldRevisions.ts";
import type { OperationRun } from "./operationRun.ts";

type Values = Record<string, unknown>;

const Slug = Type.String({ pattern: slugPattern, maxLength: 100 });

export const canHaveSlug = (model: SectionModel): boolean => {
  const description: SectionDescription = sectionDescriptions[model];
  return description.isReusable === true;
};

/** Refuses a slug that the section can't have. @returns whether it can */
export function checkSlug(
  run: OperationRun,
  { id, model }: { id: number; model: SectionModel },
  slug: unknown,
  field: string,
): slug is string | null {
  const isRoot = run.isRoot({ id });
  if (slug === null || slug === "") {
    if (isRoot) run.refuse(field, "required");
    return !isRoot && slug === null;
  }
  if (!Check(Slug, slug) || !canHaveSlug(model)) run.refuse(field, "invalid");
  else if (run.isSlugTaken(slug, id)) run.refuse(field, "taken");
  else return true;
  return false;
}

/** Values of some fields that may be stored; what may not is noted below `path`. */
export function checkValues(run: OperationRun, fields: Fields, sent: Values, path: string): Values {
  const { settings, unknownIds } = run.context;
  const { values, problems } = cleanDraft(fields, sent, settings);
  for (const [name, problem] of Object.entries(problems)) run.refuse(`${path}.${name}`, problem);
  for (const [name, value] of Object.entries(values)) {
    if (namesUnknown({ [name]: value }, unknownIds)) run.refuse(`${path}.${name}`, "unknown");
  }
  return values;
}

/** What has fields that operations write. */
type Written = DraftSection | DraftHead;

function partValues(written: Written, part: SectionPart): Values {
  if (part !== "settings") return written.texts[part];
  return "slug" in written ? { ...written.settings, slug: written.slug } : written.settings;
}

/** A value as it is stored: of a section what is empty is not there, a head has all its values. */
function withValue(written: Written, values: Values, name: string, value: unknown): Values {
  if (!("slug" in written)) return { ...values, [name]: value };
  const { [name]: _, ...rest } = values;
  return value === null ? rest : { ...rest, [name]: value };
}

function withField<W extends Written>(
  written: W,
  part: SectionPart,
  name: string,
  value: unknown,
): W {
  if (part !== "settings") {
    const texts = {
      ...written.texts,
      [part]: withValue(written, written.texts[part], name, value),
    };
    return { ...written, texts };
  }
  if (name === "slug") return { ...written, slug: typeof value === "string" ? value : null };
  return { ...written, settings: withValue(written, written.settings, name, value) };
}

const replace = (run: OperationRun, section: DraftSection): void => {
  const sections = run.state.sections.map((each) => (each.id === section.id ? section : each));
  run.state = { ...run.state, sections };
};

/** Moves what stands in columns that a container has no more to the end of its last one. */
function narrow(run: OperationRun, { id, settings }: DraftSection): void {
  const column = columnCount(settings.layout ?? "100") - 1;
  const lost = run.state.sections
    .filter((section) => section.parent === id && section.column > column)
    .toSorted((one, other) => one.column - other.column);
  if (lost.length === 0) return;
  for (const section of lost) {
    run.touched.add(section.id);
    const { column: fromColumn } = section;
    run.lostColumns.push({ section: section.id, parent: id, fromColumn, column });
  }
  const place = { parent: id, column };
  run.state = { ...run.state, sections: placeSections(run.state.sections, lost, place, null) };
}

/** Writes one field, unless another person wrote it after the base. */
function setField<W extends Written>(
  run: OperationRun,
  before: W,
  part: SectionPart,
  {
    name,
    value,
    fields,
    isMinor,
  }: { name: string; value: unknown; fields: Fields; isMinor: boolean },
): W {
  const { base, next } = run.context;
  const section = "id" in before ? before.id : null;
  const current = partValues(before, part)[name] ?? null;
  const field = fields[name];
  const empty = field ? defaultInOneLanguage(field) : null;
  if (isDeepStrictEqual(current ?? empty, value ?? empty)) return before;
  const revision = before.fieldRevisions[part][name] ?? 0;
  if (revision > base && revision !== next) {
    const { op } = run;
    run.conflicts.push({ op, section, part, field: name, current, revision });
    return before;
  }
  run.noteWritten(section, part, name);
  const written = noteWritten(before, part, name, { revision: next, isMinor });
  return { ...withField(before, part, name, value), ...written };
}

/** Writes fields of one section in one language, or those that both share. */
export function setFields(
  run: OperationRun,
  { section: ref, locale, fields: sent, minor }: SetFields,
) {
  const found = run.find(ref, "section");
  if (!found) return;
  const { model } = found;
  if (!isKnownModel(model)) {
    run.refuse("section", "invalid");
    return;
  }
  const part = locale ?? "settings";
  const { slug, ...others } = sent;
  const isSlugSent = part === "settings" && slug !== undefined;
  const fields = fieldsIn(model, part);
  const values = checkValues(run, fields, isSlugSent ? others : sent, "fields");
  if (isSlugSent && checkSlug(run, found, slug, "fields.slug")) values.slug = slug;
  let section = found;
  for (const [name, value] of Object.entries(values)) {
    section = setField(run, section, part, { name, value, fields, isMinor: minor === true });
  }
  if (section === found) return;
  replace(run, section);
  if (section.settings.layout !== found.settings.layout) narrow(run, section);
}

/** Writes fields of the head in one language, or those that both share. */
export function writeHead(run: OperationRun, { locale, fields: sent, minor }: WriteHead): void {
  const { ownerType } = run.context.owner;
  let { head } = run.state;
  if (!head || !hasHead(ownerType)) {
    run.refuse("op", "invalid_choice");
    return;
  }
  const part = locale ?? "settings";
  const fields = fieldsOfPart(headDescriptions[ownerType], part);
  const values = checkValues(run, fields, sent, "fields");
  for (const field of bothOfOne(values)) run.refuse(`fields.${field}`, "invalid");
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    const given = value ?? (field ? defaultInOneLanguage(field) : null);
    head = setField(run, head, part, { name, value: given, fields, isMinor: minor === true });
  }
  run.state = { ...run.state, head };
}
