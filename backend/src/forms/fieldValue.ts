import type { FieldSettings } from "@festival/contracts/api/forms";
import type { FieldProblem } from "@festival/contracts/errors";
import { fieldType, maxLength } from "@festival/contracts/formFields";
import type { TextKey } from "../platform/locales/texts.ts";
import type { FieldRow } from "./forms.repository.ts";

export type CheckedField = Pick<FieldRow, "slug" | "fieldType" | "required" | "choices"> &
  Partial<Pick<FieldRow, "role" | "settings">>;

/** What is wrong with a value, and how to say it. */
export interface ValueProblem {
  code: FieldProblem;
  text: TextKey;
  values?: Record<string, string | number>;
}

export const problem = (
  code: FieldProblem,
  text: TextKey,
  values: Record<string, string | number> = {},
): ValueProblem => ({ code, text, values });

const invalidChoice = problem("invalid_choice", "problems.invalid_choice");
const invalidDate = problem("invalid_date", "problems.invalid_date");

export const multiple: ReadonlySet<number> = new Set([fieldType.checkboxes, fieldType.multiSelect]);
export const choosing: ReadonlySet<number> = new Set([
  ...multiple,
  fieldType.select,
  fieldType.radio,
]);
const ticked = new Set(["true", "on", "1"]);

/** One address of the usual form; whether it exists, only a mail can tell. */
const email =
  /^(?=.{3,254}$)[^\s@,;:<>()[\]\\"]{1,64}@(?:[^\s@.,;:<>()[\]\\"]+\.)+[^\s@.,;:<>()[\]\\"]{2,63}$/;

export function isEmail(text: string): boolean {
  return email.test(text);
}

/** Whether a text is a day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
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

function checkNumber(value: string, { min, max }: FieldSettings): ValueProblem | undefined {
  if (!/^-?\d+(?:[.,]\d+)?$/.test(value)) {
    return problem("invalid_number", "problems.invalid_number");
  }
  const number = Number(value.replace(",", "."));
  if (min !== undefined && number < min) {
    return problem("out_of_range", "problems.out_of_range.min", { min });
  }
  if (max !== undefined && number > max) {
    return problem("out_of_range", "problems.out_of_range.max", { max });
  }
  return undefined;
}

function checkDay(
  value: string,
  { earliest, latest }: FieldSettings,
  today: string,
): ValueProblem | undefined {
  if (!isDay(value)) return invalidDate;
  const from = earliest === "today" ? today : earliest;
  const to = latest === "today" ? today : latest;
  if (from !== undefined && value < from) {
    return problem("out_of_range", "problems.out_of_range.earliest", { day: from });
  }
  if (to !== undefined && value > to) {
    return problem("out_of_range", "problems.out_of_range.latest", { day: to });
  }
  return undefined;
}

/**
 * What is wrong with one filled value of a field's type; files are looked at elsewhere.
 * @param today the festival's day, YYYY-MM-DD
 */
export function checkValue(
  field: CheckedField,
  value: string,
  today: string,
): ValueProblem | undefined {
  if (choosing.has(field.fieldType)) {
    return field.choices.some((choice) => choice.value === value) ? undefined : invalidChoice;
  }
  const { settings = {} } = field;
  const isLong = field.fieldType === fieldType.textarea;
  const max = settings.max_length ?? (isLong ? maxLength.text : maxLength.line);
  if (value.length > max) return problem("too_long", "problems.too_long", { max });
  switch (field.fieldType) {
    case fieldType.email:
      return isEmail(value) ? undefined : problem("invalid_email", "problems.invalid_email");
    case fieldType.number:
      return checkNumber(value, settings);
    case fieldType.url:
      return isWebAddress(value) ? undefined : problem("invalid_url", "problems.invalid_url");
    case fieldType.date:
      return checkDay(value, settings, today);
    case fieldType.birthDate: {
      const isPossible = isDay(value) && value >= "1900-01-01" && value <= today;
      return isPossible ? checkDay(value, settings, today) : invalidDate;
    }
    case fieldType.dateTime: {
      const [day = "", time = ""] = value.split("T");
      return isTime(time) ? checkDay(day, settings, today) : invalidDate;
    }
    case fieldType.checkbox:
      return ticked.has(value) ? undefined : invalidChoice;
    default:
      return undefined;
  }
}
