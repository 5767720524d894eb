import { BackLink, Button, Container } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Figure, figureKinds } from "../../components/Figure/Figure.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import type { QuestionStep } from "./loadQuizQuestionPage.ts";
import styles from "./QuizQuestionPage.module.css";

/** One question: a form whose answer goes into the next one's address. */
export function Question({ data }: { data: QuestionStep }) {
  const { t } = useTranslation();
  const { number, count, text, help, choices } = data;
  const last = number === count;

  return (
    <div className={styles.surface}>
      <Container grid className={styles.page}>
        <div className={styles.top}>
          <BackLink href={data.backHref}>{t("question.back")}</BackLink>
          <Progress number={number} count={count} />
        </div>
        <form className={styles.form} method="get" action={data.action}>
          {data.startedOver && <p className={styles.notice}>{t("question.startedOver")}</p>}
          <input type="hidden" name="question" value={data.nextNumber} />
          <fieldset aria-describedby={help ? "question-help" : undefined}>
            <legend>
              <h1 className={styles.question}>{text}</h1>
            </legend>
            {help && (
              <p id="question-help" className={styles.help}>
                {help}
              </p>
            )}
            <div className={styles.choices}>
              {choices.map((choice) => (
                <label key={choice.id} className={styles.choice}>
                  <input
                    className={styles.mark}
                    type="radio"
                    name="answers"
                    value={choice.code}
                    defaultChecked={choice.chosen}
                    required
                  />
                  {choice.text}
                </label>
              ))}
            </div>
          </fieldset>
          <p className={styles.ways}>
            <Button type="submit">{last ? t("question.last") : t("question.next")}</Button>
            <a className={styles.skip} href={data.skipHref}>
              {t("question.skip")}
            </a>
          </p>
        </form>
        <div className={styles.figure}>
          <Figure kind={figureKinds[number % figureKinds.length] ?? "flower"} />
        </div>
      </Container>
    </div>
  );
}
