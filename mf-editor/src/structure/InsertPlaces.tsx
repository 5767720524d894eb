import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { SectionsPlace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { idsIn } from "@festival/contracts/sections/places";
import { useTranslation } from "@festival/shared-ui/i18n";
import { memo } from "react";
import { placeOfList } from "../page/elements/useListElements.ts";
import type { PlacedElement } from "../page/elements/useElements.ts";
import type { Rect } from "../page/elements/useRects.ts";
import { findSection } from "../workingCopy/ops.ts";
import { keyOfOwner, topOf, type OwnerState } from "../workingCopy/unsaved.ts";
import { useDropTarget } from "./drag/dragContext.ts";
import { sectionName } from "./sectionName.ts";
import styles from "./structure.module.css";

interface InsertPlacesProps {
  lists: readonly SectionsPlace[];
  owners: ReadonlyMap<string, OwnerState>;
  rects: ReadonlyMap<PlacedElement["id"], Rect>;
  locale: Locale;
  /** Asks what shall be put there. */
  onOpen(owner: string, at: Target): void;
}

interface Gap extends Target {
  owner: string;
  top: number;
  left: number;
  width: number;
  /** The section before which it stands; empty at the end of the list. */
  next: string;
  isAlone: boolean;
}

const placed = ({ top, left, width }: Rect) => ({ top, left, width });

/** Where a list of sections takes another one at its top level: before each, and at the end. */
function gapsOf(
  list: SectionsPlace,
  { owners, rects, locale }: Pick<InsertPlacesProps, "owners" | "rects" | "locale">,
): Gap[] {
  const owner = keyOfOwner(list.owner);
  const state = owners.get(owner);
  if (!state) return [];
  const { shown } = state;
  const place = { parent: topOf(list.owner), column: 0 };
  const ids = idsIn(shown.sections, place);
  const gap = { ...place, owner, isAlone: ids.length === 0 };
  const before = ids.flatMap((id): Gap[] => {
    const section = findSection(shown, id);
    const rect = rects.get(id);
    if (!section || !rect) return [];
    return [{ ...gap, ...placed(rect), before: id, next: sectionName(section, locale) }];
  });
  const last = rects.get(ids.at(-1) ?? placeOfList(list));
  if (!last) return before;
  const top = gap.isAlone ? last.top : last.top + last.height;
  return [...before, { ...gap, ...placed(last), top, before: null, next: "" }];
}

/** As many as there are sections: rendered again only where one of its values is another. */
const GapButton = memo(({ onOpen, ...gap }: Gap & Pick<InsertPlacesProps, "onOpen">) => {
  const { owner, top, left, width, parent, column, before, next, isAlone } = gap;
  const at: Target = { parent, column, before };
  const { t } = useTranslation();
  // at the top a parent is the root of a block
  const end = at.parent === null ? t("insert.atEnd") : t("insert.atEndOfBlock");
  const { element, edge } = useDropTarget<HTMLButtonElement>(() => ({ owner, into: at }));
  return (
    <button
      ref={element}
      type="button"
      className={styles.gap}
      data-alone={isAlone || undefined}
      data-end={next === "" || undefined}
      data-edge={edge}
      style={{ left, top, width }}
      aria-label={next === "" ? end : t("insert.before", { name: next })}
      onClick={() => onOpen(owner, at)}
    >
      <span>+</span>
    </button>
  );
});

/**
 * Buttons between the sections of a page that insert another one, and take what is dragged there; in an empty list it
 * is always in sight.
 */
export const InsertPlaces = memo(({ lists, owners, rects, locale, onOpen }: InsertPlacesProps) => {
  const gaps = lists.flatMap((list) => gapsOf(list, { owners, rects, locale }));
  return gaps.map((gap) => (
    <GapButton key={`${gap.owner}/${gap.before ?? ""}`} {...gap} onOpen={onOpen} />
  ));
});
