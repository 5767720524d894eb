import { apiPaths } from "@festival/contracts/apiPaths";
import type { Quiz } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { PageRequest } from "@festival/contracts/pageOwner";

/** Null for an answer that can't be had, whatever the reason. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Null where the quiz can't be had, or asks nothing. */
export async function getQuizOrNull({
  api,
  locale,
}: Pick<PageRequest, "api" | "locale">): Promise<Quiz | null> {
  const quiz = await orNull(api.get<Quiz>(apiPaths.quiz(locale)));
  return quiz && quiz.questions.length > 0 ? quiz : null;
}
