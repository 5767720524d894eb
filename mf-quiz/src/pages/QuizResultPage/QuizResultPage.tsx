import { ButtonLink, Container, PageTitle, Share } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { ScreenProps } from "@festival/shared-ui/owner";
import { useEffect } from "react";
import { forgetAnswers } from "../../quiz/keptAnswers.ts";
import type { QuizStartPageData } from "../QuizStartPage/loadQuizStartPage.ts";
import { QuizStartPage } from "../QuizStartPage/QuizStartPage.tsx";
import { GivenAnswers } from "./GivenAnswers.tsx";
import type { QuizResultPageData } from "./loadQuizResultPage.ts";
import styles from "./QuizResultPage.module.css";
import { PlanAll } from "./PlanAll.tsx";
import type { SuggestedEvent } from "./suggestedEvent.ts";
import { Suggestion } from "./Suggestion.tsx";

/** In the order in which one can hear them. */
const inTime = (events: readonly SuggestedEvent[]) =>
  events.toSorted((one, other) => Date.parse(one.dateTime) - Date.parse(other.dateTime));

function Result({ data }: { data: QuizResultPageData }) {
  const { t } = useTranslation();
  const { suggested, further, given } = data;
  const [best, ...rest] = suggested;
  const others = inTime(rest);
  // visitors who have the result start again next time
  useEffect(forgetAnswers, []);
  return (
    <div className={styles.surface}>
      <Container className={styles.page}>
        <PageTitle size="display">{t("result.title")}</PageTitle>
        {best ? (
          <section className={styles.list} aria-labelledby="result-suggested">
            <h2 id="result-suggested" className={styles.heading}>
              {t("result.suggested")}
            </h2>
            <Suggestion event={best} isBest />
            {others.length > 0 && (
              <ul className={styles.events}>
                {others.map((event) => (
                  <li key={event.id}>
                    <Suggestion event={event} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ) : (
          <p className={styles.text}>{t("result.none")}</p>
        )}
        {further.length > 0 && (
          <section className={styles.list} aria-labelledby="result-further">
            <h2 id="result-further" className={styles.heading}>
              {t("result.further")}
            </h2>
            <ul className={styles.events}>
              {inTime(further).map((event) => (
                <li key={event.id}>
                  <Suggestion event={event} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles.ways}>
          <ButtonLink href={data.programmeHref} arrow>
            {t("quiz.programme")}
          </ButtonLink>
          {suggested.length > 0 && <PlanAll events={suggested} />}
          {data.summary && (
            <Share
              className={styles.way}
              title={t("quiz.name")}
              summary={data.summary}
              label={t("result.share")}
              copied={t("result.copied")}
            />
          )}
          <a className={styles.way} href={data.restartHref}>
            {t("summary.restart")}
          </a>
        </p>
        <GivenAnswers given={given} />
      </Container>
    </div>
  );
}

/** The result for a visitor's answers; the start where the address holds none. */
export function QuizResultPage({ page }: ScreenProps<QuizResultPageData | QuizStartPageData>) {
  const { data } = page;
  return data.step === "result" ? (
    <Result data={data} />
  ) : (
    <QuizStartPage page={{ ...page, data }} />
  );
}
