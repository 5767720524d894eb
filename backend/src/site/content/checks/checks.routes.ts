import { Check, Unpublished } from "@festival/contracts/api/editing/checks";
import { SectionOwnerType } from "@festival/contracts/api/sectionEditing";
import * as calls from "@festival/contracts/calls/content";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
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
        summary: "What is to be looked at in the working copy before it is published",
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
    calls.listUnpublished,
    {
      schema: {
        tags,
        summary: "In what the working copy differs from what is public, and who did it",
        params: Type.Object({ owner: SectionOwnerType, ...idParams.properties }),
        response: { 200: Type.Array(Unpublished) },
      },
    },
    async (request) => {
      const { owner: ownerType, id: ownerId } = request.params;
      const owner = { ownerType, ownerId };
      await requireOwner(database, owner);
      return listUnpublished(database, owner, (await actorOf(request)).userId);
    },
  );
};
