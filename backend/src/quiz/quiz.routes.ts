import { Quiz } from "@festival/contracts/api/quiz";
import * as calls from "@festival/contracts/calls/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../platform/calls/handle.ts";
import { getImages } from "../platform/media/images.repository.ts";
import { getQuiz, listSounds } from "./quiz.repository.ts";
import { captionRoutes } from "./captions.routes.ts";
import { recommendationRoutes } from "./recommendations.routes.ts";
import { resultPictureRoutes } from "./resultPicture/resultPicture.routes.ts";

/** The Concert-O-Mat. */
export const quizRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(captionRoutes);
  await app.register(recommendationRoutes);
  await app.register(resultPictureRoutes);

  handle(
    app,
    calls.getQuiz,
    {
      schema: {
        tags: ["quiz"],
        summary: "The Concert-O-Mat's questions",
        description: "What its answers speak for stays on the server.",
        response: { 200: Quiz },
      },
    },
    async ({ locale }) => {
      const found = await getQuiz(app.database);
      if (!found) throw new ApiError("not_found", "No quiz is online.");
      const { quiz, questions } = found;
      const all = questions.flatMap(({ answers }) => answers);
      const images = await getImages(
        app.database,
        all.map(({ imageId }) => imageId),
        locale,
      );
      const sounds = await listSounds(
        app.database,
        all.map(({ soundId }) => soundId),
      );
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
            image: images.get(answer.imageId ?? 0) ?? null,
            sound: sounds.get(answer.soundId ?? 0)?.url ?? null,
          })),
        })),
      };
    },
  );
};
