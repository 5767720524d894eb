import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "../page/page.module.css";
import type { Clipboard } from "../clipboard/useClipboard.ts";
import type { Marked } from "./marks.ts";
import { SectionButtons } from "./SectionButtons.tsx";
import { sectionName } from "./sectionName.ts";
import own from "./structure.module.css";
import type { Structure } from "./useStructure.ts";

interface SeveralPanelProps {
  marked: Marked;
  structure: Structure;
  clipboard: Clipboard;
  locale: Locale;
  /** Asks where they shall go. */
  onMove(): void;
  /** Asks under which name they are kept. */
  onKeep(): void;
  /** Asks under which name they become a reusable block. */
  onMakeBlock(): void;
  onClose(): void;
}

/** What is done with several sections together. */
export function SeveralPanel(props: SeveralPanelProps) {
  const { marked, structure, clipboard, locale, onMove, onKeep, onMakeBlock, onClose } = props;
  const { t } = useTranslation();
  const { owner, ids } = marked;
  const acts = structure.actsOf(owner);
  const sections = acts.of(ids);
  const title = t("several.count", { count: sections.length });
  return (
    <aside className={styles.panel} data-section-panel="" aria-label={title}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{title}</h2>
        <button type="button" aria-label={t("panel.close")} onClick={onClose}>
          ×
        </button>
      </div>
      <SectionButtons {...{ owner, ids, structure, clipboard, onMove, onKeep, onMakeBlock }} />
      <ul className={own.names}>
        {sections.map((section) => (
          <li key={section.id}>{sectionName(section, locale)}</li>
        ))}
      </ul>
      <p>{t("several.help")}</p>
    </aside>
  );
}
