import { SectionOwnerType } from "@festival/contracts/api/sectionEditing";
import {
  ChangesAnswer,
  ChangesRequest,
  StaleWords,
  TwinsAnswer,
  TwinsRequest,
} from "@festival/contracts/api/editing/contentChanges";
import * as calls from "@festival/contracts/calls/content";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { buildThoroughValidator } from "../../../platform/plugins/lazyCompilers.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { answerBodyProblems } from "../../../platform/resources/bodyProblems.ts";
import { requireOwner } from "../publishing/ownerParams.ts";
import { longestContent } from "../sections/sections.routes.ts";
import { plainJson } from "../sections/plainJson.ts";
import { changeContent, confirmTwins } from "./changeContent.ts";
import { checkChangesBody } from "./changesBody.ts";
import { listStaleWords } from "./staleWords.ts";

const tags = ["editor"];
const params = Type.Object({ owner: SectionOwnerType, ...idParams.properties });

/** The editor's one call for changes. */
const changeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const others = buildThoroughValidator(app);
  app.setValidatorCompiler((route) => {
    if (route.httpPart !== "body") return others(route);
    return (body: unknown) => {
      checkChangesBody(body);
      return { value: body };
    };
  });

  handle(
    app,
    calls.changeContent,
    {
      ...plainJson,
      bodyLimit: longestContent,
      schema: {
        tags,
        summary: "Change the sections and the head of a page in both languages, by operations",
        description:
          "All operations are done or none, and nothing is published. The same `key` of one person is done once and gets the same answer for a day. A draft may lack what is required: `warnings` name it. Whatever else is wrong gives 422 with all problems, such as `ops.3.fields.link`. 409 only where another person wrote a field after `base` that is set here to another value, or removed a section that is named; all else is merged.",
        params,
        body: ChangesRequest,
        response: { 200: ChangesAnswer },
      },
    },
    async (request) => {
      const { owner: ownerType, id: ownerId } = request.params;
      const actor = await actorOf(request);
      const { userId } = actor;
      // the session ended while the body was read
      if (userId === null) throw new ApiError("not_authenticated", "Please sign in.");
      const owner = { ownerType, ownerId };
      return changeContent(app, { ...actor, userId }, owner, request.body);
    },
  );
};

/** Changes of content by operations, and what they need besides. */
export const changesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(changeRoutes);
  await app.register(async (scope: typeof app) => {
    answerBodyProblems(scope, ["base", "sections", "head", "locale"]);
    handle(
      scope,
      calls.confirmTwins,
      {
        schema: {
          tags,
          summary: "Say that the words of one language are fine, whatever the other language got",
          params,
          body: TwinsRequest,
          response: { 200: TwinsAnswer },
        },
      },
      async (request) => {
        const { owner: ownerType, id: ownerId } = request.params;
        return confirmTwins(app, await actorOf(request), { ownerType, ownerId }, request.body);
      },
    );
  });
  handle(
    app,
    calls.listStaleWords,
    {
      schema: {
        tags,
        summary: "Words that are older than those of the other language, and what changed there",
        params,
        response: { 200: Type.Array(StaleWords) },
      },
    },
    async (request) => {
      const { owner: ownerType, id: ownerId } = request.params;
      const owner = { ownerType, ownerId };
      await requireOwner(app.database, owner);
      return listStaleWords(app.database, owner);
    },
  );
};
