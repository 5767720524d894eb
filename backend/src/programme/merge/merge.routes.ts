import { MergeAnswer, MergeRequest } from "@festival/contracts/api/editing/merges";
import { mergeCalls } from "@festival/contracts/calls/merges";
import { mergeable } from "@festival/contracts/resources/mergeable";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { tryOut, write, type Change } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { answerBodyProblems } from "../../platform/resources/bodyProblems.ts";
import { mergeRecords } from "./mergeRecords.ts";

/** One record of two, for what is often entered twice. */
export const mergeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  answerBodyProblems(app, Object.keys(MergeRequest.properties));

  for (const resource of mergeable) {
    handle(
      app,
      mergeCalls[resource],
      {
        schema: {
          tags: ["staff"],
          summary: `Make one of two ${resource}`,
          description: "With `dry_run` nothing is stored. All places are changed, or none.",
          params: idParams,
          body: MergeRequest,
          response: { 200: MergeAnswer },
        },
      },
      async (request) => {
        const { into, dry_run: isDry } = request.body;
        const { id } = request.params;
        const { database, resources } = app;
        const work = (transaction: Database, change: Change) =>
          mergeRecords({ transaction, change }, resources, { resource, id, into });
        return isDry ? tryOut(database, work) : write(database, await actorOf(request), work);
      },
    );
  }
};
