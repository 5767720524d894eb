import { Quiz } from "@festival/contracts/api/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { getQuiz } from "./quiz.repository.ts";

/** The Concert-O-Mat. */
export const quizRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/quiz/", { schema: { response: { 200: Quiz } } }, async ({ locale }) => {
    const found = await getQuiz(app.database);
    if (!found) throw new ApiError("not_found", "There is no quiz.");
    const { quiz, questions } = found;
    return {
      id: quiz.id,
      title: quiz.title[locale],
      intro: quiz.intro[locale],
      questions: questions.map(({ id, kind, text, help, answers }) => ({
        id,
        kind,
        text: text[locale],
        help: help[locale],
        answers: answers.map((answer) => ({
          id: answer.id,
          text: answer.text[locale],
          image: null,
          sound: null,
        })),
      })),
    };
  });
};
