import { useTranslation } from "@festival/shared-ui/i18n";
import styles from "./Progress.module.css";

interface ProgressProps {
  /** From 1. */
  number: number;
  count: number;
}

/** How far one is, in words and as a row of discs. */
export function Progress({ number, count }: ProgressProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.progress}>
      {t("question.progress", { number, count })}
      <span className={styles.discs} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={styles.disc}
            data-state={index + 1 < number ? "done" : index + 1 === number ? "now" : "ahead"}
          />
        ))}
      </span>
    </p>
  );
}
