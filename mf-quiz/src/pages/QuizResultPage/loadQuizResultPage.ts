import type { Quiz, QuizQuestion } from "@festival/contracts/api/quiz";
import { addressOf } from "@festival/contracts/calls/call";
import { listEvents } from "@festival/contracts/calls/programme";
import { getQuizRecommendations, getQuizResultPicture } from "@festival/contracts/calls/quiz";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import {
  chosenIds,
  decodeResult,
  recommendationQuery,
  sliderPlace,
  type Given,
} from "../../quiz/answerCode.ts";
import { getQuizOrNull } from "../../quiz/getQuizOrNull.ts";
import { questionHref } from "../../quiz/questionHref.ts";
import { translate } from "../../texts.ts";
import { startPage, type QuizStartPageData } from "../QuizStartPage/loadQuizStartPage.ts";
import { suggestedEvent, type SuggestedEvent } from "./suggestedEvent.ts";

/** Fewer are filled up with what comes next anyway. */
const enough = 3;

export interface GivenAnswer {
  id: number;
  question: string;
  /** Null where it was skipped. */
  answer: string | null;
  changeHref: string;
}

export interface QuizResultPageData {
  step: "result";
  suggested: SuggestedEvent[];
  /** Events that come next, where too few go with the answers. */
  further: SuggestedEvent[];
  given: GivenAnswer[];
  restartHref: string;
  programmeHref: string;
  /** In one line, for sharing. */
  summary: string;
}

function wordsOf(given: Given, { answers }: QuizQuestion): string | null {
  const place = sliderPlace(given);
  if (place !== undefined) {
    return answers[Math.round((place / 100) * (answers.length - 1))]?.text ?? null;
  }
  const ids = chosenIds(given);
  const chosen = answers.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
  return chosen.length > 0 ? chosen.join(" · ") : null;
}

async function getSuggested(
  { api, locale }: PageRequest,
  query: string,
): Promise<SuggestedEvent[]> {
  if (query === "") return [];
  const found = await api.optional(getQuizRecommendations, { answers: query });
  return (found?.results ?? []).map(({ event, reasons }) => suggestedEvent(event, reasons, locale));
}

async function getNext(
  { api, locale }: PageRequest,
  shown: readonly SuggestedEvent[],
): Promise<SuggestedEvent[]> {
  const found = await api.optional(listEvents, { tickets_available: "true" });
  return (found?.results ?? [])
    .filter((event) => !event.is_past && !shown.some(({ id }) => id === event.id))
    .slice(0, enough)
    .map((event) => suggestedEvent(event, [], locale));
}

const givenAnswers = (quiz: Quiz, answers: readonly Given[], locale: Locale): GivenAnswer[] =>
  quiz.questions.map((question, index) => ({
    id: question.id,
    question: question.text,
    answer: wordsOf(answers[index] ?? "", question),
    changeHref: questionHref(locale, index + 1, answers),
  }));

/** What goes with the answers in the address; a result that is none leads back to the start. */
export async function loadQuizResultPage(
  request: PageRequest,
): Promise<LoadResult<QuizResultPageData | QuizStartPageData>> {
  const { locale, route } = request;
  const code = route.params.result ?? "";
  const quiz = await getQuizOrNull(request);
  const answers = quiz && decodeResult(code, quiz);
  if (!quiz || !answers) {
    const start = startPage(quiz, locale, quiz !== null);
    return { ...start, head: { ...start.head, noIndex: true } };
  }
  const query = recommendationQuery(answers, quiz.questions);
  const suggested = await getSuggested(request, query);
  const further = suggested.length < enough ? await getNext(request, suggested) : [];
  const t = translate(locale);
  const titles = suggested.slice(0, enough).map(({ title }) => title);
  const summary = titles.length > 0 ? t("result.summary", { titles: titles.join(" · ") }) : "";
  // the backend draws it from the same answers; who skipped all has no result to show
  const imageUrl =
    query === "" ? undefined : addressOf(getQuizResultPicture, { locale, answers: query });
  return {
    kind: "page",
    data: {
      step: "result",
      suggested,
      further,
      given: givenAnswers(quiz, answers, locale),
      restartHref: href("quizQuestion", locale),
      programmeHref: href("programme", locale),
      summary,
    },
    head: {
      title: t("result.headTitle"),
      description: summary || t("quiz.description"),
      noIndex: true,
      openGraph: imageUrl ? { imageUrl } : {},
    },
    alternates: localize((other) => href("quizResult", other, { result: code })),
  };
}
