import { Arrow, ButtonLink, Container } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { Figure } from "../../components/Figure/Figure.tsx";
import { GoOn } from "./GoOn.tsx";
import type { QuizStartPageData } from "./loadQuizStartPage.ts";
import styles from "./QuizStartPage.module.css";

/** The invitation to the quiz. */
export function QuizStartPage({ page }: ScreenProps<QuizStartPageData>) {
  const { t } = useTranslation();
  const { quizId, name, title, intro, startHref, programmeHref, startedOver } = page.data;
  return (
    <div className={styles.surface}>
      <Container className={styles.page}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            {name && <span className={styles.name}>{name} </span>}
            {title}
          </h1>
          {startedOver && <p className={styles.notice}>{t("question.startedOver")}</p>}
          {startHref ? (
            <>
              {intro && <p className={styles.intro}>{intro}</p>}
              {quizId !== null && <GoOn quizId={quizId} />}
            </>
          ) : (
            <>
              <p className={styles.intro}>
                <strong>{t("quiz.pausedTitle")}</strong>
              </p>
              <p className={styles.paused}>{t("quiz.paused")}</p>
              <p>
                <ButtonLink href={programmeHref} arrow>
                  {t("quiz.programme")}
                </ButtonLink>
              </p>
            </>
          )}
        </div>
        <div className={styles.stage}>
          <div className={styles.discOne}>
            <Figure kind="rings" />
          </div>
          <div className={styles.discTwo}>
            <Figure kind="moon" />
          </div>
          <div className={styles.discThree}>
            <Figure kind="orbit" />
          </div>
          {startHref && (
            <a className={styles.start} href={startHref}>
              <span className={styles.startFigure}>
                <Figure kind="flower" />
              </span>
              <span className={styles.startText}>
                <span>
                  {t("quiz.start")} <Arrow />
                </span>
              </span>
            </a>
          )}
        </div>
      </Container>
    </div>
  );
}
