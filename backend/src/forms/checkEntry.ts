import { ageOn } from "@festival/contracts/time/age";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import type { FieldValues } from "@festival/contracts/api/forms";
import {
  emailConfirmSlug,
  fieldKindsOf,
  fieldType,
  maxFileBytes,
  mostFiles,
} from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { text } from "../platform/locales/texts.ts";
import {
  checkValue,
  choosing,
  isDay,
  multiple,
  problem,
  type CheckedField,
  type ValueProblem,
} from "./fieldValue.ts";
import type { FileRow } from "./uploads/files.repository.ts";

/** Files that wait to be sent, by id. */
export type WaitingFiles = ReadonlyMap<string, Pick<FileRow, "contentType" | "bytes">>;

interface CheckedEntry {
  /** By slug; empty where all is well. */
  problems: Record<string, ValueProblem>;
  /** What is to be stored: the form's own fields, trimmed. */
  values: FieldValues;
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

/** The form's date of birth as it was given, where it is a day; else undefined. */
function birthOf(fields: readonly CheckedField[], values: FieldValues): string | undefined {
  const field = fields.find((one) => one.fieldType === fieldType.birthDate);
  const birth = field && givenValues(field, values)[0];
  return birth !== undefined && isDay(birth) ? birth : undefined;
}

/** The fields that this visitor answers: no notices, and none that are for younger people only. */
export function askedFields<Field extends CheckedField>(
  fields: readonly Field[],
  values: FieldValues,
  now: Date,
): Field[] {
  const birth = birthOf(fields, values);
  const age = birth === undefined ? Infinity : ageOn(birth, festivalDay(now));
  return fields.filter(({ fieldType: type, settings }) => {
    const bound = settings?.below_age;
    return type !== fieldType.notice && (bound === undefined || age < bound);
  });
}

/** The ids of all files that an entry names. */
export function fileIdsOf(fields: readonly CheckedField[], values: FieldValues): string[] {
  return fields
    .filter((field) => field.fieldType === fieldType.file)
    .flatMap((field) => givenValues(field, values).slice(0, mostFiles));
}

function checkFiles(
  { settings = {} }: CheckedField,
  ids: readonly string[],
  files: WaitingFiles,
): ValueProblem | undefined {
  const max = settings.max_files ?? 1;
  if (ids.length > max || new Set(ids).size < ids.length) {
    return problem("too_many", "problems.too_many", { max });
  }
  const kinds = fieldKindsOf(settings.file_kinds);
  const largest = settings.max_file_bytes ?? maxFileBytes;
  const allowed = new Set<string>(kinds.map(({ contentType }) => contentType));
  for (const id of ids) {
    const file = files.get(id);
    if (!file) return problem("unknown", "problems.unknown");
    if (!allowed.has(file.contentType) || file.bytes > largest) {
      return problem("wrong_kind", "problems.wrong_kind", {
        kinds: kinds.flatMap(({ endings }) => endings.slice(0, 1)).join(", "),
        size: Math.round((largest / 1024 / 1024) * 10) / 10,
      });
    }
  }
  return undefined;
}

function missing(field: CheckedField): ValueProblem {
  if (field.fieldType === fieldType.file) return problem("required", "problems.required_file");
  if (field.fieldType === fieldType.checkbox) return problem("required", "problems.required_tick");
  const isChoice = choosing.has(field.fieldType);
  return problem("required", isChoice ? "problems.required_choice" : "problems.required");
}

function checkField(
  field: CheckedField,
  given: readonly string[],
  today: string,
  files: WaitingFiles,
): ValueProblem | undefined {
  if (given.length === 0) return field.required ? missing(field) : undefined;
  if (field.fieldType === fieldType.file) return checkFiles(field, given, files);
  if (!multiple.has(field.fieldType) && given.length > 1) {
    return problem("invalid_choice", "problems.invalid_choice");
  }
  for (const value of given) {
    const found = checkValue(field, value, today);
    if (found) return found;
  }
  return undefined;
}

/**
 * Checks what a visitor sent against the form. Values of slugs that the form does not have, or does not ask of
 * this visitor, are dropped; the repeated email address too once it has been compared.
 */
export function checkEntry(
  fields: readonly CheckedField[],
  values: FieldValues,
  now: Date,
  files: WaitingFiles = new Map(),
): CheckedEntry {
  const today = festivalDay(now);
  const entry: CheckedEntry = { problems: {}, values: {} };
  for (const field of askedFields(fields, values, now)) {
    const given = givenValues(field, values);
    const found = checkField(field, given, today, files);
    if (found) entry.problems[field.slug] = found;
    const isList = multiple.has(field.fieldType) || field.fieldType === fieldType.file;
    entry.values[field.slug] = isList ? given : (given[0] ?? "");
  }

  const emailField = fields.find((field) => field.fieldType === fieldType.email);
  const repeated = values[emailConfirmSlug];
  if (emailField && typeof repeated === "string" && repeated.trim() !== "") {
    const first = String(entry.values[emailField.slug] ?? "");
    if (first.toLowerCase() !== repeated.trim().toLowerCase()) {
      entry.problems[emailConfirmSlug] = problem("email_mismatch", "problems.email_mismatch");
    }
  }
  return entry;
}

/** Days and numbers as readers write them. */
function inWords(value: string | number, locale: Locale): string {
  if (typeof value === "number") return value.toLocaleString(locale);
  if (!isDay(value)) return value;
  return new Date(value).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}

function wordsOfProblem({ text: key, values = {} }: ValueProblem, locale: Locale): string {
  const words = Object.entries(values).map(([name, value]) => [name, inWords(value, locale)]);
  return text(locale, key, Object.fromEntries(words));
}

/** Problems as an answer gives them: codes for programs, words for readers. */
export function problemDetails(problems: Record<string, ValueProblem>, locale: Locale) {
  const entries = Object.entries(problems);
  return {
    fields: Object.fromEntries(entries.map(([slug, { code }]) => [slug, code])),
    messages: Object.fromEntries(
      entries.map(([slug, found]) => [slug, wordsOfProblem(found, locale)]),
    ),
  };
}
