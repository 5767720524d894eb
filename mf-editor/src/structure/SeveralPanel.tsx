import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "../page/page.module.css";
import type { Clipboard } from "../clipboard/useClipboard.ts";
import type { Marked } from "./marks.ts";
import { sectionName } from "./sectionName.ts";
import { StepButtons } from "./StepButtons.tsx";
import own from "./structure.module.css";
import type { Structure } from "./useStructure.ts";

interface SeveralPanelProps {
  marked: Marked;
  structure: Structure;
  clipboard: Clipboard;
  locale: Locale;
  /** Asks where they shall go. */
  onMove(): void;
  onClose(): void;
}

/** What is done with several sections together. */
export function SeveralPanel(props: SeveralPanelProps) {
  const { marked, structure, clipboard, locale, onMove, onClose } = props;
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
      <div className={own.acts}>
        <StepButtons owner={owner} ids={ids} structure={structure} />
        <button type="button" onClick={onMove}>
          {t("panel.move")}
        </button>
        <button type="button" onClick={() => structure.duplicate(owner, ids)}>
          {t("panel.duplicate")}
        </button>
        <button type="button" onClick={() => void clipboard.copy(owner, ids, "copy")}>
          {t("panel.copy")}
        </button>
        <button type="button" onClick={() => void clipboard.copy(owner, ids, "cut")}>
          {t("panel.cut")}
        </button>
        <button type="button" onClick={() => structure.remove(owner, ids)}>
          {t("panel.remove")}
        </button>
      </div>
      <ul className={own.names}>
        {sections.map((section) => (
          <li key={section.id}>{sectionName(section, locale)}</li>
        ))}
      </ul>
      <p>{t("several.help")}</p>
    </aside>
  );
}
