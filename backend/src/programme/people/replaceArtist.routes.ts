import { ArtistReplaced, ArtistReplacement } from "@festival/contracts/api/editing/people";
import { replaceArtist as replaceCall } from "@festival/contracts/calls/people";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { tryOut, write, type Change } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { answerBodyProblems } from "../../platform/resources/bodyProblems.ts";
import { replaceArtist } from "./replaceArtist.ts";

/** One artist in the place of another, in all that they take part in. */
export const replaceArtistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answerBodyProblems(app, Object.keys(ArtistReplacement.properties));

  handle(
    app,
    replaceCall,
    {
      schema: {
        tags: ["staff"],
        summary: "Put one artist in the place of another",
        description: "With `dry_run` nothing is stored. All places are changed, or none.",
        params: idParams,
        body: ArtistReplacement,
        response: { 200: ArtistReplaced },
      },
    },
    async (request) => {
      const { body } = request;
      const { id } = request.params;
      const { database, resources } = app;
      const work = (transaction: Database, change: Change) =>
        replaceArtist({ transaction, change }, resources, id, body);
      return body.dry_run ? tryOut(database, work) : write(database, await actorOf(request), work);
    },
  );
};
