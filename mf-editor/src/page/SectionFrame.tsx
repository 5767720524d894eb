import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { KeyboardEvent, MouseEvent } from "react";
import { useDragSource, useDropTarget } from "../structure/drag/dragContext.ts";
import { frameAttribute } from "../structure/focusSection.ts";
import { directionOf, targetAfter, targetBefore } from "../structure/moves.ts";
import { sectionName } from "../structure/sectionName.ts";
import type { Structure } from "../structure/useStructure.ts";
import { findSection, type LocalSection } from "../workingCopy/ops.ts";
import { keyOfOwner, type OwnerState } from "../workingCopy/unsaved.ts";
import { followLink } from "./followLink.ts";
import styles from "./frames.module.css";
import { missingFields, modelLabel, sectionWords } from "./sectionWords.ts";
import type { Rect } from "./elements/useRects.ts";
import type { Selected } from "./useSelection.ts";

export interface FrameActs {
  locale: Locale;
  structure: Structure;
  onSelect(selected: Selected): void;
  /** Asks where sections shall go. */
  onMove(owner: string, ids: readonly LocalSection["id"][]): void;
}

interface SectionFrameProps extends FrameActs {
  state: OwnerState;
  section: LocalSection;
  rect: Rect;
  /** Whether the page shows nothing of it. */
  isUnseen: boolean;
  isSelected: boolean;
  isMarked: boolean;
  /** What stands before and after it in the page. */
  beside: { previous: LocalSection["id"] | undefined; next: LocalSection["id"] | undefined };
  onFocusNext(id: LocalSection["id"] | undefined): void;
}

const keys = "Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Shift+ArrowUp Shift+ArrowDown";

/** A frame around a section: it tells that it can be edited, chooses it, and takes what is dragged there. */
export function SectionFrame(props: SectionFrameProps) {
  const { state, section, rect, isUnseen, isSelected, isMarked, locale, structure, beside } = props;
  const { t } = useTranslation();
  const { id } = section;
  const owner = keyOfOwner(state.owner);
  const model = modelLabel(section.model, locale);
  const missing = missingFields(section, locale).join(", ");
  const lack = missing === "" ? t("section.unseen") : t("section.missing", { fields: missing });
  const words = [sectionWords(section, locale), isUnseen ? lack : ""].filter(Boolean).join(" – ");
  const label = t("section.edit", { model, words });
  const together = () => structure.together(owner, id);

  const handle = useDragSource<HTMLSpanElement>(() => {
    const ids = together();
    const several = t("several.count", { count: ids.length });
    return { owner, ids, label: ids.length > 1 ? several : sectionName(section, locale) };
  });
  const { element, edge } = useDropTarget<HTMLDivElement>(() => ({
    owner,
    before: targetBefore(section),
    after: targetAfter(state.shown, section),
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const direction = directionOf(event);
    if (direction) structure.step(owner, together(), direction);
    else if (key === "Delete" || key === "Backspace") structure.remove(owner, together());
    else if (key === " " && (event.ctrlKey || event.metaKey)) structure.toggle(owner, id);
    else if (shiftKey && (key === "ArrowDown" || key === "ArrowUp")) {
      const to = key === "ArrowDown" ? beside.next : beside.previous;
      if (to === undefined) return;
      structure.markTo(owner, to, id);
      props.onFocusNext(to);
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (followLink(event)) return;
    if (event.shiftKey) structure.markTo(owner, id);
    else if (event.ctrlKey || event.metaKey) structure.toggle(owner, id);
    else props.onSelect({ owner, id });
  };

  const { left, top, width, height } = rect;
  return (
    <div
      ref={element}
      className={styles.place}
      data-edge={edge}
      style={{ left, top, width, height }}
    >
      <button
        type="button"
        className={styles.frame}
        {...{ [frameAttribute]: id }}
        data-selected={isSelected || undefined}
        data-marked={isMarked || undefined}
        data-unseen={isUnseen || undefined}
        data-changed={findSection(state.base.content, id) !== section || undefined}
        data-wrong={state.held.some((value) => value.section === id) || undefined}
        aria-label={isMarked ? t("section.marked", { label }) : label}
        aria-keyshortcuts={keys}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {/* a text is typed here once it is selected */}
        {isUnseen && !(isSelected && section.model === "text") && (
          <span className={styles.lack}>{label}</span>
        )}
      </button>
      <span className={styles.strip}>
        {/* what it does for a pointer, keys and the panel's buttons do for all */}
        <span ref={handle} className={styles.handle} title={t("section.drag")}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={t("section.move", { model, words })}
            onClick={() => props.onMove(owner, together())}
          >
            ⠿
          </button>
        </span>
        <span className={styles.name} aria-hidden="true">
          {model}
        </span>
      </span>
    </div>
  );
}
