import { apiPaths } from "@festival/contracts/apiPaths";
import type { Quiz, QuizQuestion } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedPage, LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { decodeAnswers, encodeAnswers, skipped, withAnswer } from "../../quiz/answerCode.ts";
import { translate } from "../../texts.ts";

export interface QuestionStep {
  step: "question";
  /** From 1. */
  number: number;
  count: number;
  text: string;
  help: string;
  /** `code` holds all answers so far with this one, so that one choice is the whole query. */
  choices: { id: number; text: string; code: string; chosen: boolean }[];
  /** Where the form leads, without query. */
  action: string;
  nextNumber: number;
  backHref: string;
  skipHref: string;
  /** True where the address held answers that do not fit the questions. */
  startedOver: boolean;
}

export interface SummaryStep {
  step: "summary";
  count: number;
  given: { id: number; question: string; answer: string | null; changeHref: string }[];
  restartHref: string;
  programmeHref: string;
}

export type QuizQuestionPageData = QuestionStep | SummaryStep;

/** The number of a question in the address; one past the last is the summary. */
function askedNumber(value: string | undefined, count: number): number | undefined {
  const number = value === undefined ? 1 : parseId(value);
  return number !== undefined && number <= count + 1 ? number : undefined;
}

function stepHref(locale: Locale, number: number, answers: readonly number[]): string {
  return href(
    "quizQuestion",
    locale,
    {},
    { question: number > 1 ? number : undefined, answers: encodeAnswers(answers) },
  );
}

function questionStep(
  quiz: Quiz,
  question: QuizQuestion,
  { locale, number, answers, startedOver }: Position & { locale: Locale },
): QuestionStep {
  const index = number - 1;
  return {
    step: "question",
    number,
    count: quiz.questions.length,
    text: question.text,
    help: question.help,
    choices: question.answers.map(({ id, text }) => ({
      id,
      text,
      code: encodeAnswers(withAnswer(answers, index, id)),
      chosen: answers[index] === id,
    })),
    action: href("quizQuestion", locale),
    nextNumber: number + 1,
    backHref: number > 1 ? stepHref(locale, index, answers) : href("quizStart", locale),
    skipHref: stepHref(locale, number + 1, withAnswer(answers, index, skipped)),
    startedOver,
  };
}

function summaryStep(quiz: Quiz, answers: readonly number[], locale: Locale): SummaryStep {
  return {
    step: "summary",
    count: quiz.questions.length,
    given: quiz.questions.map(({ id, text, answers: choices }, index) => ({
      id,
      question: text,
      answer: choices.find((choice) => choice.id === answers[index])?.text ?? null,
      changeHref: stepHref(locale, index + 1, answers),
    })),
    restartHref: href("quizQuestion", locale),
    programmeHref: href("programme", locale),
  };
}

interface Position {
  number: number;
  answers: readonly number[];
  startedOver: boolean;
}

/** Where in the quiz an address leads; one that makes no sense leads to its beginning. */
function positionOf({ route }: PageRequest, quiz: Quiz): Position {
  const number = askedNumber(route.query.question, quiz.questions.length);
  const answers = decodeAnswers(route.query.answers ?? "", quiz.questions);
  if (number === undefined || answers === undefined) {
    return { number: 1, answers: [], startedOver: true };
  }
  // whoever left questions out goes on with the first one left out
  return { number: Math.min(number, answers.length + 1), answers, startedOver: false };
}

/** One question, or what was answered once there are no more. */
export async function loadQuizQuestionPage(
  request: PageRequest,
): Promise<LoadResult<QuizQuestionPageData>> {
  const { api, locale, route } = request;
  const quiz = await api.get<Quiz>(apiPaths.quiz(locale));
  if (quiz.questions.length === 0) throw new ApiError("not_found", "The quiz has no questions.");

  const position = positionOf(request, quiz);
  const { number, answers } = position;
  const question = quiz.questions[number - 1];
  const t = translate(locale);
  const title = question
    ? t("question.headTitle", { number, count: quiz.questions.length, quiz: quiz.title })
    : t("summary.title");
  const page: LoadedPage<QuizQuestionPageData> = {
    kind: "page",
    data: question
      ? questionStep(quiz, question, { ...position, locale })
      : summaryStep(quiz, answers, locale),
    head: {
      title,
      description: question?.text ?? t("quiz.description"),
      noIndex: Object.keys(route.query).length > 0,
    },
    alternates: localize((other) => stepHref(other, number, answers)),
  };
  return page;
}
