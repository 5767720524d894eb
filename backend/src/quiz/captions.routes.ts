import * as calls from "@festival/contracts/calls/quiz";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../platform/calls/handle.ts";
import { getQuiz, listSounds } from "./quiz.repository.ts";

/** No caption holds a line's end, which would end it, or an arrow, which would begin another one. */
const captionText = (title: string) =>
  title
    .replaceAll(/\s+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** Captions of the quiz's sounds, for visitors who can't hear them. */
export const captionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getQuizCaptions,
    {
      schema: {
        tags: ["quiz"],
        summary: "Captions of an answer's sound: /quiz/captions/{answer}.vtt",
        params: Type.Object({ file: Type.String({ pattern: "^[1-9]\\d{0,8}\\.vtt$" }) }),
      },
    },
    async ({ locale, params }, reply) => {
      const found = await getQuiz(app.database);
      const id = Number.parseInt(params.file, 10);
      const answer = found?.questions
        .flatMap(({ answers }) => answers)
        .find((one) => one.id === id && one.soundId !== null);
      const sounds = await listSounds(app.database, [answer?.soundId ?? null]);
      const sound = sounds.get(answer?.soundId ?? 0);
      if (!sound) throw new ApiError("not_found", `This answer has no sound: id ${id}.`);
      const caption = `[${captionText(sound.title[locale])}]`;
      // longer than any of them lasts
      return reply.type("text/vtt").send(`WEBVTT\n\n00:00.000 --> 10:00.000\n${caption}\n`);
    },
  );
};
