import { Type, type Static } from "typebox";
import { Instant } from "./common.ts";

const closed = { additionalProperties: false };

export const StaffRole = Type.Union([Type.Literal("editor"), Type.Literal("admin")]);
export type StaffRole = Static<typeof StaffRole>;

const StaffLocale = Type.Union([Type.Literal("de"), Type.Literal("en")]);

const AdminLink = Type.Object({ title: Type.String(), url: Type.String() });

/** A group of links to the admin area; its own address is that of its first link. */
export const AdminMenu = Type.Object({
  title: Type.String(),
  url: Type.String(),
  links: Type.Array(AdminLink),
});
export type AdminMenu = Static<typeof AdminMenu>;

/** The signed-in user, with what they may open in the admin area, in the reader's language. */
export const StaffUser = Type.Object({
  email: Type.String(),
  username: Type.String(),
  admin_menus: Type.Array(AdminMenu),
});
export type StaffUser = Static<typeof StaffUser>;

const Email = Type.String({ minLength: 3, maxLength: 254 });
/** A password to be compared; the rules for new ones are the backend's. */
const GivenPassword = Type.String({ minLength: 1, maxLength: 200 });
const Token = Type.String({ minLength: 1, maxLength: 100 });
/** Six digits, or a recovery code; spaces and dashes don't matter. */
const Code = Type.String({ minLength: 6, maxLength: 40 });

export const SessionRequest = Type.Object({ email: Email, password: GivenPassword }, closed);
export type SessionRequest = Static<typeof SessionRequest>;

/** The password was right, and a code is asked for; `token` is good for ten minutes. */
export const SecondStepNeeded = Type.Object({ token: Type.String() });
export type SecondStepNeeded = Static<typeof SecondStepNeeded>;

export const SecondStepRequest = Type.Object({ token: Token, code: Code }, closed);
export type SecondStepRequest = Static<typeof SecondStepRequest>;

export const PasswordResetRequest = Type.Object({ email: Email, locale: StaffLocale }, closed);
export type PasswordResetRequest = Static<typeof PasswordResetRequest>;

export const PasswordLinkRequest = Type.Object({ token: Token }, closed);
export type PasswordLinkRequest = Static<typeof PasswordLinkRequest>;

/** Whose password a link of a mail sets. */
export const PasswordLink = Type.Object({
  purpose: Type.Union([Type.Literal("invitation"), Type.Literal("reset")]),
  email: Type.String(),
  username: Type.String(),
});
export type PasswordLink = Static<typeof PasswordLink>;

export const PasswordByLink = Type.Object({ token: Token, password: GivenPassword }, closed);
export type PasswordByLink = Static<typeof PasswordByLink>;

/** What a new password lacks, as `details.problem` of `validation_failed`. */
export type PasswordProblem = "too_short" | "like_account" | "too_common";

export const PasswordChange = Type.Object(
  { current_password: GivenPassword, password: GivenPassword },
  closed,
);
export type PasswordChange = Static<typeof PasswordChange>;

/** One's own account. */
export const Account = Type.Object({
  email: Type.String(),
  username: Type.String(),
  role: StaffRole,
  locale: StaffLocale,
  has_second_factor: Type.Boolean(),
  /** Recovery codes that were not used yet. */
  recovery_codes: Type.Integer(),
});
export type Account = Static<typeof Account>;

/** A browser that is signed in. Ends by itself 12 hours after its last use, and at `ends_at`. */
export const AccountSession = Type.Object({
  id: Type.Integer(),
  /** What the browser calls itself; may be empty. */
  user_agent: Type.String(),
  created_at: Instant,
  /** Right to five minutes. */
  last_seen_at: Instant,
  ends_at: Instant,
  /** The one that asks. */
  is_current: Type.Boolean(),
});
export type AccountSession = Static<typeof AccountSession>;

export const SecondFactorBegin = Type.Object({ password: GivenPassword }, closed);
export type SecondFactorBegin = Static<typeof SecondFactorBegin>;

/** A second factor to be taken up by an app; it counts once a code of it was confirmed. */
export const SecondFactorOffer = Type.Object({
  /** Base32, for typing. */
  secret: Type.String(),
  /** `otpauth://…`, for apps on the same device. */
  uri: Type.String(),
  /** The same as a drawing, an SVG document. */
  qr_svg: Type.String(),
});
export type SecondFactorOffer = Static<typeof SecondFactorOffer>;

export const SecondFactorConfirm = Type.Object({ code: Code }, closed);
export type SecondFactorConfirm = Static<typeof SecondFactorConfirm>;

/** Shown once; each signs in once in place of a code. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const SecondFactorRemove = Type.Object({ password: GivenPassword, code: Code }, closed);
export type SecondFactorRemove = Static<typeof SecondFactorRemove>;

/** A member of staff, as admins see them. */
export const StaffAccount = Type.Object({
  id: Type.Integer(),
  revision: Type.Integer(),
  email: Type.String(),
  username: Type.String(),
  role: StaffRole,
  /** Of the mails to them. */
  locale: StaffLocale,
  /** False for those who left: they can't sign in. */
  is_active: Type.Boolean(),
  /** Invited, and has not chosen a password yet. */
  is_invited: Type.Boolean(),
  has_second_factor: Type.Boolean(),
  /** Too many wrong passwords: no sign-in until then; null where that is not so. */
  blocked_until: Type.Union([Instant, Type.Null()]),
  /** Last use of a session that is still good, right to five minutes. */
  last_seen_at: Type.Union([Instant, Type.Null()]),
  created_at: Instant,
});
export type StaffAccount = Static<typeof StaffAccount>;

const Username = Type.String({ minLength: 1, maxLength: 100, pattern: String.raw`\S` });

export const StaffInvitation = Type.Object(
  {
    email: Type.String({ format: "email", maxLength: 254 }),
    username: Username,
    role: StaffRole,
    locale: StaffLocale,
  },
  closed,
);
export type StaffInvitation = Static<typeof StaffInvitation>;

/** Fields that are not sent stay as they are. */
export const StaffAccountUpdate = Type.Object(
  {
    revision: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    username: Type.Optional(Username),
    role: Type.Optional(StaffRole),
    locale: Type.Optional(StaffLocale),
    is_active: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type StaffAccountUpdate = Static<typeof StaffAccountUpdate>;

/** One line of the audit log. */
export const AuditLine = Type.Object({
  id: Type.Integer(),
  at: Instant,
  /** Null for visitors, jobs, imports, and accounts that are gone. */
  user_id: Type.Union([Type.Integer(), Type.Null()]),
  /** Name as it was then. */
  actor: Type.String(),
  /** Such as "create", "publish" or "sign-in". */
  action: Type.String(),
  /** Kind and id, such as "event:12". */
  what: Type.String(),
  /** Title as it was then; may be empty. */
  title: Type.String(),
  /** Labels of the fields that were changed, in the reader's language; empty where none are known. */
  fields: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
  /** Leads to the request's lines in the log. */
  request_id: Type.String(),
});
export type AuditLine = Static<typeof AuditLine>;
