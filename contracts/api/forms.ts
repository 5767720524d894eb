import { Type, type Static } from "typebox";
import type { ValuesOf } from "../fields/values.ts";
import { fileKinds, type FileKind } from "../formFields.ts";
import { formFields } from "../resources/forms/formField.ts";
import type { forms } from "../resources/forms/forms.ts";
import { Instant, LocalizedText, Uuid } from "./common.ts";

const closed = { additionalProperties: false };
const fieldTypes = formFields.field_type.options
  .map(({ value, label }) => `${value} ${label.en}`)
  .join(", ");
const fileKindNames = Object.keys(fileKinds) as FileKind[];

/** Bounds of a field's values, as staff set them; each holds for the types that it makes sense for. */
export const FieldSettings = Type.Object(
  {
    /** Characters, of texts. */
    max_length: Type.Optional(Type.Integer()),
    /** Of numbers. */
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    /** Of dates, both included: YYYY-MM-DD or "today". */
    earliest: Type.Optional(Type.String()),
    latest: Type.Optional(Type.String()),
    /** Of files; all kinds where absent. */
    file_kinds: Type.Optional(Type.Array(Type.Enum(fileKindNames))),
    max_files: Type.Optional(Type.Integer()),
    max_file_bytes: Type.Optional(Type.Integer()),
    /** Asked only of people younger than this, by the form's date of birth; of all others it is not stored. */
    below_age: Type.Optional(Type.Integer()),
  },
  closed,
);
export type FieldSettings = Static<typeof FieldSettings>;

/**
 * What a field means to the site: the checkbox by which people agree to the use of what they enter, or
 * the one by which they order the newsletter as well.
 */
export const FieldRole = Type.Enum(["none", "consent", "newsletter"]);
export type FieldRole = Static<typeof FieldRole>;

export const FormField = Type.Object({
  id: Type.Integer(),
  label: Type.String(),
  slug: Type.String(),
  /** One of `fieldType`, or "emailconfirm" for the appended repeat of the email address. */
  field_type: Type.Union([
    Type.Integer({ description: fieldTypes }),
    Type.Literal("emailconfirm", {
      description: "The repeat of the email address, appended to every form; never stored.",
    }),
  ]),
  required: Type.Boolean(),
  visible: Type.Boolean(),
  choices: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  default: Type.String(),
  placeholder_text: Type.String(),
  help_text: Type.String(),
  role: Type.Optional(FieldRole),
  settings: Type.Optional(FieldSettings),
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
  /** Days after which an entry is deleted; null for the newsletter's form, whose orders are no entries. */
  retention_days: Type.Union([Type.Integer(), Type.Null()]),
  /** Names the text that people agree to, as it stands here; null where there is none. */
  consent_version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type Form = Static<typeof Form>;

export const FormRef = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  intro: Type.String(),
  /** As in `Form`. */
  retention_days: Type.Union([Type.Integer(), Type.Null()]),
});
export type FormRef = Static<typeof FormRef>;

/** By field slug; multi-value types (5 and 7) take lists, files (9) the ids that uploads answered. */
export const FieldValues = Type.Record(
  Type.String({ maxLength: 100 }),
  Type.Union([
    Type.String({ maxLength: 10_000 }),
    Type.Array(Type.String({ maxLength: 500 }), { maxItems: 100 }),
  ]),
);
export type FieldValues = Static<typeof FieldValues>;

export const SignedToken = Type.String({ maxLength: 300 });

/** What the bot check reads. Without scripts, all of it may be missing. */
export const botCheckFields = {
  /** The control that people do not see. */
  website_confirm: Type.Optional(Type.String({ maxLength: 500 })),
  /** From the form's token call, when its page was opened. Younger than three seconds asks again. */
  form_token: Type.Optional(SignedToken),
  /** The token of the answer that asked whether a person sends this. */
  confirm_human: Type.Optional(SignedToken),
};

export const ConsentVersion = Type.String({ minLength: 1, maxLength: 64 });

