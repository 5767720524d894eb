import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useSubject } from "@festival/shared-ui/owner";
import { useContext, useEffect, useRef, useState } from "react";
import type { EditSession } from "../../page/EditSession.ts";
import type { Selected } from "../../page/useSelection.ts";
import { keyOfOwner } from "../../workingCopy/unsaved.ts";
import { DragContext } from "../drag/dragContext.ts";
import { scrollToSection } from "../focusSection.ts";
import type { Marked } from "../marks.ts";
import type { Structure } from "../useStructure.ts";
import styles from "./outline.module.css";
import { OutlineTree } from "./OutlineTree.tsx";

interface OutlineProps {
  session: EditSession;
  structure: Structure;
  marked: Marked | undefined;
  locale: Locale;
  onSelect(selected: Selected): void;
  onClose(): void;
}

/** There it would lie over what it leads to. */
const isNarrow = () => window.matchMedia("(max-width: 63.99em)").matches;

/** All sections of the page as a tree beside it: where they stand, what is found in them, and who is there. */
export function Outline({ session, structure, marked, locale, onSelect, onClose }: OutlineProps) {
  const { t } = useTranslation();
  const owners = useSubject(session.copies.owners$);
  const { sections: lists } = useSubject(session.places$);
  const [search, setSearch] = useState("");
  const panel = useRef<HTMLElement>(null);
  const drag = useContext(DragContext);
  useEffect(() => {
    const { current } = panel;
    return current && drag ? drag.scroller(current) : undefined;
  }, [drag]);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>("[role=treeitem][tabindex='0']")?.focus();
  }, []);

  const open = [...new Map(lists.map((list) => [keyOfOwner(list.owner), list])).values()];
  return (
    <aside ref={panel} className={styles.outline} data-outline="" aria-label={t("outline.title")}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("outline.title")}</h2>
        <button type="button" aria-label={t("outline.close")} onClick={onClose}>
          ×
        </button>
      </div>
      <input
        type="search"
        className={styles.search}
        value={search}
        aria-label={t("outline.search")}
        placeholder={t("outline.search")}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // elsewhere it leaves what is chosen
          if (event.key === "Escape" && search !== "") event.stopPropagation();
        }}
      />
      {open.map((list) => {
        const owner = keyOfOwner(list.owner);
        const state = owners.get(owner);
        return (
          state && (
            <OutlineTree
              key={owner}
              list={list}
              owner={owner}
              state={state}
              presence={session.presence}
              structure={structure}
              marked={marked}
              locale={locale}
              label={state.base.title || t("outline.title")}
              search={search}
              onGo={(id) => {
                scrollToSection(id);
                onSelect({ owner, id });
                if (isNarrow()) onClose();
              }}
            />
          )
        );
      })}
      <p className={styles.help}>{t("outline.help")}</p>
    </aside>
  );
}
