import type { FieldValues } from "@festival/contracts/api/forms";
import type { FieldProblem } from "@festival/contracts/errors";
import { emailConfirmSlug, fieldType, maxLength } from "@festival/contracts/formFields";
import type { FieldRow } from "./forms.repository.ts";

type CheckedField = Pick<FieldRow, "slug" | "fieldType" | "required" | "choices">;

interface CheckedEntry {
  /** By slug; empty where all is well. */
  problems: Record<string, FieldProblem>;
  /** What is to be stored: the form's own fields, trimmed. */
  values: FieldValues;
}

const multiple: ReadonlySet<number> = new Set([fieldType.checkboxes, fieldType.multiSelect]);
const choosing: ReadonlySet<number> = new Set([...multiple, fieldType.select, fieldType.radio]);
const checked = new Set(["true", "on", "1"]);

/** One address of the usual form; whether it exists, only a mail can tell. */
const email = /^[^\s@,;<>()"]{1,64}@(?:[^\s@.,;<>()"]+\.)+[^\s@.,;<>()"]{2,63}$/;

/** Whether a text is a day that exists, YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** What is wrong with one filled value of a field's type. */
function checkValue(field: CheckedField, value: string, now: Date): FieldProblem | undefined {
  if (choosing.has(field.fieldType)) {
    return field.choices.some((choice) => choice.value === value) ? undefined : "invalid_choice";
  }
  const longest = field.fieldType === fieldType.textarea ? maxLength.text : maxLength.line;
  if (value.length > longest) return "too_long";
  switch (field.fieldType) {
    case fieldType.email:
      return email.test(value) ? undefined : "invalid_email";
    case fieldType.number:
      return /^-?\d+(?:[.,]\d+)?$/.test(value) ? undefined : "invalid_number";
    case fieldType.url:
      return isWebAddress(value) ? undefined : "invalid_url";
    case fieldType.date:
      return isDay(value) ? undefined : "invalid_date";
    case fieldType.birthDate:
      return isDay(value) && value >= "1900-01-01" && new Date(value) <= now
        ? undefined
        : "invalid_date";
    case fieldType.dateTime: {
      const [day = "", time = ""] = value.split("T");
      return isDay(day) && isTime(time) ? undefined : "invalid_date";
    }
    case fieldType.checkbox:
      return checked.has(value) ? undefined : "invalid_choice";
    case fieldType.file:
      // a file is named by what the upload answered, and no upload has answered anything
      return "invalid_choice";
    default:
      return undefined;
  }
}

/** The values given for a field, without what is empty. */
function givenValues(field: CheckedField, values: FieldValues): string[] {
  const given = Object.hasOwn(values, field.slug) ? (values[field.slug] ?? []) : [];
  const list = (Array.isArray(given) ? given : [given])
    .map((value) => value.trim())
    .filter((value) => value !== "");
  const isUnchecked =
    field.fieldType === fieldType.checkbox && /^(?:false|off|0)$/.test(list[0] ?? "");
  return isUnchecked ? [] : list;
}

/**
 * Holds what somebody sent against the form. Values of slugs that the form does not have are dropped,
 * the repeated email address too once it has been compared.
 */
export function checkEntry(
  fields: readonly CheckedField[],
  values: FieldValues,
  now: Date,
): CheckedEntry {
  const entry: CheckedEntry = { problems: {}, values: {} };
  for (const field of fields) {
    const given = givenValues(field, values);
    const isMultiple = multiple.has(field.fieldType);
    if (given.length === 0 && field.required) entry.problems[field.slug] = "required";
    if (!isMultiple && given.length > 1) entry.problems[field.slug] = "invalid_choice";
    for (const value of given) {
      const problem = checkValue(field, value, now);
      if (problem) entry.problems[field.slug] ??= problem;
    }
    entry.values[field.slug] = isMultiple ? given : (given[0] ?? "");
  }

  const emailField = fields.find((field) => field.fieldType === fieldType.email);
  const repeated = values[emailConfirmSlug];
  if (emailField && typeof repeated === "string" && repeated.trim() !== "") {
    const first = String(entry.values[emailField.slug] ?? "");
    if (first.toLowerCase() !== repeated.trim().toLowerCase()) {
      entry.problems[emailConfirmSlug] = "email_mismatch";
    }
  }
  return entry;
}
