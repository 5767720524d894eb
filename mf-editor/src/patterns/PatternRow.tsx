import type { Locale, Localized } from "@festival/contracts/locales";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useState } from "react";
import dialog from "../dialog/dialog.module.css";
import { PatternNameForm } from "./PatternNameForm.tsx";
import styles from "./patterns.module.css";

interface PatternRowProps {
  pattern: { name: Localized };
  locale: Locale;
  /** What is asked before it is deleted. */
  ask: string;
  isBusy: boolean;
  onRename(name: Localized): void;
  onDelete(): void;
}

/** One pattern or reusable block, to be renamed or deleted. */
export function PatternRow({ pattern, locale, ask, isBusy, onRename, onDelete }: PatternRowProps) {
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
        {isAsked && <span>{ask}</span>}
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
