import type { Section } from "@festival/contracts/api/content";
import type { Remark, ReviewedContent } from "@festival/contracts/api/editing/reviews";
import type { Locale } from "@festival/contracts/locales";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { reviewTexts } from "./reviewTexts.ts";
import type { Piece, ShownRemark } from "./reviewData.ts";

/** A moment in words, by the festival's clocks. */
export const momentOf = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: festivalZone,
  }).format(new Date(at));

function toShown(remark: Remark, locale: Locale): ShownRemark {
  const { id, kind, quote, text, name, at, resolved_at: resolvedAt } = remark;
  const by = reviewTexts(locale)(`review.remark.${kind}`, { name, at: momentOf(at, locale) });
  return { id, kind, quote, text, by, isResolved: resolvedAt !== null };
}

/** A section and all that stands in it. */
function idsIn(section: Section): number[] {
  const inner = "columns" in section ? section.columns.flatMap(({ sections }) => sections) : [];
  return [section.id, ...inner.flatMap(idsIn)];
}

/**
 * The draft in the pieces that can be commented on, and the remarks that stand at none of them.
 * @param sections as the page shows them
 */
export function piecesOf(
  content: ReviewedContent,
  sections: readonly Section[],
  locale: Locale,
): { pieces: Piece[]; rest: ShownRemark[] } {
  const t = reviewTexts(locale);
  const { remarks } = content;
  const changes = content.approved_before?.changes ?? [];
  const parts = content.parts.map((part, at): Piece => {
    const isHere = ({ part: key }: { part: string }) => key === part.key;
    return {
      id: `part-${at + 1}`,
      label: part.label,
      part: part.key,
      section: null,
      shown: { part },
      changes: changes.filter(isHere),
      remarks: remarks.filter(isHere).map((remark) => toShown(remark, locale)),
    };
  });
  const shown = sections.map((section, at): Piece => {
    const ids = new Set(idsIn(section));
    const isHere = ({ section: id }: { section: number | null }) => id !== null && ids.has(id);
    return {
      id: `section-${at + 1}`,
      label: t("review.part", { number: at + 1 }),
      part: "",
      section: section.id,
      shown: { section },
      changes: changes.filter((change) => isHere(change) && change.kind !== "removed"),
      remarks: remarks.filter(isHere).map((remark) => toShown(remark, locale)),
    };
  });
  const pieces = [...parts, ...shown];
  const placed = new Set(pieces.flatMap((piece) => piece.remarks.map(({ id }) => id)));
  const rest = remarks.filter(({ id }) => !placed.has(id));
  return { pieces, rest: rest.map((remark) => toShown(remark, locale)) };
}
