import type { Field, Fields } from "@festival/contracts/fields/field";

const kinds: ReadonlySet<Field["kind"]> = new Set([
  "flag",
  "choice",
  "numberedChoice",
  "reference",
  "picture",
  "instant",
  "money",
] as const);

/** Fields that make sense to set for many records at once: one value, the same in both languages. */
export const bulkFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, { kind, localized }]) => kinds.has(kind) && localized !== true,
    ),
  );
