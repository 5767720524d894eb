import { fitsPattern } from "@festival/contracts/fields/fitsPattern";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import type { Locale } from "@festival/contracts/locales";
import { longestParagraph, mostParagraphs } from "@festival/contracts/richText/bounds";
import { isSafeLink } from "@festival/contracts/safeLink";

/** Whether a value has the shape of a rich text. */
const hasBlocks = (value: unknown): value is { blocks: { text: string }[] } =>
  typeof value === "object" && value !== null && "blocks" in value && Array.isArray(value.blocks);

/** Whether a value says nothing: no text, none but spaces, no record. */
function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  return hasBlocks(value) && value.blocks.every(({ text }) => text.trim() === "");
}

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether this browser has clocks of the zone. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** What is wrong with a text that says something, in whatever kind of field. */
export function wordsProblem(field: Field, text: string): FieldProblem | undefined {
  if ((isTextField(field) || field.kind === "embed") && text.length > field.max) return "too_long";
  const isLink = field.kind === "link" || field.kind === "webAddress";
  if (isLink && !isSafeLink(text)) return "invalid_url";
  if (field.kind === "timeZone" && !isTimeZone(text)) return "unknown";
  if (field.kind === "email" && !emailPattern.test(text)) return "invalid_email";
  if (isTextField(field) && field.pattern && !fitsPattern(field.pattern, text)) return "invalid";
  return undefined;
}

/** What is wrong with a value: what the server says, or more where this editor knows more. */
export type Fault = FieldProblem | "unstorable" | "long_paragraph" | "many_paragraphs";

const ofServer: Partial<Record<Fault, FieldProblem>> = {
  unstorable: "invalid",
  long_paragraph: "too_long",
  many_paragraphs: "too_many",
};

/** What the server says of faults that this editor tells more exactly. */
export const asServer = (fault: Fault): FieldProblem => ofServer[fault] ?? (fault as FieldProblem);

/** No database takes NUL, nor one half of a character. */
const unstorable = /[\0\p{Surrogate}]/u;

function richTextFault({ blocks }: { blocks: { text: string }[] }): Fault | undefined {
  if (blocks.length > mostParagraphs) return "many_paragraphs";
  if (blocks.some(({ text }) => text.length > longestParagraph)) return "long_paragraph";
  return blocks.some(({ text }) => unstorable.test(text)) ? "unstorable" : undefined;
}

/** Whether it is a moment of the calendar; what was typed and is none stays as it was typed. */
function isInstant(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(value)) return false;
  const at = new Date(value);
  // of a day that a month lacks it makes one of the next
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value.slice(0, 16));
}

/** What is wrong with a value, as the server would say; a draft may lack what is required. */
export function fieldProblem(field: Field, value: unknown): Fault | undefined {
  if (field.required && isBlank(value)) return "required";
  if (field.kind === "number" && typeof value === "number") {
    if (field.whole && !Number.isInteger(value)) return "invalid_number";
    return value < field.min || value > field.max ? "out_of_range" : undefined;
  }
  if (field.kind === "money" && typeof value === "number") {
    return value < 0 || value > field.max ? "out_of_range" : undefined;
  }
  if (field.kind === "instant" && typeof value === "string" && value !== "") {
    return isInstant(value) ? undefined : "invalid_date";
  }
  if (field.kind === "richText" && hasBlocks(value)) return richTextFault(value);
  if (Array.isArray(value) && "max" in field && value.length > field.max) return "too_many";
  if (typeof value !== "string" || value === "") return undefined;
  return unstorable.test(value) ? "unstorable" : wordsProblem(field, value);
}

/** Kinds that want a form of their own, which words can say. */
const formed = new Set<Field["kind"]>(["anchor", "classes", "language", "slug"]);

/** Which words say what is wrong with a value of this field. */
function wordsFor({ kind, ...field }: Field, fault: Fault): string {
  const isList = kind === "rows" || kind === "emails" || (kind !== "choice" && "options" in field);
  if (fault === "too_long" && (isList || ("to" in field && "max" in field))) return "too_many";
  if (fault === "invalid_url" && kind === "embed") return "embed";
  if (fault === "invalid" && formed.has(kind)) return kind;
  if (kind === "number" && fault !== "required") return "whole" in field ? "whole" : "number";
  return fault;
}

/** Finds words by their key, as `t` does. */
export type Say = (key: string, values: Record<string, unknown>) => string;

/** How much of it there is, where that is more than there may be. */
function excessOf(field: Field, value: unknown): { key: string; amount: number } | undefined {
  if (!("max" in field) || !(typeof value === "string" || Array.isArray(value))) return undefined;
  if (value.length <= field.max) return undefined;
  return { key: typeof value === "string" ? "longer" : "more", amount: value.length };
}

/** What is wrong with a value, in the reader's words. */
export function faultWords(
  field: Field,
  fault: Fault,
  { value, locale, t }: { value: unknown; locale: Locale; t: Say },
): string {
  const excess = fault === "too_long" || fault === "too_many" ? excessOf(field, value) : undefined;
  return t(`problem.${excess?.key ?? wordsFor(field, fault)}`, {
    field: field.label[locale],
    amount: excess?.amount,
    min: "min" in field ? field.min : undefined,
    max: "max" in field ? field.max : undefined,
    letters: longestParagraph,
    paragraphs: mostParagraphs,
  });
}
