import type { QuizCheck } from "@festival/contracts/api/quiz";
import { getQuizCheck } from "@festival/contracts/calls/quiz";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { describeRange } from "@festival/shared-ui/datesInWords";
import { quizCheckTexts } from "./quizCheckTexts.ts";

/** Concerts that fewer visitors get recommended are hard to come by. */
export const tooSeldom = 0.02;
/** Concerts that more visitors get recommended are everyone's. */
export const tooOften = 0.25;

export interface CheckedConcert {
  id: number;
  href: string;
  title: string;
  when: string;
  /** In per cent, in words. */
  share: string;
}

export interface QuizCheckPageData {
  /** Null where no quiz is online. */
  check: {
    quiz: string;
    visitors: string;
    /** The rarest first. */
    concerts: CheckedConcert[];
    seldom: { limit: string; concerts: CheckedConcert[] };
    often: { limit: string; concerts: CheckedConcert[] };
    questions: {
      id: number;
      text: string;
      answers: { id: number; text: string; count: number; never: string[] }[];
    }[];
  } | null;
}

function checkData(
  { title, visitors, events, questions }: QuizCheck,
  locale: Locale,
): NonNullable<QuizCheckPageData["check"]> {
  const percent = (share: number) =>
    share.toLocaleString(locale, { style: "percent", maximumFractionDigits: 1 });
  const concerts = events.map(({ share, ...event }) => {
    const { start } = describeRange(event.date_and_time, null, locale, event.time_zone);
    const address = href("event", locale, { slug: event.slug[locale], id: event.id });
    return {
      number: share,
      concert: {
        id: event.id,
        href: address,
        title: event.title,
        when: start.long,
        share: percent(share),
      },
    };
  });
  const those = (fits: (share: number) => boolean) =>
    concerts.filter(({ number }) => fits(number)).map(({ concert }) => concert);
  const titles = new Map(events.map((event) => [event.id, event.title]));
  return {
    quiz: title,
    visitors: visitors.toLocaleString(locale),
    concerts: those(() => true),
    seldom: { limit: percent(tooSeldom), concerts: those((share) => share < tooSeldom) },
    often: {
      limit: percent(tooOften),
      concerts: those((share) => share > tooOften).toReversed(),
    },
    questions: questions.map(({ id, text, answers }) => ({
      id,
      text,
      answers: answers.map((answer) => ({
        id: answer.id,
        text: answer.text,
        count: events.length - answer.never.length,
        never: answer.never.flatMap((event) => titles.get(event) ?? []),
      })),
    })),
  };
}

/** How well the quiz leads to the concerts. For staff; others find nothing here. */
export async function loadQuizCheckPage({
  api,
  audience,
  locale,
}: PageRequest): Promise<LoadedPage<QuizCheckPageData>> {
  if (audience !== "staff") throw new ApiError("not_found", "The quiz's check is for staff.");
  const found = await api.get(getQuizCheck).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  });
  const t = quizCheckTexts(locale);
  return {
    kind: "page",
    data: { check: found && checkData(found, locale) },
    head: { title: t("title"), description: t("description"), noIndex: true },
    alternates: localize((other) => href("quizCheck", other)),
  };
}
