import { Type, type Static } from "typebox";

export const FormField = Type.Object({
  id: Type.Integer(),
  label: Type.String(),
  slug: Type.String(),
  /** One of `fieldType`, or "emailconfirm" for the appended repeat of the email address. */
  field_type: Type.Union([Type.Integer(), Type.Literal("emailconfirm")]),
  required: Type.Boolean(),
  visible: Type.Boolean(),
  choices: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  default: Type.String(),
  placeholder_text: Type.String(),
  help_text: Type.String(),
});
export type FormField = Static<typeof FormField>;

export const Form = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  intro: Type.String(),
  submit_label: Type.String(),
  success_title: Type.String(),
  success_text: Type.String(),
  fields: Type.Array(FormField),
});
export type Form = Static<typeof Form>;

export const FormRef = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  intro: Type.String(),
});
export type FormRef = Static<typeof FormRef>;

/** By field slug; multi-value types (5 and 7) take lists. */
export const FieldValues = Type.Record(
  Type.String({ maxLength: 100 }),
  Type.Union([
    Type.String({ maxLength: 10_000 }),
    Type.Array(Type.String({ maxLength: 500 }), { maxItems: 100 }),
  ]),
);
export type FieldValues = Static<typeof FieldValues>;

export const FormEntryRequest = Type.Object(
  { form: Type.Integer(), field_values: FieldValues },
  { additionalProperties: false },
);
export type FormEntryRequest = Static<typeof FormEntryRequest>;

/** Stored. Errors come as 422 `validation_failed` with `details.fields`, a FieldProblem by slug. */
export const FormEntryCreated = Type.Object({
  id: Type.Integer(),
  success_title: Type.String(),
  success_text: Type.String(),
});
export type FormEntryCreated = Static<typeof FormEntryCreated>;
