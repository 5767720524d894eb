import { QuizCheck } from "@festival/contracts/api/quiz";
import * as calls from "@festival/contracts/calls/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../platform/calls/handle.ts";
import { toEventTeaser } from "../programme/events/event.dto.ts";
import { getTeasers } from "../programme/events/teasers.repository.ts";
import { checkQuiz } from "./checkQuiz.ts";
import { getQuiz } from "./quiz.repository.ts";
import { listCandidates } from "./recommendations.repository.ts";

/** How well the quiz that is online leads to the events to come, for staff. */
export const quizCheckRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  handle(
    app,
    calls.getQuizCheck,
    {
      schema: {
        tags: ["quiz"],
        summary: "Which events the quiz recommends how often, and what no answer leads to",
        description: "Measured over visitors who answer by chance, always the same ones.",
        response: { 200: QuizCheck },
      },
    },
    async ({ locale }) => {
      const found = await getQuiz(database);
      if (!found) throw new ApiError("not_found", "No quiz is online.");
      const now = clock.now();
      const candidates = await listCandidates(database, now);
      const { visitors, recommended, ledTo } = await checkQuiz(candidates, found.questions);
      const ids = candidates.map(({ id }) => id);
      const records = await getTeasers(database, ids, locale);
      const events = records.map((record) => {
        const event = toEventTeaser(record, locale, now);
        const { id, slug, title, date_and_time, time_zone } = event;
        const share = (recommended.get(id) ?? 0) / visitors;
        return { id, slug, title, date_and_time, time_zone, share };
      });
      return {
        quiz: found.quiz.id,
        title: found.quiz.title[locale],
        visitors,
        events: events.toSorted((one, other) => one.share - other.share),
        questions: found.questions.map(({ id, text, answers }) => ({
          id,
          text: text[locale],
          answers: answers.map((answer) => ({
            id: answer.id,
            text: answer.text[locale],
            never: ids.filter((event) => !ledTo.get(answer.id)?.has(event)),
          })),
        })),
      };
    },
  );
};
