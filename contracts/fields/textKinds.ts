import type { Field, TextField } from "./field.ts";

/** Kinds of fields whose value is one text. */
const textKinds = [
  "line",
  "prose",
  /** A path of this site, a web or mail address, or a telephone number. */
  "link",
  "webAddress",
  "email",
  "phone",
  /** The readable part of an address. */
  "slug",
  /** Of this site. */
  "path",
  /** Names of further styles, with spaces between. */
  "classes",
  /** What stands behind the "#" of an address. */
  "anchor",
  /** As BCP 47 names it. */
  "language",
  /** As IANA names it. */
  "timeZone",
] as const;
export type TextKind = (typeof textKinds)[number];

const known: ReadonlySet<string> = new Set(textKinds);

export function isTextField(field: Field): field is TextField {
  return known.has(field.kind);
}
