import { fitsPattern } from "@festival/contracts/fields/fitsPattern";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Field } from "@festival/contracts/fields/field";
import { isTextField } from "@festival/contracts/fields/textKinds";
import { isSafeLink } from "@festival/contracts/safeLink";

/** Whether a value says nothing: no text, none but spaces, no record. */
function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object" || !("blocks" in value) || !Array.isArray(value.blocks)) {
    return false;
  }
  return value.blocks.every(({ text }: { text: string }) => text.trim() === "");
}

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What is wrong with a text that says something, in whatever kind of field. */
export function wordsProblem(field: Field, text: string): FieldProblem | undefined {
  if ((isTextField(field) || field.kind === "embed") && text.length > field.max) return "too_long";
  if (field.kind === "link" && !isSafeLink(text)) return "invalid_url";
  if (field.kind === "email" && !emailPattern.test(text)) return "invalid_email";
  if (isTextField(field) && field.pattern && !fitsPattern(field.pattern, text)) return "invalid";
  return undefined;
}

/** What is wrong with a value, as the server would say; a draft may lack what is required. */
export function fieldProblem(field: Field, value: unknown): FieldProblem | undefined {
  if (field.required && isBlank(value)) return "required";
  if (field.kind === "number" && typeof value === "number") {
    if (field.whole && !Number.isInteger(value)) return "invalid";
    return value < field.min || value > field.max ? "out_of_range" : undefined;
  }
  return typeof value === "string" && value !== "" ? wordsProblem(field, value) : undefined;
}
