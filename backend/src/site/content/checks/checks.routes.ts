import { Check, Unpublished } from "@festival/contracts/api/editing/checks";
import * as calls from "@festival/contracts/calls/content";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { loadState } from "../changes/contentState.repository.ts";
import { hasSections } from "../publishing/publishing.ts";
import { ownerIn, ownerParams, requireOwner } from "../publishing/ownerParams.ts";
import { getWorkingContent } from "../publishing/snapshots.repository.ts";
import { listUnpublished } from "../publishing/unpublished.ts";
import { checkContent, staleFindings } from "./checkContent.ts";

/** What is said of drafts before they are published. */
export const checksRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const tags = ["publishing"];

  handle(
    app,
    calls.getChecks,
    {
      schema: {
        tags,
        summary: "Findings in the working copy, such as empty required fields and broken links",
        description: "What refuses a publication comes first.",
        params: ownerParams,
        response: { 200: Type.Array(Check) },
      },
    },
    async ({ params }) => {
      const owner = ownerIn(params);
      await requireOwner(database, owner);
      const content = await getWorkingContent(database, owner);
      const found = await checkContent(database, owner, content, clock.now());
      if (!hasSections(owner)) return found;
      const { sections, head } = await loadState(database, owner, []);
      const stale = sections.flatMap((section) => staleFindings(section.id, section));
      return [...found, ...(head ? staleFindings(null, head) : []), ...stale];
    },
  );

  handle(
    app,
    calls.getUnpublished,
    {
      schema: {
        tags,
        summary: "In what the working copy differs from what is public, and who did it",
        params: ownerParams,
        response: { 200: Unpublished },
      },
    },
    async (request) => {
      const { userId } = await actorOf(request);
      return listUnpublished(database, ownerIn(request.params), { userId, locale: request.locale });
    },
  );
};
