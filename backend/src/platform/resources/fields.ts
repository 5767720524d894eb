import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import { locales } from "@festival/contracts/locales";
import { isSafeLink } from "@festival/contracts/safeLink";
import { Type } from "typebox";

/** The id of another record. */
export const reference = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
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

/** What is wrong with links; empty ones are no links. */
export function linksProblem(
  link: Partial<Record<string, string | null>> | undefined,
): FieldProblem | undefined {
  const written = locales.flatMap((locale) => link?.[locale] || []);
  return written.every(isSafeLink) ? undefined : "invalid_url";
}

/** What is wrong with a span of time whose ends may both be open. */
export function endProblem(span: {
  starts_at?: string | null;
  ends_at?: string | null;
}): Record<string, FieldProblem | undefined> {
  const { starts_at: starts, ends_at: ends } = span;
  const isReversed = starts && ends && new Date(ends) <= new Date(starts);
  return { ends_at: isReversed ? "out_of_range" : undefined };
}