export const FormEntryRequest = Type.Object(
  {
    form: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    field_values: FieldValues,
    ...botCheckFields,
    /** New for each entry: an entry that is sent twice with the same key is stored once. */
    idempotency_key: Type.Optional(Uuid),
    /** The form's `consent_version` that was shown; if today's is another one, consent is asked for again. */
    consent_version: Type.Optional(ConsentVersion),
  },
  closed,
);
export type FormEntryRequest = Static<typeof FormEntryRequest>;

/**
 * Stored. Errors come as 422 `validation_failed` with `details.fields`, a FieldProblem by slug, and
 * `details.messages`, its words in the language of the address. Where it is not sure that a person sent
 * it, `details.confirm_human` is true and `details.token` is what to send as `confirm_human`.
 */
export const FormEntryCreated = Type.Object({
  /** 0 for the newsletter's form, whose orders are no entries. */
  id: Type.Integer(),
  success_title: Type.String(),
  success_text: Type.String(),
});
export type FormEntryCreated = Static<typeof FormEntryCreated>;

/** Says when a form was opened, to be sent with its entry. */
export const FormToken = Type.Object({ token: Type.String() });
export type FormToken = Static<typeof FormToken>;

/** Id of an uploaded file: it can't be guessed, and all who know it may use or delete the file. */
export const FileId = Type.String({ pattern: "^[A-Za-z0-9_-]{43}$" });

/** A file that waits to be sent with a form; it is deleted at `expires_at` unless it was. */
export const TempFile = Type.Object({
  id: FileId,
  /** Cleaned of what no name of a file needs; for showing alone. */
  name: Type.String(),
  size: Type.Integer(),
  /** Media type by content. */
  type: Type.String(),
  expires_at: Instant,
});
export type TempFile = Static<typeof TempFile>;

/** A field as staff keep it. Its slug is what entries are stored under. */
export type StaffFormField = ValuesOf<typeof formFields>;

/** What forms do with what is sent: keep it as an entry, or order the newsletter. */
export type FormPurpose = NonNullable<ValuesOf<typeof forms.fields>["purpose"]>;

/** The text that the sender agreed to. */
export const GivenConsent = Type.Object({
  version: Type.String(),
  text: Type.String(),
  locale: Type.String(),
  at: Instant,
});

/** What a visitor sent, for staff. */
/** What the office did with an entry. */
export const EntryState = Type.Enum(["new", "answered", "done"]);
export type EntryState = Static<typeof EntryState>;

export const FormEntry = Type.Object({
  id: Type.Integer(),
  revision: Type.Integer(),
  state: EntryState,
  /** Of the office, for itself. */
  note: Type.String(),
  /** Mails that answered it. */
  replies: Type.Array(
    Type.Object({ at: Instant, by: Type.String(), subject: Type.String(), text: Type.String() }),
  ),
  form: Type.Object({ id: Type.Integer(), slug: Type.String(), title: LocalizedText }),
  locale: Type.String(),
  /** By the festival's clock. */
  created_at: Instant,
  /** When it is deleted. */
  expires_at: Instant,
  /** Null where the form did not ask for it. */
  email: Type.Union([Type.String(), Type.Null()]),
  consent: Type.Union([GivenConsent, Type.Null()]),
  field_values: FieldValues,
  files: Type.Array(
    Type.Object({
      id: FileId,
      /** Slug of its field. */
      field: Type.String(),
      name: Type.String(),
      size: Type.Integer(),
      type: Type.String(),
    }),
  ),
});
export type FormEntry = Static<typeof FormEntry>;

const revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** What the office writes beside an entry. */
export const EntryUpdate = Type.Object(
  {
    revision,
    state: Type.Optional(EntryState),
    note: Type.Optional(Type.String({ maxLength: 5000 })),
  },
  closed,
);

/** A mail to the sender of an entry. */
export const EntryReply = Type.Object(
  {
    revision,
    subject: Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" }),
    text: Type.String({ minLength: 1, maxLength: 10_000, pattern: "\\S" }),
  },
  closed,
);

export const EraseRequest = Type.Object(
  { email: Type.String({ format: "email", maxLength: 254 }) },
  closed,
);
export const Erased = Type.Object({ erased: Type.Integer() });
