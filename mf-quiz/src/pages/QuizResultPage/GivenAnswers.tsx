import { useTranslation } from "@festival/shared-ui/i18n";
import { Figure, figureKinds } from "../../components/Figure/Figure.tsx";
import styles from "./GivenAnswers.module.css";
import type { GivenAnswer } from "./loadQuizResultPage.ts";

/** What was answered, each with the way back to its question. */
export function GivenAnswers({ given }: { given: readonly GivenAnswer[] }) {
  const { t } = useTranslation();
  return (
    <details className={styles.given}>
      <summary className={styles.label}>{t("summary.title")}</summary>
      <ol className={styles.answers}>
        {given.map(({ id, question, answer, changeHref }, index) => (
          <li key={id} className={styles.row}>
            <span className={styles.figure}>
              <Figure kind={figureKinds[(index + 1) % figureKinds.length] ?? "flower"} />
            </span>
            <span className={styles.question}>{question}</span>
            <span className={styles.answer} data-skipped={answer === null}>
              {answer ?? t("summary.skipped")}
            </span>
            <a
              className={styles.change}
              href={changeHref}
              aria-label={t("summary.changeOf", { question })}
            >
              {t("summary.change")}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
