import type { Quiz } from "@festival/contracts/api/quiz";
import { getQuiz } from "@festival/contracts/calls/quiz";
import type { PageRequest } from "@festival/contracts/pageOwner";

/** Null where the request for the quiz fails, or the quiz has no questions. */
export async function getQuizOrNull({ api }: Pick<PageRequest, "api">): Promise<Quiz | null> {
  const quiz = await api.optional(getQuiz);
  return quiz && quiz.questions.length > 0 ? quiz : null;
}
