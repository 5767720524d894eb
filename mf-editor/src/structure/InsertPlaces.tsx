import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { SectionsPlace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { idsIn } from "@festival/contracts/sections/places";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import { modelLabel, sectionWords } from "../page/sectionWords.ts";
import { placeOfList } from "../page/useListElements.ts";
import type { PlacedElement } from "../page/useElements.ts";
import type { Rect } from "../page/useRects.ts";
import { findSection } from "../workingCopy/ops.ts";
import { keyOfOwner, topOf, type OwnerState } from "../workingCopy/ownerState.ts";
import { InsertDialog } from "./InsertDialog.tsx";
import styles from "./structure.module.css";

interface InsertPlacesProps {
  lists: readonly SectionsPlace[];
  owners: ReadonlyMap<string, OwnerState>;
  rects: ReadonlyMap<PlacedElement["id"], Rect>;
  locale: Locale;
  onInsert(owner: string, model: string, at: Target): void;
}

interface Gap {
  owner: string;
  state: OwnerState;
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
  const gap = { owner, state, isAlone: ids.length === 0 };
  const before = ids.flatMap((id): Gap[] => {
    const section = findSection(shown, id);
    const rect = rects.get(id);
    if (!section || !rect) return [];
    const next = `${modelLabel(section.model, locale)} ${sectionWords(section, locale)}`.trim();
    return [{ ...gap, at: { ...place, before: id }, rect, next }];
  });
  const last = rects.get(ids.at(-1) ?? placeOfList(list));
  if (!last) return before;
  const { top, height } = last;
  const rect = gap.isAlone ? last : { ...last, top: top + height };
  return [...before, { ...gap, at: { ...place, before: null }, rect, next: "" }];
}

/** Buttons between the sections of a page that insert another one; in an empty list it is always in sight. */
export function InsertPlaces({ lists, owners, rects, locale, onInsert }: InsertPlacesProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ owner: string; at: Target }>();
  const content = opened && owners.get(opened.owner)?.shown;
  const gaps = lists.flatMap((list) => gapsOf(list, { owners, rects, locale }));
  return (
    <>
      {gaps.map(({ owner, at, rect, next, isAlone }) => (
        <button
          key={`${owner}/${at.before ?? ""}`}
          type="button"
          className={styles.gap}
          data-alone={isAlone || undefined}
          style={{ left: rect.left, top: rect.top, width: rect.width }}
          aria-label={next === "" ? t("insert.atEnd") : t("insert.before", { name: next })}
          onClick={() => setOpened({ owner, at })}
        >
          <span>+</span>
        </button>
      ))}
      {opened && content && (
        <InsertDialog
          content={content}
          at={opened.at}
          locale={locale}
          onInsert={(model) => {
            setOpened(undefined);
            onInsert(opened.owner, model, opened.at);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
