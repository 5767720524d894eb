import { apiPaths } from "@festival/contracts/apiPaths";
import type { Quiz } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { PageRequest } from "@festival/contracts/pageOwner";

/** Null for a failed request, whatever the reason. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Null where the request for the quiz fails, or the quiz has no questions. */
export async function getQuizOrNull({
  api,
  locale,
}: Pick<PageRequest, "api" | "locale">): Promise<Quiz | null> {
  const quiz = await orNull(api.get<Quiz>(apiPaths.quiz(locale)));
  return quiz && quiz.questions.length > 0 ? quiz : null;
}
