import type { Locale } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Dialog } from "../../dialog/Dialog.tsx";
import buttons from "../../dialog/dialog.module.css";
import { modelLabel } from "../../page/sectionWords.ts";
import type { Content, LocalSection } from "../../workingCopy/ops.ts";
import { sectionName } from "../sectionName.ts";
import styles from "../structure.module.css";
import { conversions, type Converted } from "./converted.ts";

interface ConvertDialogProps {
  content: Content;
  section: LocalSection;
  locale: Locale;
  onConvert(made: Converted): void;
  onClose(): void;
}

/** Types of sections that hold all that a section says. */
export function ConvertDialog(props: ConvertDialogProps) {
  const { content, section, locale, onConvert, onClose } = props;
  const { t } = useTranslation();
  const found = conversions(content, section);
  return (
    <Dialog
      title={t("convert.title", { name: sectionName(section, locale) })}
      onClose={onClose}
      foot={
        <button type="button" className={buttons.other} onClick={onClose}>
          {t("insert.cancel")}
        </button>
      }
    >
      <p className={styles.hint}>{t(found.length > 0 ? "convert.help" : "convert.none")}</p>
      <ul className={styles.models}>
        {found.map((made) => (
          <li key={made.model}>
            <button type="button" className={styles.model} onClick={() => onConvert(made)}>
              {modelLabel(made.model, locale)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
