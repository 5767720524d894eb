import { useTranslation } from "@festival/shared-ui/i18n";
import { isCallProblem } from "../../calls/callProblem.ts";
import buttons from "./buttons.module.css";
import styles from "./Notice.module.css";

/** What a failed call means to its reader. */
export function useProblemWords(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const code = isCallProblem(error) ? error.code : "internal";
    const words = t(`problem.${code}`, { defaultValue: "" });
    return words || t("problem.internal");
  };
}

/** Says why something could not be read, and offers another try. */
export function CallFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const wordsOf = useProblemWords();
  return (
    <div className={styles.notice} role="alert">
      <p>{wordsOf(error)}</p>
      <button type="button" className={buttons.secondary} onClick={onRetry}>
        {t("retry.button")}
      </button>
    </div>
  );
}
