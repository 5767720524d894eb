import type { Quiz } from "@festival/contracts/api/quiz";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedPage, LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { getQuizOrNull } from "../../quiz/getQuizOrNull.ts";
import { translate } from "../../texts.ts";

export interface QuizStartPageData {
  step: "start";
  /** Null while there is none. */
  quizId: number | null;
  /** What the quiz is called, where its title does not say so. */
  name: string;
  title: string;
  intro: string;
  /** Null while there are no questions. */
  startHref: string | null;
  programmeHref: string;
  /** True where the address was a result that does not fit the questions. */
  startedOver: boolean;
}

/** The invitation, at whatever address; without a quiz it asks for patience. */
export function startPage(
  quiz: Quiz | null,
  locale: Locale,
  startedOver = false,
): LoadedPage<QuizStartPageData> {
  const t = translate(locale);
  const name = t("quiz.name");
  const title = quiz?.title || name;
  return {
    kind: "page",
    data: {
      step: "start",
      quizId: quiz?.id ?? null,
      name: title === name ? "" : name,
      title,
      intro: quiz?.intro ?? "",
      startHref: quiz && href("quizQuestion", locale),
      programmeHref: href("programme", locale),
      startedOver,
    },
    head: {
      title: title === name ? name : `${name}: ${title}`,
      description: quiz?.intro || t("quiz.description"),
    },
    alternates: localize((other) => href("quizStart", other)),
  };
}

/** The invitation; it stands even while the questions are missing. */
export async function loadQuizStartPage(
  request: PageRequest,
): Promise<LoadResult<QuizStartPageData>> {
  return startPage(await getQuizOrNull(request), request.locale);
}
