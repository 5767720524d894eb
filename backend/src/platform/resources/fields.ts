import { RichText } from "@festival/contracts/api/common";
import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import { locales } from "@festival/contracts/locales";
import { isSafeLink } from "@festival/contracts/safeLink";
import { Type, type Static, type TSchema } from "typebox";
import { findRichTextProblem } from "./richText.ts";

const closed = { additionalProperties: false };
const perLanguage = <T extends TSchema>(value: T) => Type.Object({ de: value, en: value }, closed);

/** A text that staff write in both languages; either may be empty unless a least length is asked for. */
export const words = (maxLength: number, minLength = 0) =>
  perLanguage(Type.String({ maxLength, minLength }));

/** The readable part of an address in both languages. */
export const slugs = perLanguage(
  Type.String({ pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", maxLength: 100 }),
);

/** Long text in both languages; null where there is none. */
export const longText = perLanguage(Type.Union([Type.Null(), RichText]));
type LongText = Static<typeof longText>;

/** Where a link leads, per language: a path of this site, an address elsewhere, or nothing. */
export const links = words(2000);

/** The id of another record. */
export const reference = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** The id of another record, or none. Null comes first, as the coercion would make 0 of it. */
export const optionalReference = Type.Union([Type.Null(), reference]);

/** The ids of other records, in their order. */
export const references = (maxItems: number) =>
  Type.Array(reference, { maxItems, uniqueItems: true });

/** Place in a list that staff order by hand. */
export const place = Type.Integer({ minimum: 0, maximum: 100_000 });

/** A moment that JavaScript and PostgreSQL can tell: no leap seconds, and no unlikely years. */
export const moment = Type.String({
  format: "date-time",
  pattern:
    "^(?:19|20|21)\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$",
});
/** A moment, or none. */
export const optionalInstant = Type.Union([Type.Null(), moment]);

/** @throws ApiError `validation_failed`, unless there is no problem */
export function refuse(fields: Record<string, FieldProblem | undefined>): void {
  const found = Object.entries(fields).filter(
    (entry): entry is [string, FieldProblem] => entry[1] !== undefined,
  );
  if (found.length === 0) return;
  throw new ApiError("validation_failed", "Some fields need another look.", {
    fields: Object.fromEntries(found),
  });
}

/** What is wrong with a long text, such as a link that leads into a script. */
export function longTextProblem(text: LongText | undefined): FieldProblem | undefined {
  const written = locales.flatMap((locale) => text?.[locale] ?? []);
  return written.some((one) => findRichTextProblem(one)) ? "invalid" : undefined;
}

/** What is wrong with links; empty ones are no links. */
export function linksProblem(
  link: Partial<Record<string, string | null>> | undefined,
): FieldProblem | undefined {
  const written = locales.flatMap((locale) => link?.[locale] || []);
  return written.every(isSafeLink) ? undefined : "invalid_url";
}
