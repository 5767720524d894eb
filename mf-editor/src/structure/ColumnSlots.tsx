import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { memo } from "react";
import type { PlacedElement } from "../page/elements/useElements.ts";
import type { Rect } from "../page/elements/useRects.ts";
import { columnCount } from "@festival/contracts/sections/places";
import type { OwnerState } from "../workingCopy/unsaved.ts";
import { useDropTarget } from "./drag/dragContext.ts";
import { sectionName } from "./sectionName.ts";
import styles from "./structure.module.css";
import { placeOfColumn } from "../page/elements/useColumnElements.ts";

interface ColumnSlotsProps {
  owners: ReadonlyMap<string, OwnerState>;
  rects: ReadonlyMap<PlacedElement["id"], Rect>;
  locale: Locale;
  /** Asks what shall be put there. */
  onOpen(owner: string, at: Target): void;
}

interface SlotProps {
  owner: string;
  at: Target;
  rect: Rect;
  label: string;
  onOpen: ColumnSlotsProps["onOpen"];
}

function Slot({ owner, at, rect, label, onOpen }: SlotProps) {
  const { element, edge } = useDropTarget<HTMLButtonElement>(() => ({ owner, into: at }));
  const { left, top, width, height } = rect;
  return (
    <button
      ref={element}
      type="button"
      className={styles.slot}
      data-edge={edge}
      style={{ left, top, width, height }}
      aria-label={label}
      onClick={() => onOpen(owner, at)}
    >
      <span>+</span>
    </button>
  );
}

/** A place in each empty column, that takes what is dragged there, and another section. */
export const ColumnSlots = memo(({ owners, rects, locale, onOpen }: ColumnSlotsProps) => {
  const { t } = useTranslation();
  return [...owners].flatMap(([owner, { shown }]) =>
    shown.sections.flatMap((box) =>
      Array.from({ length: columnCount(box.settings.layout ?? "100") }, (_, column) => {
        const place = placeOfColumn(box.id, column);
        const rect = rects.get(place);
        if (!rect) return null;
        const name = sectionName(box, locale);
        return (
          <Slot
            key={place}
            owner={owner}
            at={{ parent: box.id, column, before: null }}
            rect={rect}
            label={t("insert.inColumn", { column: column + 1, name })}
            onOpen={onOpen}
          />
        );
      }),
    ),
  );
});
