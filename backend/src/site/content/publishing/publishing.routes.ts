import {
  PublishAnswer,
  PublishRequest,
  RevisionAnswer,
  RevisionRequest,
  WorkingCopy,
} from "@festival/contracts/api/publishing";
import * as calls from "@festival/contracts/calls/content";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { listDraftSections } from "../changes/contentState.repository.ts";
import { toWorkingHead, toWorkingSection } from "../changes/shownSections.ts";
import { refuseStops } from "../checks/refuseStops.ts";
import { getDraftHead, isHeadOwner } from "../heads/heads.repository.ts";
import { isSameContent } from "./difference.ts";
import { ownerIn, ownerParams, requireOwner } from "./ownerParams.ts";
import { change, hasSections, publish, readToPublish, unpublish } from "./publishing.ts";
import { getPublicContent, getWorkingContent } from "./snapshots.repository.ts";
import { toVersion } from "./versions.ts";

/** Drafts and publishing of pages, articles, booklets, reusable blocks and the home page's. */
export const publishingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const tags = ["publishing"];

  handle(
    app,
    calls.getWorkingCopy,
    {
      schema: {
        tags,
        summary: "The working copy, in both languages",
        params: ownerParams,
        response: { 200: WorkingCopy },
      },
    },
    async ({ params, locale }) => {
      const owner = ownerIn(params);
      const { titles, isOnline, revision } = await requireOwner(database, owner);
      const working = await getWorkingContent(database, owner);
      const { snapshot, ...seen } = await getPublicContent(database, owner);
      const head = isHeadOwner(owner) ? await getDraftHead(database, owner) : null;
      return {
        title: titles[locale],
        is_online: isOnline,
        revision,
        published: snapshot ? toVersion(snapshot, snapshot.id) : null,
        has_changes: !snapshot || !isSameContent(seen, working),
        sections: hasSections(owner)
          ? (await listDraftSections(database, owner)).map(toWorkingSection)
          : [],
        head: head && toWorkingHead(head),
        content: working.content,
      };
    },
  );

  handle(
    app,
    calls.publishContent,
    {
      schema: {
        tags,
        summary: "Make the working copy what the public sees",
        description:
          "Refused with 409, and with what others changed since, unless `revision` is the newest; with 422 and `checks` where a finding stops it that is not accepted; with 409 and `structure` where `only` names sections that need others.",
        params: ownerParams,
        body: PublishRequest,
        response: { 200: PublishAnswer },
      },
    },
    async (request) => {
      const { revision: seen, online, only, accept = [] } = request.body;
      const owner = ownerIn(request.params);
      if (only && !hasSections(owner)) refuse({ only: "invalid" });
      return change(app, request, owner, seen, async (content, row) => {
        const held = await readToPublish(content.transaction, owner, only);
        await refuseStops(content.transaction, owner, held, { accept, now: clock.now() });
        const snapshot = await publish(content, row, clock.now(), { online, held, only });
        return { revision: snapshot.revision, version: toVersion(snapshot, snapshot.id) };
      });
    },
  );

  handle(
    app,
    calls.unpublishContent,
    {
      schema: {
        tags,
        summary: "Take it offline: staff alone see it from then on",
        params: ownerParams,
        body: RevisionRequest,
        response: { 200: RevisionAnswer },
      },
    },
    async (request) =>
      change(
        app,
        request,
        ownerIn(request.params),
        request.body.revision,
        async (content, row) => ({
          revision: await unpublish(content, row),
        }),
      ),
  );
};
