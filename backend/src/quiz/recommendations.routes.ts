import { QuizRecommendations } from "@festival/contracts/api/quiz";
import * as calls from "@festival/contracts/calls/quiz";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../platform/calls/handle.ts";
import { AnswerList, recommend } from "./recommend.ts";

/** The recommendations for a visitor's answers to the Concert-O-Mat. */
export const recommendationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getQuizRecommendations,
    {
      schema: {
        tags: ["quiz"],
        summary: "Events to come that go with the answers of the quiz",
        description:
          "`answers` lists ids of answers, on a slider with `~` and the share in per cent. 404 where one of them is of another quiz.",
        querystring: Type.Object({ answers: AnswerList }),
        response: { 200: QuizRecommendations },
      },
    },
    async ({ locale, query }) => {
      const { quiz, results } = await recommend(app, query.answers, locale);
      return { quiz, results };
    },
  );
};
