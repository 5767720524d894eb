import type { Pattern } from "@festival/contracts/api/editing/patterns";
import type { Locale, Localized } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import dialog from "../dialog/dialog.module.css";
import { PatternNameForm } from "./PatternNameForm.tsx";
import styles from "./patterns.module.css";

interface PatternRowProps {
  pattern: Pattern;
  locale: Locale;
  isBusy: boolean;
  onRename(name: Localized): void;
  onDelete(): void;
}

/** One pattern, to be renamed or deleted. */
export function PatternRow({ pattern, locale, isBusy, onRename, onDelete }: PatternRowProps) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const name = pattern.name[locale];
  return (
    <li className={styles.row} aria-label={name}>
      <PatternNameForm
        // another name is another form
        key={JSON.stringify(pattern.name)}
        name={pattern.name}
        action={t("patterns.rename")}
        isBusy={isBusy}
        onName={onRename}
      />
      <p className={styles.rowActs}>
        {isAsked && <span>{t("patterns.deleteAsk")}</span>}
        <button
          type="button"
          className={dialog.small}
          disabled={isBusy}
          aria-label={t(isAsked ? "patterns.deleteSure" : "patterns.deleteOne", { name })}
          onClick={() => (isAsked ? onDelete() : setIsAsked(true))}
        >
          {t(isAsked ? "patterns.deleteYes" : "patterns.delete")}
        </button>
        {isAsked && (
          <button type="button" className={dialog.small} onClick={() => setIsAsked(false)}>
            {t("patterns.deleteNo")}
          </button>
        )}
      </p>
    </li>
  );
}
