import {
  PreviewLink,
  PreviewRequest,
  Releases,
  RollbackOutcome,
  RollbackRequest,
} from "@festival/contracts/api/releases";
import * as calls from "@festival/contracts/calls/releases";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { write } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { longRequest } from "../../platform/plugins/limits.ts";
import { linkTo, makePreview } from "./makePreview.ts";
import { readReleases } from "./readReleases.ts";
import { rollBack } from "./rollBack.ts";

const tags = ["admin"];

/** The releases of the remotes, where this backend sees the shell's release store. */
export const releasesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const store = app.releasesDir;

  handle(
    app,
    calls.listReleases,
    {
      schema: {
        tags,
        summary: "What is live of each remote, and what was before",
        response: { 200: Releases },
      },
    },
    async () => readReleases(store),
  );

  handle(
    app,
    calls.rollBackRelease,
    {
      ...longRequest,
      schema: {
        tags,
        summary: "Make an earlier release live again",
        body: RollbackRequest,
        response: { 200: RollbackOutcome },
      },
    },
    async (request) => {
      const { name, version, live } = request.body;
      const actor = await actorOf(request);
      const { outcome, reason } = await rollBack(store, request.body, actor.name);
      await write(app.database, actor, async (_transaction, change) => {
        const details = { from: live, to: version, outcome, ...(reason && { reason }) };
        change.audit({ action: "roll-back", what: `release:${name}`, title: name, details });
      });
      return { outcome, reason, releases: await readReleases(store) };
    },
  );

  handle(
    app,
    calls.createPreviewLink,
    {
      schema: {
        tags,
        summary: "Make a link by which one browser sees another release of a remote",
        body: PreviewRequest,
        response: { 201: PreviewLink },
      },
    },
    async (request, reply) => {
      const preview = await makePreview(store, request.body, Date.now());
      const { name, version } = preview;
      const link = linkTo(preview, app.signing, request.locale);
      await write(app.database, await actorOf(request), async (_transaction, change) => {
        const details = { version, until: link.until };
        change.audit({ action: "preview", what: `release:${name}`, title: name, details });
      });
      return reply.code(201).send(link);
    },
  );
};
