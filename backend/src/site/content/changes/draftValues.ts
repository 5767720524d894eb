import type { SectionModel } from "@festival/contracts/api/sections";
import type { FieldProblem } from "@festival/contracts/errors";
import { defaultOf } from "@festival/contracts/fields/defaults";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { settingsOf, textsOf } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { TSchema } from "typebox";
import { Errors } from "typebox/value";
import type { SectionPart } from "../../../platform/database/schema/index.ts";
import { problemIn } from "../../../platform/resources/bodyProblems.ts";
import { schemaInOneLanguage } from "../../../platform/resources/schemaOf.ts";
import { isStorable } from "../../../platform/resources/storable.ts";
import { cleanValues, type Hosts } from "../sections/sectionValues.ts";

type Values = Record<string, unknown>;

const draftFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, draftOf(field)]));

/** The same field, of which a draft may hold less: no required value, no least number of rows. */
function draftOf(field: Field): Field {
  if (isTextField(field)) {
    const { required: _required, notBlank: _notBlank, ...rest } = field;
    return rest;
  }
  if (field.kind === "rows") {
    const { min: _min, wholeRows: _wholeRows, ...rest } = field;
    return { ...rest, fields: draftFields(field.fields) };
  }
  const { required: _required, ...rest } = field;
  return rest;
}

const schemas = new WeakMap<Field, TSchema>();

function schemaOfDraft(field: Field): TSchema {
  const known = schemas.get(field);
  if (known) return known;
  const schema = schemaInOneLanguage(draftOf(field));
  schemas.set(field, schema);
  return schema;
}

/** The field in which something is wrong, such as "/0/link" of a list of items. */
const innerField = /^(?:\/\d+\/\w+)*/;
/** The same field where it is localised. */
const innerLanguage = /^(?:\/\d+\/\w+)+\/(?:de|en)$/;

/** What is wrong with a value of a field, which is not null. */
function problemsOf(name: string, field: Field, value: unknown): Record<string, FieldProblem> {
  if (!isStorable(value)) return { [name]: "invalid" };
  const problems: Record<string, FieldProblem> = {};
  const vague = new Set<string>();
  for (const error of Errors(schemaOfDraft(field), value)) {
    // additional properties are reported at their own place
    if (error.keyword === "additionalProperties") continue;
    const inner = innerField.exec(error.instancePath)?.[0] ?? "";
    const path = name + inner.replaceAll("/", ".");
    const isField = inner === error.instancePath || innerLanguage.test(error.instancePath);
    const problem = isField && error.keyword === "boolean" ? "unknown_field" : problemIn(error);
    // a value that lacks a part is none of its field's kind
    if (isField && problem && error.keyword !== "required") problems[path] ??= problem;
    else vague.add(path);
  }
  for (const path of vague) problems[path] ??= "invalid";
  return problems;
}

/** Rows with all fields that they can have, as those who show them expect. */
export function fillRows(field: Field | undefined, value: unknown): unknown {
  if (field?.kind !== "rows" || !Array.isArray(value)) return value;
  return value.map((row: Values) =>
    Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [
        name,
        fillRows(inner, row[name] ?? defaultOf(inner)),
      ]),
    ),
  );
}

/** Items without what is wrong in them, so that the rest can be looked at as well. */
function withoutWrong(
  name: string,
  value: unknown,
  problems: Record<string, FieldProblem>,
): Values[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.map((row, index) => {
    const cells = typeof row === "object" && row !== null ? Object.entries(row) : [];
    return Object.fromEntries(cells.filter(([cell]) => !(`${name}.${index}.${cell}` in problems)));
  });
}

/** Fields that stand in one part of a section or of a head. */
export const fieldsOfPart = (described: { fields: Fields }, part: SectionPart): Fields =>
  part === "settings" ? settingsOf(described) : textsOf(described);

/** Fields of a model that stand in one part of a section. */
export const fieldsIn = (model: SectionModel, part: SectionPart): Fields =>
  fieldsOfPart(sectionDescriptions[model], part);

/**
 * Checks values of one part of a section, or of a head, that is a draft: they may be empty, but what is there must be right.
 * @returns what is to be stored, null for what is empty; and the problems by field
 */
export function cleanDraft(
  fields: Fields,
  sent: Values,
  settings: Hosts,
): { values: Values; problems: Record<string, FieldProblem> } {
  const problems: Record<string, FieldProblem> = {};
  const fitting: Values = {};
  for (const [name, value] of Object.entries(sent)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) {
      problems[name] = "unknown_field";
      continue;
    }
    const found = value === null ? {} : problemsOf(name, field, value);
    Object.assign(problems, found);
    if (Object.keys(found).length === 0) fitting[name] = value;
    // told field by field: nothing is wrong with the list itself
    else if (field.kind === "rows" && !(name in found)) {
      fitting[name] = withoutWrong(name, value, found);
    }
  }
  const cleaned = cleanValues(fields, fitting, settings);
  const values = Object.fromEntries(
    Object.entries(cleaned.values).map(([name, value]) => [name, fillRows(fields[name], value)]),
  );
  return { values, problems: { ...problems, ...cleaned.problems } };
}
