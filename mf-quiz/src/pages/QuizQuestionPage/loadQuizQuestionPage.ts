import type { Image } from "@festival/contracts/api/common";
import type { QuestionKind, Quiz, QuizQuestion } from "@festival/contracts/api/quiz";
import { getQuiz } from "@festival/contracts/calls/quiz";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import {
  chosenIds,
  decodeAnswers,
  encodeAnswers,
  encodeResult,
  readGiven,
  skipped,
  sliderPlace,
  withAnswer,
  type Given,
} from "../../quiz/answerCode.ts";
import { questionHref } from "../../quiz/questionHref.ts";
import { translate } from "../../texts.ts";

export interface Choice {
  id: number;
  text: string;
  image: Image | null;
  sound: string | null;
  chosen: boolean;
}

export interface QuizQuestionPageData {
  quizId: number;
  /** From 1. */
  number: number;
  count: number;
  kind: QuestionKind;
  text: string;
  help: string;
  choices: Choice[];
  /** Where a slider stands, in per cent; null for other questions. */
  place: number | null;
  /** Whether a slider stands where it was left before. */
  isPlaced: boolean;
  /** Where the form leads, without query. */
  action: string;
  nextNumber: number;
  /** All answers so far, for the next address. */
  answers: string;
  backHref: string;
  skipHref: string;
  /** Null until every question has been answered or skipped once. */
  resultHref: string | null;
  /** True where the address held answers that do not fit the questions. */
  startedOver: boolean;
}

interface Position {
  /** From 1; one past the last is the result. */
  number: number;
  answers: readonly Given[];
  startedOver: boolean;
}

const beginning: Position = { number: 1, answers: [], startedOver: true };

/** Where in the quiz an address leads; one that makes no sense leads to its beginning. */
function positionOf({ route }: PageRequest, { questions }: Quiz): Position {
  const { question: asked, answers: code = "", answer: sent } = route.query;
  const number = asked === undefined ? 1 : parseId(asked);
  let answers = decodeAnswers(code, questions);
  if (number === undefined || number > questions.length + 1 || !answers) return beginning;
  if (sent !== undefined) {
    // the form of the question before has sent its answer apart from the earlier ones
    const question = questions[number - 2];
    const given = question && readGiven(sent, question);
    if (given === undefined || answers.length < number - 2) return beginning;
    answers = withAnswer(answers, number - 2, given);
  }
  // visitors who left questions out go on with the first one left out
  return { number: Math.min(number, answers.length + 1), answers, startedOver: false };
}

function questionData(
  quiz: Quiz,
  question: QuizQuestion,
  { number, answers, startedOver }: Position,
  locale: Locale,
): QuizQuestionPageData {
  const index = number - 1;
  const count = quiz.questions.length;
  const given = answers[index];
  const chosen = given === undefined ? [] : chosenIds(given);
  const { kind, text, help } = question;
  return {
    quizId: quiz.id,
    number,
    count,
    kind,
    text,
    help,
    choices: question.answers.map((answer) => ({ ...answer, chosen: chosen.includes(answer.id) })),
    place: kind === "slider" ? (sliderPlace(given) ?? 50) : null,
    isPlaced: sliderPlace(given) !== undefined,
    action: href("quizQuestion", locale),
    nextNumber: number + 1,
    answers: encodeAnswers(answers),
    backHref: number > 1 ? questionHref(locale, index, answers) : href("quizStart", locale),
    skipHref: questionHref(locale, number + 1, withAnswer(answers, index, skipped)),
    resultHref:
      answers.length === count
        ? href("quizResult", locale, { result: encodeResult(quiz.id, answers) })
        : null,
    startedOver,
  };
}

/** One question; once there are no more, the result. */
export async function loadQuizQuestionPage(
  request: PageRequest,
): Promise<LoadResult<QuizQuestionPageData>> {
  const { api, locale, route } = request;
  const quiz = await api.get(getQuiz);
  if (quiz.questions.length === 0) throw new ApiError("not_found", "The quiz has no questions.");

  const position = positionOf(request, quiz);
  const { number, answers } = position;
  const question = quiz.questions[number - 1];
  if (!question) {
    const result = encodeResult(quiz.id, answers);
    return { kind: "redirect", status: 302, to: href("quizResult", locale, { result }) };
  }
  return {
    kind: "page",
    data: questionData(quiz, question, position, locale),
    head: {
      title: translate(locale)("question.headTitle", {
        number,
        count: quiz.questions.length,
        quiz: quiz.title,
      }),
      description: question.text,
      noIndex: Object.keys(route.query).length > 0,
    },
    alternates: localize((other) => questionHref(other, number, answers)),
  };
}
