import type { SectionsPlace } from "@festival/contracts/editing";
import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import type { Presence } from "../../presence/Presence.ts";
import { topOf, type OwnerState } from "../../workingCopy/unsaved.ts";
import type { Marked } from "../marks.ts";
import { directionOf } from "../moves.ts";
import { sectionName } from "../sectionName.ts";
import type { Structure } from "../useStructure.ts";
import styles from "./outline.module.css";
import { OutlineItem } from "./OutlineItem.tsx";
import { outlineRows, type OutlineRow } from "./outlineRows.ts";
import { useFindings } from "./useFindings.ts";
import { useNotes } from "./useNotes.ts";

export interface OutlineTreeProps {
  list: SectionsPlace;
  owner: string;
  state: OwnerState;
  presence: Presence;
  structure: Structure;
  marked: Marked | undefined;
  locale: Locale;
  label: string;
  /** What is searched; all is shown where it is empty. */
  search: string;
  /** Opens a section where it stands in the page. */
  onGo(id: string | number): void;
}

/** The sections of one owner as a tree, with the keys that trees have. */
export function OutlineTree(props: OutlineTreeProps) {
  const { owner, state, structure, marked, locale, label, search, onGo } = props;
  const { t } = useTranslation();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string>();
  const items = useRef(new Map<string, HTMLLIElement>());
  const checks = useFindings(state.owner, state.base.revision, locale);
  const others = useSubject(props.presence.others$).get(owner) ?? [];
  const notesOf = useNotes({ state, checks, others, locale });

  const wanted = search.trim().toLocaleLowerCase(locale);
  const matches = wanted
    ? (section: Parameters<typeof sectionName>[0]) =>
        sectionName(section, locale).toLocaleLowerCase(locale).includes(wanted)
    : undefined;
  const rows = outlineRows(state.shown, topOf(state.owner), { closed, matches });
  const now = rows.find(({ key }) => key === current) ?? rows[0];

  const focus = (row: OutlineRow | undefined) => {
    if (!row) return;
    setCurrent(row.key);
    items.current.get(row.key)?.focus();
  };
  const toggle = ({ key }: OutlineRow) =>
    setClosed((present) => {
      const next = new Set(present);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const choose = (row: OutlineRow, event: MouseEvent | KeyboardEvent) => {
    if (row.kind !== "section") return;
    if (event.shiftKey) structure.markTo(owner, row.section.id);
    else structure.toggle(owner, row.section.id);
  };

  const sideways = (row: OutlineRow, isRight: boolean) => {
    const next = rows[rows.indexOf(row) + 1];
    if (isRight) {
      if (row.isOpen === false) toggle(row);
      else if (next?.parent === row.key) focus(next);
    } else if (row.isOpen && !matches) toggle(row);
    else focus(rows.find(({ key }) => key === row.parent));
  };
  const upDown = (row: OutlineRow, event: KeyboardEvent) => {
    const to = rows[rows.indexOf(row) + (event.key === "ArrowDown" ? 1 : -1)];
    if (event.shiftKey && row.kind === "section" && to) {
      if (to.kind === "section") structure.markTo(owner, to.section.id, row.section.id);
    }
    focus(to);
  };
  /** @returns whether the key was one of the tree */
  const actWith = (row: OutlineRow, event: KeyboardEvent): boolean => {
    const { key } = event;
    const direction = directionOf(event);
    const ids = row.kind === "section" ? structure.together(owner, row.section.id) : [];
    if (direction) {
      if (ids.length > 0) structure.step(owner, ids, direction);
    } else if (key === "ArrowDown" || key === "ArrowUp") upDown(row, event);
    else if (key === "ArrowRight" || key === "ArrowLeft") sideways(row, key === "ArrowRight");
    else if (key === "Home") focus(rows[0]);
    else if (key === "End") focus(rows.at(-1));
    else if (key === "Enter" && row.kind === "section") onGo(row.section.id);
    else if (key === " ") choose(row, event);
    else if (key === "Delete" || key === "Backspace") {
      const index = rows.indexOf(row);
      if (ids.length === 0) return false;
      structure.remove(owner, ids, () => focus(rows[index - 1] ?? rows[index + 1]));
    } else return false;
    return true;
  };

  if (rows.length === 0) return <p>{t(wanted ? "outline.notFound" : "outline.empty")}</p>;
  return (
    <ul role="tree" aria-label={label} aria-multiselectable="true" className={styles.tree}>
      {rows.map((row) => (
        <OutlineItem
          key={row.key}
          row={row}
          owner={owner}
          content={state.shown}
          structure={structure}
          locale={locale}
          isChosen={
            row.kind === "section" && marked?.owner === owner && marked.ids.includes(row.section.id)
          }
          isCurrent={row === now}
          notes={row.kind === "section" ? notesOf(row.section) : []}
          itemRef={(item) => {
            if (item) items.current.set(row.key, item);
            else items.current.delete(row.key);
          }}
          onToggle={() => toggle(row)}
          onFocus={() => setCurrent(row.key)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) choose(row, event);
            else if (row.kind === "section") onGo(row.section.id);
          }}
          onKeyDown={(event) => {
            if (actWith(row, event)) event.preventDefault();
          }}
        />
      ))}
    </ul>
  );
}
