import type { FieldProblem } from "@festival/contracts/errors";
import { fitsPattern } from "@festival/contracts/fields/fitsPattern";
import type { Field, Fields, TextField } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { locales } from "@festival/contracts/locales";
import { asServer, fieldProblem, wordsProblem } from "./fieldProblem.ts";

// What is wrong with values that are stored as they are. Drafts may lack what is required; these may not.

/** What is wrong with a text. */
export function textProblem(field: TextField, text: string): FieldProblem | undefined {
  const isBlank = field.notBlank ? text.trim() === "" : text === "";
  if (!isBlank || text.length > field.max) return wordsProblem(field, text);
  const mayBeEmpty = !field.required || field.mayBeEmpty;
  if (mayBeEmpty || (field.pattern !== undefined && fitsPattern(field.pattern, ""))) {
    return undefined;
  }
  return "required";
}

type Found = [path: string, problem: FieldProblem];

function problemsAt(field: Field, value: unknown, path: string): Found[] {
  if (isTextField(field) && (typeof value !== "string" || value.trim() === "")) {
    const problem = textProblem(field, typeof value === "string" ? value : "");
    return problem ? [[path, problem]] : [];
  }
  const fault = fieldProblem(field, value);
  if (fault) return [[path, asServer(fault)]];
  if (field.kind !== "rows" || !Array.isArray(value)) return [];
  return value.flatMap((row: Record<string, unknown>, index) =>
    problemsIn(field.fields, row, `${path}.${index}.`),
  );
}

const problemsIn = (fields: Fields, values: Readonly<Record<string, unknown>>, before: string) =>
  Object.entries(fields).flatMap(([name, field]): Found[] => {
    const { [name]: value } = values;
    if (!field.localized) return problemsAt(field, value, before + name);
    const given = (value ?? {}) as Record<string, unknown>;
    return locales.flatMap((locale) =>
      problemsAt(field, given[locale], `${before}${name}.${locale}`),
    );
  });

/**
 * What is wrong with values of a record as far as this editor knows it, by paths such as "title.de": there is no need
 * to ask for what is refused.
 */
export const recordProblems = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldProblem> => Object.fromEntries(problemsIn(fields, values, ""));
