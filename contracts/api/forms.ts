import { Type, type Static } from "typebox";
import { fileKinds, maxFileBytes, maxLength, mostFiles, type FileKind } from "../formFields.ts";
import { Instant, LocalizedText, Uuid } from "./common.ts";

const closed = { additionalProperties: false };
const fieldTypes =
  "1 text, 2 textarea, 3 email, 4 checkbox, 5 checkboxes (multi-value), 6 select, " +
  "7 multi-select (multi-value), 8 radio, 9 file (no default), 10 date, 11 date and time, " +
  "12 hidden, 13 number, 14 URL, 15 birth date";

const FieldType = Type.Integer({ minimum: 1, maximum: 15, description: fieldTypes });
const fileKindNames = Object.keys(fileKinds) as FileKind[];
/** YYYY-MM-DD or "today". */
const Day = Type.String({ pattern: "^(?:\\d{4}-\\d{2}-\\d{2}|today)$" });

/** Bounds of a field's values; each holds for the types that it makes sense for. */
export const FieldSettings = Type.Object(
  {
    /** Characters, of texts. */
    max_length: Type.Optional(Type.Integer({ minimum: 1, maximum: maxLength.text })),
    /** Of numbers. */
    min: Type.Optional(Type.Number({ minimum: -1e12, maximum: 1e12 })),
    max: Type.Optional(Type.Number({ minimum: -1e12, maximum: 1e12 })),
    /** Of dates, both included. */
    earliest: Type.Optional(Day),
    latest: Type.Optional(Day),
    /** Of files; all kinds where absent. */
    file_kinds: Type.Optional(
      Type.Array(Type.Enum(fileKindNames), { minItems: 1, maxItems: 20, uniqueItems: true }),
    ),
    max_files: Type.Optional(Type.Integer({ minimum: 1, maximum: mostFiles })),
    max_file_bytes: Type.Optional(Type.Integer({ minimum: 1, maximum: maxFileBytes })),
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
  /** Names the text that people agree to, as it stands here; null where there is none. */
  consent_version: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type Form = Static<typeof Form>;

export const FormRef = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  intro: Type.String(),
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

const slugOf = (maxLength: number) =>
  Type.String({ maxLength, pattern: "^[a-z0-9]+(?:[_-][a-z0-9]+)*$" });
const words = (maxLength: number) =>
  Type.Object({ de: Type.String({ maxLength }), en: Type.String({ maxLength }) }, closed);

/** A field as staff keep it, in the order of the list. Its slug is what entries are stored under. */
export const StaffFormField = Type.Object(
  {
    slug: slugOf(60),
    label: words(1000),
    field_type: FieldType,
    required: Type.Optional(Type.Boolean()),
    visible: Type.Optional(Type.Boolean()),
    choices: Type.Optional(
      Type.Array(
        Type.Object(
          { value: Type.String({ minLength: 1, maxLength: 100 }), label: words(300) },
          closed,
        ),
        { maxItems: 100 },
      ),
    ),
    default: Type.Optional(words(1000)),
    placeholder_text: Type.Optional(words(300)),
    help_text: Type.Optional(words(1000)),
    role: Type.Optional(FieldRole),
    settings: Type.Optional(FieldSettings),
  },
  closed,
);
export type StaffFormField = Static<typeof StaffFormField>;

/** What forms do with what is sent: keep it as an entry, or order the newsletter. */
export const FormPurpose = Type.Enum(["message", "newsletter"]);
export type FormPurpose = Static<typeof FormPurpose>;

/** A form as staff keep it, besides `id` and `revision`. */
export const StaffForm = Type.Object({
  slug: slugOf(80),
  title: words(200),
  intro: Type.Optional(words(2000)),
  submit_label: Type.Optional(words(80)),
  success_title: Type.Optional(words(200)),
  success_text: Type.Optional(words(2000)),
  is_online: Type.Optional(Type.Boolean()),
  /** Whether the list of forms names it. */
  is_listed: Type.Optional(Type.Boolean()),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  purpose: Type.Optional(FormPurpose),
  /** Who gets a mail of each entry; the settings' recipients where empty. */
  recipients: Type.Optional(
    Type.Array(Type.String({ format: "email", maxLength: 254 }), {
      maxItems: 20,
      uniqueItems: true,
    }),
  ),
  /** Days for which entries are kept. */
  retention_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  /** Whether who sent an entry gets a mail that it arrived. */
  confirms_by_mail: Type.Optional(Type.Boolean()),
  fields: Type.Array(StaffFormField, { maxItems: 60 }),
});

/** The text that the sender agreed to. */
export const GivenConsent = Type.Object({
  version: Type.String(),
  text: Type.String(),
  locale: Type.String(),
  at: Instant,
});

/** What a visitor sent, for staff. */
export const FormEntry = Type.Object({
  id: Type.Integer(),
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

export const EraseRequest = Type.Object(
  { email: Type.String({ format: "email", maxLength: 254 }) },
  closed,
);
export const Erased = Type.Object({ erased: Type.Integer() });
