import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { CSSProperties, KeyboardEvent, MouseEvent, Ref } from "react";
import { modelLabel, sectionWords } from "../../page/sectionWords.ts";
import type { Content } from "../../workingCopy/ops.ts";
import { useDragSource, useDropTarget } from "../drag/dragContext.ts";
import { targetAfter, targetBefore } from "../moves.ts";
import { sectionName } from "../sectionName.ts";
import type { Structure } from "../useStructure.ts";
import styles from "./outline.module.css";
import type { OutlineRow } from "./outlineRows.ts";

interface OutlineItemProps {
  row: OutlineRow;
  owner: string;
  content: Content;
  structure: Structure;
  locale: Locale;
  isChosen: boolean;
  /** Whether the tabulator leads to it. */
  isCurrent: boolean;
  /** A short note about it, such as "changed". */
  notes: readonly string[];
  itemRef: Ref<HTMLLIElement>;
  onToggle(): void;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
}

/** One line of the outline. */
export function OutlineItem(props: OutlineItemProps) {
  const { row, owner, content, structure, locale, isChosen, isCurrent, notes } = props;
  const { itemRef, onToggle, onClick, onKeyDown, onFocus } = props;
  const { t } = useTranslation();
  const section = row.kind === "section" ? row.section : undefined;
  const together = () => (section ? structure.together(owner, section.id) : []);
  const handle = useDragSource<HTMLSpanElement>(() => {
    if (!section) return undefined;
    const ids = together();
    const several = t("several.count", { count: ids.length });
    return { owner, ids, label: ids.length > 1 ? several : sectionName(section, locale) };
  });
  const { element, edge } = useDropTarget<HTMLDivElement>(() =>
    row.kind === "column"
      ? { owner, into: row.at }
      : {
          owner,
          before: targetBefore(row.section),
          after: targetAfter(content, row.section),
        },
  );
  const words = section ? sectionWords(section, locale) : "";
  return (
    <li
      ref={itemRef}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.places}
      aria-expanded={row.isOpen}
      aria-selected={section ? isChosen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.item}
      data-outline-section={section?.id}
      style={{ "--level": row.level } as CSSProperties}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div ref={element} className={styles.line} data-edge={edge} data-chosen={isChosen}>
        {row.isOpen === undefined ? (
          <span className={styles.fold} />
        ) : (
          // the arrow keys do the same
          <span
            className={styles.fold}
            data-open={row.isOpen || undefined}
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
          />
        )}
        <span className={styles.words}>
          {row.kind === "section" ? (
            <>
              <b>{modelLabel(row.section.model, locale)}</b> {words}
            </>
          ) : (
            t("outline.column", { column: row.column + 1, columns: row.places })
          )}
          {notes.length > 0 && <small className={styles.notes}>{notes.join(" · ")}</small>}
        </span>
        {section && (
          <span ref={handle} className={styles.handle} aria-hidden="true" title={t("section.drag")}>
            ⠿
          </span>
        )}
      </div>
    </li>
  );
}
