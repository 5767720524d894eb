import type { RichText } from "@festival/contracts/api/common";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Field, Fields } from "@festival/contracts/fields/field";
import { locales } from "@festival/contracts/locales";
import { isSafeLink } from "@festival/contracts/safeLink";
import { findRichTextProblem } from "./richText.ts";

type Values = Record<string, unknown>;

/** A field's value in each language that has one. */
function written(field: Field, value: unknown): unknown[] {
  const values = field.localized ? locales.map((locale) => (value as Values)[locale]) : [value];
  return values.filter((one) => one !== null && one !== undefined && one !== "");
}

function problemIn(field: Field, value: unknown): FieldProblem | undefined {
  const values = value === undefined || value === null ? [] : written(field, value);
  if (field.kind === "richText") {
    return values.some((text) => findRichTextProblem(text as RichText)) ? "invalid" : undefined;
  }
  if (field.kind === "link" || field.kind === "webAddress") {
    return values.every((link) => isSafeLink(String(link))) ? undefined : "invalid_url";
  }
  if (field.kind !== "rows") return undefined;
  const rows = values.flat() as Values[];
  return rows.flatMap((row) => Object.values(contentProblems(field.fields, row))).at(0);
}

/**
 * What the schemas of fields cannot say: links that lead into a script, and rich text that is not in order.
 * @returns the problems by field; a problem in a row is its list's
 */
export function contentProblems(fields: Fields, record: Values): Record<string, FieldProblem> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = problemIn(field, record[name]);
      return problem ? [[name, problem]] : [];
    }),
  );
}
