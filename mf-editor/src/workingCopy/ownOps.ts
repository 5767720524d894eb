import { localize } from "@festival/contracts/locales";
import { findSection, type Op, type SetOp } from "./ops.ts";
import type { Conflict, FieldConflict } from "./rebase.ts";
import { topOf, type OwnerState } from "./unsaved.ts";

/** What writes a value into the field of a conflict. */
export const setOf = ({ section, locale, field }: FieldConflict, value: unknown): Op => ({
  op: "set",
  section,
  locale,
  fields: { [field]: value },
});

/** What writes one's own words in spite of the others'. */
export function ownOps(
  conflict: Conflict,
  { owner, shown }: Pick<OwnerState, "owner" | "shown">,
): Op[] {
  if (conflict.kind === "field") return [setOf(conflict, conflict.mine)];
  const { section, model } = conflict;
  if (findSection(shown, section)) return [...conflict.words];
  const at = { parent: topOf(owner), column: 0, before: null };
  if (model === undefined) return [{ op: "insert", id: section, at }, ...conflict.words];
  const given = (locale: SetOp["locale"]) =>
    Object.assign({}, ...conflict.words.map((op) => (op.locale === locale ? op.fields : {})));
  const texts = localize(given);
  return [{ op: "insert", ref: String(section), model, texts, settings: given(null), at }];
}
