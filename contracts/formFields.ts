/** The numbers of the field types of forms. */
export const fieldType = {
  text: 1,
  textarea: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  multiSelect: 7,
  radio: 8,
  file: 9,
  date: 10,
  dateTime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthDate: 15,
  /** Words between the questions, such as information that the law requires; it has no value. */
  notice: 16,
} as const;

/** Type of the synthetic field that repeats the email address; the backend appends it to every form. */
export const emailConfirmType = "emailconfirm";
export const emailConfirmSlug = "email2";

/** The longest value a text field takes, in characters. */
export const maxLength = { line: 500, text: 10_000 } as const;

/** The kinds of files that visitors can send, and the endings of their names. */
export const fileKinds = {
  pdf: { contentType: "application/pdf", endings: ["pdf"] },
  jpeg: { contentType: "image/jpeg", endings: ["jpg", "jpeg"] },
  png: { contentType: "image/png", endings: ["png"] },
  webp: { contentType: "image/webp", endings: ["webp"] },
  gif: { contentType: "image/gif", endings: ["gif"] },
  avif: { contentType: "image/avif", endings: ["avif"] },
  txt: { contentType: "text/plain", endings: ["txt"] },
  csv: { contentType: "text/csv", endings: ["csv"] },
  odt: { contentType: "application/vnd.oasis.opendocument.text", endings: ["odt"] },
  docx: {
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    endings: ["docx"],
  },
  xlsx: {
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    endings: ["xlsx"],
  },
} as const;
export type FileKind = keyof typeof fileKinds;

/** What a field for files takes: the kinds that it names, or all. */
export function fieldKindsOf(names: readonly FileKind[] | undefined) {
  return names ? names.map((name) => fileKinds[name]) : Object.values(fileKinds);
}

/** Of one file that a visitor sends. */
export const maxFileBytes = 10 * 1024 * 1024;
/** The most files that one field takes, whatever its settings. */
export const mostFiles = 10;

/** No person fills in a form faster, in milliseconds: an entry that comes sooner must be confirmed. */
export const leastFillingTime = 3000;

/**
 * A control that people do not see and leave empty. Where it is filled the visitor is asked whether they
 * are one; nothing is thrown away.
 */
export const honeypotName = "website_confirm";

/** The slug of the newsletter's form; it has an address of its own. */
export const newsletterSlug = "newsletter";

/**
 * Id of whatever answers an entry, thanks or problems. Without scripts the post's address leads to
 * it, and with it the browser's focus.
 */
export const answerId = "answer";

/** Names of the controls that go with every form, besides `honeypotName`. */
export const hiddenNames = {
  /** Which text the reader saw beside the box they ticked. */
  consentVersion: "consent_version",
  /** The answer to whether a person sends this. */
  confirmHuman: "confirm_human",
} as const;

/** Controls that people do not fill in. */
export const unseenNames: readonly string[] = [honeypotName, ...Object.values(hiddenNames)];
