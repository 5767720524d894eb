import { Container, PageTitle } from "@festival/shared-ui";
import type { ScreenProps } from "@festival/shared-ui/owner";
import type { CheckedConcert, QuizCheckPageData } from "./loadQuizCheckPage.ts";
import styles from "./QuizCheckPage.module.css";
import { quizCheckTexts } from "./quizCheckTexts.ts";

type Check = NonNullable<QuizCheckPageData["check"]>;
type Translate = ReturnType<typeof quizCheckTexts>;

interface ConcertTableProps {
  caption: string;
  concerts: readonly CheckedConcert[];
  t: Translate;
}

function ConcertTable({ caption, concerts, t }: ConcertTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("concert")}</th>
          <th scope="col" className={styles.number}>
            {t("share")}
          </th>
        </tr>
      </thead>
      <tbody>
        {concerts.map(({ id, href, title, when, share }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>{title}</a>
              <span className={styles.when}>{when}</span>
            </th>
            <td className={styles.number}>{share}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FindingProps {
  kind: "rare" | "often";
  found: Check["seldom"];
  t: Translate;
}

/** Concerts that are recommended too seldom or too often; or the word that there are none. */
function Finding({ kind, found: { limit, concerts }, t }: FindingProps) {
  const title = t(`findings.${kind}.title`);
  return (
    <section className={styles.part} aria-labelledby={kind}>
      <h2 id={kind} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.text}>
        {t(`findings.${kind}.${concerts.length > 0 ? "text" : "none"}`, { share: limit })}
      </p>
      {concerts.length > 0 && <ConcertTable caption={title} concerts={concerts} t={t} />}
    </section>
  );
}

interface QuestionTableProps {
  question: Check["questions"][number];
  all: number;
  t: Translate;
}

function QuestionTable({ question: { text, answers }, all, t }: QuestionTableProps) {
  return (
    <table className={styles.table}>
      <caption>{text}</caption>
      <thead>
        <tr>
          <th scope="col">{t("answer")}</th>
          <th scope="col">{t("leadsTo")}</th>
          <th scope="col">{t("never")}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ id, text: answer, count, never }) => (
          <tr key={id} data-idle={count === 0}>
            <th scope="row">{answer}</th>
            <td>{never.length === 0 ? t("everywhere") : t("count", { count, all })}</td>
            <td>{never.join(" · ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For staff: what the quiz recommends how often, and where no answer leads. */
export function QuizCheckPage({ page }: ScreenProps<QuizCheckPageData>) {
  const { data, locale } = page;
  const t = quizCheckTexts(locale);
  const { check } = data;
  return (
    <Container className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      {check ? (
        <>
          <p className={styles.text}>
            {t("intro", { visitors: check.visitors, quiz: check.quiz })}
          </p>
          <Finding kind="rare" found={check.seldom} t={t} />
          <Finding kind="often" found={check.often} t={t} />
          <section className={styles.part} aria-labelledby="answers">
            <h2 id="answers" className={styles.heading}>
              {t("answers")}
            </h2>
            {check.questions.map((question) => (
              <QuestionTable
                key={question.id}
                question={question}
                all={check.concerts.length}
                t={t}
              />
            ))}
          </section>
          <section className={styles.part} aria-labelledby="all">
            <h2 id="all" className={styles.heading}>
              {t("all")}
            </h2>
            <ConcertTable caption={t("all")} concerts={check.concerts} t={t} />
          </section>
        </>
      ) : (
        <p className={styles.text}>{t("noQuiz")}</p>
      )}
    </Container>
  );
}
