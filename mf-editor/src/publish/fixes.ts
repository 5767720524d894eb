import type { Check } from "@festival/contracts/api/editing/checks";
import { adminHref } from "@festival/contracts/staffPaths";
import { headRef } from "../workingCopy/head.ts";
import { describeField, findSection, shownValue, type Op } from "../workingCopy/ops.ts";
import type { OwnerState } from "../workingCopy/unsaved.ts";

/** What an editor can do about a finding without looking for its place. */
export type Fix =
  /** Operations that empty what leads nowhere. */
  | { kind: "empty"; ops: Op[] }
  /** The words are fine as they are, whatever the other language got. */
  | { kind: "fine" }
  /** A record whose page in the admin area has the field. */
  | { kind: "record"; href: string };

const leadsNowhere: ReadonlySet<Check["code"]> = new Set([
  "link_broken",
  "link_offline",
  "record_gone",
  "record_offline",
]);

/** What is mended at the picture itself. */
const ofPicture: ReadonlySet<Check["code"]> = new Set(["alt", "rights_ended", "rights_ending"]);

/** The value of a list with one field of one row emptied. */
function withoutInRow(rows: unknown, index: number, name: string): unknown {
  if (!Array.isArray(rows)) return undefined;
  return rows.map((row: object, at) => (at === index ? { ...row, [name]: null } : row));
}

function emptied(state: OwnerState, check: Check): Op[] | undefined {
  const section = findSection(state.shown, check.section ?? headRef);
  const [name = "", index, inner] = (check.field ?? "").split(".");
  const described = section && describeField(section.model, name);
  if (!section || !described) return undefined;
  const { locale } = check;
  const set = (value: unknown): Op[] => [
    { op: "set", section: section.id, locale, fields: { [name]: value } },
  ];
  if (index === undefined) {
    const isWhole = described.kind !== "richText" && described.required !== true;
    return isWhole ? set(null) : undefined;
  }
  if (described.kind !== "rows" || inner === undefined) return undefined;
  if (described.fields[inner]?.required) return undefined;
  const rows = withoutInRow(shownValue(section, locale, name), Number(index), inner);
  return rows === undefined ? undefined : set(rows);
}

/** @param state of the owner; undefined where it is not open here */
export function fixOf(check: Check, state: OwnerState | undefined): Fix | undefined {
  if (check.code === "stale") return { kind: "fine" };
  if (ofPicture.has(check.code)) {
    const id = Number(/^image:(\d+)$/.exec(check.target ?? "")?.[1]);
    return id ? { kind: "record", href: adminHref("images", id) } : undefined;
  }
  const ops = state && leadsNowhere.has(check.code) ? emptied(state, check) : undefined;
  return ops && { kind: "empty", ops };
}
