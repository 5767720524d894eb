import type { FieldValues, FormField } from "@festival/contracts/api/forms";
import { emailConfirmType, fieldType } from "@festival/contracts/formFields";

/** What a ticked single checkbox sends; an empty one sends nothing. */
export const checkedValue = "true";

/** Whether a single checkbox starts ticked, as staff write it. */
export function isTicked(value: string): boolean {
  return ["true", "on", "1"].includes(value);
}

const severalTypes: readonly FormField["field_type"][] = [
  fieldType.checkboxes,
  fieldType.multiSelect,
  fieldType.file,
];
const takesSeveral = (field: FormField): boolean => severalTypes.includes(field.field_type);

/** What a form holds before anyone has typed, by field slug. */
export function initialValues(fields: readonly FormField[]): FieldValues {
  return Object.fromEntries(
    fields.map((field) => {
      if (!takesSeveral(field)) return [field.slug, field.default];
      const isEmpty = field.default === "" || field.field_type === fieldType.file;
      return [field.slug, isEmpty ? [] : [field.default]];
    }),
  );
}

/**
 * Reads what was filled in, in the shape that the API takes.
 * @param read all values of one control's name, in order
 */
export function collectValues(
  fields: readonly FormField[],
  read: (slug: string) => readonly string[],
): FieldValues {
  const questions = fields.filter((field) => !isNotice(field));
  return Object.fromEntries(
    questions.map((field) => {
      // Browsers post line breaks as CRLF; scripts read them as LF.
      const values = read(field.slug).map((value) => value.replaceAll("\r\n", "\n"));
      return [field.slug, takesSeveral(field) ? values : (values[0] ?? "")];
    }),
  );
}

/** The value of a field that takes one. */
export function singleValue(values: FieldValues, field: FormField): string {
  const value = values[field.slug] ?? "";
  return typeof value === "string" ? value : (value[0] ?? "");
}

/** The values of a field that takes several. */
export function valueList(values: FieldValues, field: FormField): readonly string[] {
  const value = values[field.slug] ?? [];
  return typeof value === "string" ? [value] : value;
}

/**
 * The fields in the order in which they are shown: the repeat of the email address goes below the
 * address itself, and is left out where there is none.
 */
export function arrangeFields(fields: readonly FormField[]): {
  shown: readonly FormField[];
  hidden: readonly FormField[];
} {
  const isHidden = (field: FormField) => !field.visible || field.field_type === fieldType.hidden;
  const isRepeat = (field: FormField) => field.field_type === emailConfirmType;
  const repeat = fields.filter((field) => isRepeat(field) && !isHidden(field));
  const shown = fields.filter((field) => !isRepeat(field) && !isHidden(field));
  const email = shown.findIndex((field) => field.field_type === fieldType.email);
  return {
    shown: email < 0 ? shown : shown.toSpliced(email + 1, 0, ...repeat),
    hidden: fields.filter((field) => !isRepeat(field) && isHidden(field)),
  };
}

export function isFile(field: FormField): boolean {
  return field.field_type === fieldType.file;
}

/** Whether the field holds words only, and no answer. */
export function isNotice(field: FormField): boolean {
  return field.field_type === fieldType.notice;
}

const secretWords = /passw|passphrase|kennwort|\b(?:pin|puk|tan|cvc|cvv)\b/i;

/** Whether a question is about something that must not lie around on a device that others use, too. */
const isSecret = ({ slug, label }: FormField): boolean =>
  secretWords.test(`${slug} ${label}`.replaceAll(/[_-]/g, " "));

/**
 * The fields whose values stay on the device until they are sent: neither files nor what is hidden or
 * secret. Nor consents: the sender ticks them again each time.
 */
export function keptFields(fields: readonly FormField[]): FormField[] {
  return arrangeFields(fields).shown.filter(
    (field) => !isFile(field) && !isSecret(field) && (field.role ?? "none") === "none",
  );
}

/**
 * The types of which each choice is a control of its own. So is a list for several choices: the browser's own list
 * asks for a key to be held down, which a touch screen does not have.
 */
const groupTypes: readonly FormField["field_type"][] = [
  fieldType.radio,
  fieldType.checkboxes,
  fieldType.multiSelect,
];

/** Whether the field is a group of controls rather than one. */
export function isGroup(field: FormField): boolean {
  return groupTypes.includes(field.field_type);
}

/** A field of a form that may stand in a document beside another form's field of the same name. */
export type PlacedField = FormField & {
  /** Tells its ids from the others'; needless for the form that the page is about. */
  place?: string;
};

/** Ids of a field's parts; a group's link leads to its first control. */
export function fieldIds(field: PlacedField) {
  const base = `${field.place ?? "field"}-${field.slug}`;
  return {
    control: isGroup(field) ? `${base}-0` : base,
    choice: (index: number) => `${base}-${index}`,
    help: `${base}-help`,
    problem: `${base}-problem`,
  };
}
