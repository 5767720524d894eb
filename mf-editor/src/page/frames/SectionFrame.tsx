import type { Target } from "@festival/contracts/api/editing/contentChanges";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { memo, type KeyboardEvent, type MouseEvent } from "react";
import { useDragSource, useDropTarget } from "../../structure/drag/dragContext.ts";
import { frameAttribute } from "../../structure/focusSection.ts";
import { directionOf, targetBefore, type Direction } from "../../structure/moves.ts";
import { sectionName } from "../../structure/sectionName.ts";
import type { LocalSection } from "../../workingCopy/ops.ts";
import { followLink } from "../followLink.ts";
import styles from "./frames.module.css";
import { missingFields, modelLabel, sectionWords } from "../sectionWords.ts";
import type { Rect } from "../elements/useRects.ts";

type Id = LocalSection["id"];

/** What a frame asks for. */
export interface FrameCalls {
  select(owner: string, id: Id): void;
  /** Asks where sections shall go. */
  move(owner: string, ids: readonly Id[]): void;
  /** All that acts are about where they begin at this section. */
  together(owner: string, id: Id): readonly Id[];
  step(owner: string, ids: readonly Id[], direction: Direction): void;
  remove(owner: string, ids: readonly Id[]): void;
  toggle(owner: string, id: Id): void;
  markTo(owner: string, id: Id, from?: Id): void;
  /** The place behind a section. */
  after(owner: string, section: LocalSection): Target | undefined;
  focus(id: Id | undefined): void;
}

interface SectionFrameProps {
  owner: string;
  section: LocalSection;
  rect: Rect;
  /** Whether the page shows nothing of it. */
  isUnseen: boolean;
  isSelected: boolean;
  isMarked: boolean;
  /** Whether it is not as the server has it. */
  isChanged: boolean;
  /** Whether the server has refused a value of it. */
  isWrong: boolean;
  /** What stands before and after it in the page. */
  previous: Id | undefined;
  next: Id | undefined;
  locale: Locale;
  calls: FrameCalls;
}

const keys = "Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Shift+ArrowUp Shift+ArrowDown";

/**
 * A frame around a section: it tells that it can be edited, chooses it, and takes what is dragged there. There may be a
 * hundred of them, of which a key that is typed changes one: the others are not rendered for it.
 */
export const SectionFrame = memo((props: SectionFrameProps) => {
  const { owner, section, rect, isUnseen, isSelected, isMarked, isChanged, isWrong } = props;
  const { previous, next, locale, calls } = props;
  const { t } = useTranslation();
  const { id } = section;
  const model = modelLabel(section.model, locale);
  const missing = missingFields(section, locale).join(", ");
  const lack = missing === "" ? t("section.unseen") : t("section.missing", { fields: missing });
  const words = [sectionWords(section, locale), isUnseen ? lack : ""].filter(Boolean).join(" – ");
  const label = t("section.edit", { model, words });
  const together = () => calls.together(owner, id);

  const handle = useDragSource<HTMLSpanElement>(() => {
    const ids = together();
    const several = t("several.count", { count: ids.length });
    return { owner, ids, label: ids.length > 1 ? several : sectionName(section, locale) };
  });
  const { element, edge } = useDropTarget<HTMLDivElement>(() => ({
    owner,
    before: targetBefore(section),
    after: calls.after(owner, section),
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const direction = directionOf(event);
    if (direction) calls.step(owner, together(), direction);
    else if (key === "Delete" || key === "Backspace") calls.remove(owner, together());
    else if (key === " " && (event.ctrlKey || event.metaKey)) calls.toggle(owner, id);
    else if (shiftKey && (key === "ArrowDown" || key === "ArrowUp")) {
      const to = key === "ArrowDown" ? next : previous;
      if (to === undefined) return;
      calls.markTo(owner, to, id);
      calls.focus(to);
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (followLink(event)) return;
    if (event.shiftKey) calls.markTo(owner, id);
    else if (event.ctrlKey || event.metaKey) calls.toggle(owner, id);
    else calls.select(owner, id);
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
        data-changed={isChanged || undefined}
        data-wrong={isWrong || undefined}
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
            onClick={() => calls.move(owner, together())}
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
});
