import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { SectionsPlace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { idsIn } from "@festival/contracts/sections/places";
import { useTranslation } from "@festival/shared-ui/i18n";
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

interface Gap {
  owner: string;
  at: Target;
  rect: Rect;
  /** The section before which it stands; empty at the end of the list. */
  next: string;
  isAlone: boolean;
}

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
  const gap = { owner, isAlone: ids.length === 0 };
  const before = ids.flatMap((id): Gap[] => {
    const section = findSection(shown, id);
    const rect = rects.get(id);
    if (!section || !rect) return [];
    const next = sectionName(section, locale);
    return [{ ...gap, at: { ...place, before: id }, rect, next }];
  });
  const last = rects.get(ids.at(-1) ?? placeOfList(list));
  if (!last) return before;
  const { top, height } = last;
  const rect = gap.isAlone ? last : { ...last, top: top + height };
  return [...before, { ...gap, at: { ...place, before: null }, rect, next: "" }];
}

function GapButton({ gap, onOpen }: { gap: Gap } & Pick<InsertPlacesProps, "onOpen">) {
  const { owner, at, rect, next, isAlone } = gap;
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
      data-edge={edge}
      style={{ left: rect.left, top: rect.top, width: rect.width }}
      aria-label={next === "" ? end : t("insert.before", { name: next })}
      onClick={() => onOpen(owner, at)}
    >
      <span>+</span>
    </button>
  );
}

/**
 * Buttons between the sections of a page that insert another one, and take what is dragged there; in an empty list it
 * is always in sight.
 */
export function InsertPlaces({ lists, owners, rects, locale, onOpen }: InsertPlacesProps) {
  const gaps = lists.flatMap((list) => gapsOf(list, { owners, rects, locale }));
  return gaps.map((gap) => (
    <GapButton key={`${gap.owner}/${gap.at.before ?? ""}`} gap={gap} onOpen={onOpen} />
  ));
}
