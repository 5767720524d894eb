import { isDeepStrictEqual } from "node:util";
import type { RichText } from "@festival/contracts/api/common";
import type { ReviewedChange } from "@festival/contracts/api/editing/reviews";
import type { FieldDifference } from "@festival/contracts/api/publishing";
import type { Locale } from "@festival/contracts/locales";
import type { SectionDescription } from "@festival/contracts/sections/section";
import { sectionDescriptions } from "@festival/contracts/sections/sectionDescriptions";
import type { FrozenPart, StoredSection } from "../../../platform/database/schema/index.ts";
import { compareContent } from "../publishing/difference.ts";
import { isKnownModel } from "../sections/missing.ts";

const isRichText = (value: unknown): value is RichText =>
  typeof value === "object" && value !== null && "blocks" in value;

/** The words of a value; null for what is none. */
function wordsOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return isRichText(value) ? value.blocks.map(({ text }) => text).join("\n") : null;
}

const describe = (model: string): SectionDescription | undefined =>
  isKnownModel(model) ? sectionDescriptions[model] : undefined;

function partChanges(
  before: readonly FrozenPart[],
  after: readonly FrozenPart[],
): ReviewedChange[] {
  const earlier = new Map(before.map((part) => [part.key, part]));
  const remaining = new Set(after.map(({ key }) => key));
  const place = { section: null };
  const old = ({ text, rich }: FrozenPart) => text ?? wordsOf(rich);
  const changes = after.flatMap((part): ReviewedChange[] => {
    const { key, label } = part;
    const known = earlier.get(key);
    if (!known) return [{ ...place, part: key, kind: "added", label, before: null }];
    // a record may be called otherwise by now, which changes nothing of what is read
    if (isDeepStrictEqual({ ...known, label }, part)) return [];
    return [{ ...place, part: key, kind: "changed", label, before: old(known) }];
  });
  const removed = before
    .filter(({ key }) => !remaining.has(key))
    .map((part) => {
      const { key, label } = part;
      return { ...place, part: key, kind: "removed" as const, label, before: old(part) };
    });
  return [...changes, ...removed];
}

/** Words of a section that is gone, field by field. */
const allWords = ({ texts }: StoredSection, locale: Locale) =>
  Object.values(texts[locale]).flatMap((value) => wordsOf(value) || []);

function sectionChanges(
  before: readonly StoredSection[],
  after: readonly StoredSection[],
  locale: Locale,
): ReviewedChange[] {
  const content = { head: null, content: null };
  const difference = compareContent(
    { ...content, sections: [...before] },
    { ...content, sections: [...after] },
  );
  const earlier = new Map(before.map((section) => [section.id, section]));
  const isRead = ({ name, locale: language }: FieldDifference) =>
    name !== "slug" && (language === null || language === locale);
  return difference.sections.flatMap(({ id, model, kinds, fields }): ReviewedChange[] => {
    const description = describe(model);
    const label = description?.label[locale] ?? model;
    const place = { section: id, part: "" };
    return kinds.flatMap((kind): ReviewedChange[] => {
      if (kind !== "changed") {
        const gone = kind === "removed" ? earlier.get(id) : undefined;
        return [{ ...place, kind, label, before: gone ? allWords(gone, locale).join("\n") : null }];
      }
      return fields.filter(isRead).map(({ name, before: old }) => ({
        ...place,
        kind,
        label: description?.fields[name]?.label[locale] ?? name,
        before: wordsOf(old),
      }));
    });
  });
}

interface Reviewed {
  parts: readonly FrozenPart[];
  sections: readonly StoredSection[];
}

/** What of a version, in one language, is different from an earlier one. */
export const reviewedChanges = (
  before: Reviewed,
  after: Reviewed,
  locale: Locale,
): ReviewedChange[] => [
  ...partChanges(before.parts, after.parts),
  ...sectionChanges(before.sections, after.sections, locale),
];
