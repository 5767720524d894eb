import { PresenceAnswer, PresenceRequest } from "@festival/contracts/api/editing/presence";
import { createPresence } from "@festival/contracts/calls/content";
import { ApiError } from "@festival/contracts/errors";
import { presenceLife } from "@festival/contracts/editing";
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { requireOwner } from "../publishing/ownerParams.ts";
import { forgetPresenceBefore, keepPresence, listOthers } from "./presence.repository.ts";

const endOfLife = () => new Date(Date.now() - presenceLife * 1000);

/** Who of staff is where in the same content. No stream: an editor asks each ten seconds anyway. */
export const presenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    createPresence,
    {
      schema: {
        tags: ["editor"],
        summary: "Say where the caller is, and get who else is there",
        description: "What was said holds for 30 seconds. It locks nothing.",
        body: PresenceRequest,
        response: { 200: PresenceAnswer },
      },
    },
    async (request) => {
      const { owner: ownerType, id: ownerId, section, field, idle } = request.body;
      const owner = { ownerType, ownerId };
      const { userId } = await actorOf(request);
      // the session ended while the body was read
      if (userId === null) throw new ApiError("not_authenticated", "Please sign in.");
      const { revision } = await requireOwner(app.database, owner);
      const presence = { sectionId: section, field, isIdle: idle };
      await keepPresence(app.database, owner, userId, presence, new Date());
      const others = await listOthers(app.database, owner, userId, endOfLife());
      return {
        revision,
        others: others.map(({ name, ...other }) => ({
          name,
          section: other.sectionId,
          field: other.field,
          idle: other.isIdle,
        })),
      };
    },
  );
};

/** Forgets each hour who was where. */
export function addPresenceJobs(app: FastifyInstance): void {
  app.jobs.handle("presence-sweep", { schedule: "23 * * * *" }, () =>
    forgetPresenceBefore(app.database, endOfLife()),
  );
}
