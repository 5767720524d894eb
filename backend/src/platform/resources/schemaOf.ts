import { GivenInstant as instant, RichText } from "@festival/contracts/api/common";
import { AnswerWeights } from "@festival/contracts/api/quiz";
import type { Field, Fields, NumberField, TextField } from "@festival/contracts/fields/field";
import {
  dayOrTodayPattern,
  dayPattern,
  largestId,
  longestEmail,
} from "@festival/contracts/fields/patterns";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { Type, type TObject, type TSchema } from "typebox";

const closed = { additionalProperties: false };
const reference = Type.Integer({ minimum: 1, maximum: largestId });
const email = Type.String({ format: "email", maxLength: longestEmail });
const share = Type.Number({ minimum: 0, maximum: 1 });

/** Null comes first, as the coercion would make 0 or an empty text of it. */
const orNull = (schema: TSchema) => Type.Union([Type.Null(), schema]);
const unlessRequired = ({ required }: Field, schema: TSchema) =>
  required ? schema : orNull(schema);

function textSchema({ kind, max, pattern, ...field }: TextField): TSchema {
  if (kind === "email") return field.required ? email : Type.Union([Type.Literal(""), email]);
  const isRequired = field.required && !field.mayBeEmpty;
  const blank = field.notBlank ? "\\S" : undefined;
  const least = pattern === undefined && (isRequired || kind === "timeZone");
  const text = Type.String({
    maxLength: max,
    ...(least && { minLength: 1 }),
    ...((pattern ?? blank) !== undefined && { pattern: pattern ?? blank }),
  });
  return field.orNone ? orNull(text) : text;
}

function numberSchema({ min, max, whole, orNone }: NumberField): TSchema {
  const bounds = { minimum: min, maximum: max };
  const number = whole ? Type.Integer(bounds) : Type.Number(bounds);
  return orNone ? orNull(number) : number;
}

/** The schema of a field's value in one language. */
export function schemaInOneLanguage(field: Field): TSchema {
  if (isTextField(field)) return textSchema(field);
  switch (field.kind) {
    case "embed":
      return Type.String({
        maxLength: field.max,
        ...(field.required && { minLength: 1, pattern: "\\S" }),
      });
    case "richText":
      return unlessRequired(field, RichText);
    case "number":
      return numberSchema(field);
    case "position":
      return Type.Integer({ minimum: 0, maximum: field.max });
    case "money":
      return orNull(Type.Number({ minimum: 0, maximum: field.max }));
    case "flag":
      return Type.Boolean();
    case "choice":
      return Type.Enum(field.options.map(({ value }) => value));
    case "numberedChoice": {
      const description = field.options.map(({ value, label }) => `${value} ${label.en}`);
      const bounds = { minimum: 1, maximum: field.options.length };
      return Type.Integer({ ...bounds, description: description.join(", ") });
    }
    case "choices": {
      const one = Type.Enum(field.options.map(({ value }) => value));
      const least = field.min === undefined ? {} : { minItems: field.min };
      return Type.Array(one, { ...least, maxItems: field.max, uniqueItems: true });
    }
    case "reference":
    case "picture":
    case "file":
      return unlessRequired(field, reference);
    case "references":
    case "pictures":
    case "files":
      return Type.Array(reference, { maxItems: field.max, uniqueItems: true });
    case "instant":
      return unlessRequired(field, instant);
    case "day":
      return Type.String({ pattern: field.orToday ? dayOrTodayPattern : dayPattern });
    case "emails":
      return Type.Array(email, { maxItems: field.max, uniqueItems: true });
    case "focalPoint":
      return Type.Object({ x: share, y: share }, closed);
    case "weights":
      return AnswerWeights;
    case "rowId":
      return orNull(reference);
    case "group":
      return objectOf(field.fields);
    case "rows":
  }
  const least = field.min === undefined ? {} : { minItems: field.min };
  const row = objectOf(field.fields, field.wholeRows);
  return Type.Array(row, { ...least, maxItems: field.max });
}

/** The schema of a field's value as staff send it: one for each language where it is localised. */
export function schemaOf(field: Field): TSchema {
  const value = schemaInOneLanguage(field);
  return field.localized ? Type.Object({ de: value, en: value }, closed) : value;
}

/** The schemas of fields by name, optional where a record can be without them. */
export function propertiesOf(
  fields: Fields,
  isWhole = false,
  of: (field: Field) => TSchema = schemaOf,
): Record<string, TSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = of(field);
      return [name, isWhole || field.required ? schema : Type.Optional(schema)];
    }),
  );
}

/**
 * The schema of an object with these fields and no others.
 * @param isWhole whether all of them must be there
 */
export function objectOf(fields: Fields, isWhole = false): TObject {
  return Type.Object(propertiesOf(fields, isWhole), closed);
}
