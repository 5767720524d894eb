import { ButtonLink, Container, PageTitle } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Figure, figureKinds } from "../../components/Figure/Figure.tsx";
import type { SummaryStep } from "./loadQuizQuestionPage.ts";
import styles from "./Summary.module.css";

/** What was answered, and the way to the programme. */
export function Summary({ data }: { data: SummaryStep }) {
  const { t } = useTranslation();
  return (
    <div className={styles.surface}>
      <Container className={styles.page}>
        <PageTitle size="display">{t("summary.title")}</PageTitle>
        <ol className={styles.answers}>
          {data.given.map(({ id, question, answer, changeHref }, index) => (
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
        <p className={styles.text}>{t("summary.text")}</p>
        <p className={styles.ways}>
          <ButtonLink href={data.programmeHref} arrow>
            {t("summary.programme")}
          </ButtonLink>
          <a className={styles.restart} href={data.restartHref}>
            {t("summary.restart")}
          </a>
        </p>
      </Container>
    </div>
  );
}
