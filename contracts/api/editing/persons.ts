import { Type, type Static } from "typebox";
import { Instant } from "../common.ts";
import { FormEntry } from "../forms.ts";
import { NewsletterProof, Subscriber } from "../newsletter.ts";

const closed = { additionalProperties: false };

/** Names a person by their address, in any case of letters. */
export const PersonRequest = Type.Object(
  { email: Type.String({ format: "email", maxLength: 254 }) },
  closed,
);
export type PersonRequest = Static<typeof PersonRequest>;

/** A mail to or from a person; what it said is forgotten once it is sent. */
export const PersonMail = Type.Object({
  to: Type.String(),
  subject: Type.String(),
  created_at: Instant,
  state: Type.String(),
});

/** An account of staff. */
export const PersonAccount = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  role: Type.String(),
  is_active: Type.Boolean(),
  created_at: Instant,
  /** Lines of the audit log that name it. */
  audit_lines: Type.Integer(),
});

/** An erasure that was about the address. */
export const PersonErasure = Type.Object({
  erased_at: Instant,
  /** "person", "entries" or "newsletter". */
  scope: Type.String(),
  /** How much of each kind was deleted. */
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type PersonErasure = Static<typeof PersonErasure>;

/**
 * Everything that is kept under an address. Decisions on cookies are not: nothing in them says who decided.
 */
export const Person = Type.Object({
  email: Type.String(),
  entries: Type.Array(FormEntry),
  subscriber: Type.Union([Subscriber, Type.Null()]),
  newsletter_history: Type.Array(NewsletterProof),
  mails: Type.Array(PersonMail),
  account: Type.Union([PersonAccount, Type.Null()]),
  erasures: Type.Array(PersonErasure),
});
export type Person = Static<typeof Person>;

/** The same to hand out: JSON for programs, or a page for people in the language of the address. */
export const PersonExportRequest = Type.Object(
  { ...PersonRequest.properties, format: Type.Enum(["json", "html"]) },
  closed,
);
export type PersonExportRequest = Static<typeof PersonExportRequest>;

/** A file to save. */
export const PersonExport = Type.Object({
  name: Type.String(),
  /** Media type. */
  type: Type.String(),
  content: Type.String(),
});
export type PersonExport = Static<typeof PersonExport>;
