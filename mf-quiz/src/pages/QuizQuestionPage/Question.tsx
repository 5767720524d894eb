import { BackLink, Button, Container } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated } from "@festival/shared-ui/owner";
import { useEffect } from "react";
import { Figure, figureKinds } from "../../components/Figure/Figure.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { skipped } from "../../quiz/answerCode.ts";
import { keepAnswers } from "../../quiz/keptAnswers.ts";
import { Choices } from "./Choices.tsx";
import type { QuizQuestionPageData } from "./loadQuizQuestionPage.ts";
import styles from "./QuizQuestionPage.module.css";
import { Slider } from "./Slider.tsx";

/** One question: a form whose answer goes into the next one's address. */
export function Question({ data }: { data: QuizQuestionPageData }) {
  const { t } = useTranslation();
  const { quizId, number, count, kind, text, help, choices, place, isPlaced, answers } = data;
  useEffect(() => {
    // the first question alone is nothing to come back to
    if (answers) keepAnswers({ quizId, number, answers });
  }, [quizId, number, answers]);
  const isHydrated = useHydrated();
  const last = number === count;
  const several = kind === "several";
  const described = [help && "question-help", several && "question-several"].filter(Boolean);

  return (
    <div className={styles.surface}>
      <Container grid className={styles.page}>
        <div className={styles.top}>
          <BackLink href={data.backHref}>{t("question.back")}</BackLink>
          <Progress number={number} count={count} />
        </div>
        <form
          className={styles.form}
          data-kind={kind}
          data-ready={isHydrated ? "" : undefined}
          method="get"
          action={data.action}
        >
          {data.startedOver && <p className={styles.notice}>{t("question.startedOver")}</p>}
          <input type="hidden" name="question" value={data.nextNumber} />
          {answers && <input type="hidden" name="answers" value={answers} />}
          {/* who ticks nothing has passed the question over */}
          {several && <input type="hidden" name="answer" value={skipped} />}
          <fieldset aria-describedby={described.join(" ") || undefined}>
            <legend>
              <h1 className={styles.question}>{text}</h1>
            </legend>
            {help && (
              <p id="question-help" className={styles.help}>
                {help}
              </p>
            )}
            {several && (
              <p id="question-several" className={styles.hint}>
                {t("question.several")}
              </p>
            )}
            {/* said before, as a choice that leads away must be */}
            {place === null && !several && (
              <p className={styles.hint} data-scripts="">
                {t("question.onePress")}
              </p>
            )}
            {place === null ? (
              <Choices kind={kind} choices={choices} />
            ) : (
              <Slider label={text} choices={choices} place={place} isPlaced={isPlaced} />
            )}
          </fieldset>
          <p className={styles.ways}>
            <Button type="submit">{last ? t("question.last") : t("question.next")}</Button>
            <a className={styles.skip} href={data.skipHref}>
              {t("question.skip")}
            </a>
            {data.resultHref && (
              <a className={styles.skip} href={data.resultHref}>
                {t("question.result")}
              </a>
            )}
          </p>
        </form>
        <div className={styles.figure} data-kind={kind}>
          <Figure kind={figureKinds[number % figureKinds.length] ?? "flower"} />
        </div>
      </Container>
    </div>
  );
}
