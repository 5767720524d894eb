import { useTranslation } from "@festival/shared-ui/i18n";
import { draftDays } from "../../form/draft.ts";
import choiceStyles from "../ChoiceGroup/ChoiceGroup.module.css";
import styles from "./KeepDraft.module.css";

interface KeepDraftProps {
  isKeptLonger: boolean;
  onChange(isKeptLonger: boolean): void;
}

/** Says, before anything is typed, how long the browser keeps it, and lets the visitor have it kept longer. */
export function KeepDraft({ isKeptLonger, onChange }: KeepDraftProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.note}>
      <p>{t("draft.session")}</p>
      <label className={choiceStyles.choice}>
        {/* nameless, and no answer to the form */}
        <input
          type="checkbox"
          className={choiceStyles.mark}
          checked={isKeptLonger}
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {t("draft.keepLonger", { days: draftDays })}
      </label>
    </div>
  );
}
