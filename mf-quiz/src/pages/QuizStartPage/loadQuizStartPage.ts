import { apiPaths } from "@festival/contracts/apiPaths";
import type { Quiz } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import { localize } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { translate } from "../../texts.ts";

export interface QuizStartPageData {
  /** What the quiz is called, where its title does not say so. */
  name: string;
  title: string;
  intro: string;
  /** Null while there are no questions to be had. */
  startHref: string | null;
  programmeHref: string;
}

/** Null where the quiz can't be had, whatever the reason. */
async function quizOrNull({ api, locale }: PageRequest): Promise<Quiz | null> {
  try {
    return await api.get<Quiz>(apiPaths.quiz(locale));
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** The invitation; it stands even while the questions are missing. */
export async function loadQuizStartPage(
  request: PageRequest,
): Promise<LoadResult<QuizStartPageData>> {
  const { locale } = request;
  const quiz = await quizOrNull(request);
  const t = translate(locale);
  const name = t("quiz.name");
  const title = quiz?.title || name;
  return {
    kind: "page",
    data: {
      name: title === name ? "" : name,
      title,
      intro: quiz?.intro ?? "",
      startHref: quiz && quiz.questions.length > 0 ? href("quizQuestion", locale) : null,
      programmeHref: href("programme", locale),
    },
    head: {
      title: title === name ? name : `${name}: ${title}`,
      description: quiz?.intro || t("quiz.description"),
    },
    alternates: localize((other) => href("quizStart", other)),
  };
}
