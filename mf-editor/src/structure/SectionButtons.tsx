import { useTranslation } from "@festival/shared-ui/i18n";
import type { Clipboard } from "../clipboard/useClipboard.ts";
import type { LocalSection } from "../workingCopy/ops.ts";
import { StepButtons } from "./StepButtons.tsx";
import styles from "./structure.module.css";
import type { Structure } from "./useStructure.ts";

interface SectionButtonsProps {
  owner: string;
  section: LocalSection;
  structure: Structure;
  clipboard: Clipboard;
  /** Asks what shall stand after it. */
  onInsert(): void;
  /** Asks where it shall go. */
  onMove(): void;
  /** Asks what it shall become. */
  onConvert(): void;
}

/** What is done with one section as a whole. */
export function SectionButtons(props: SectionButtonsProps) {
  const { owner, section, structure, clipboard, onInsert, onMove, onConvert } = props;
  const { t } = useTranslation();
  const ids = [section.id];
  return (
    <div className={styles.acts}>
      <StepButtons owner={owner} ids={ids} structure={structure} />
      <button type="button" onClick={onMove}>
        {t("panel.move")}
      </button>
      <button type="button" onClick={onInsert}>
        {t("panel.insert")}
      </button>
      <button type="button" onClick={onConvert}>
        {t("panel.convert")}
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
  );
}
