import {
  Difference,
  DifferenceQuery,
  RestoreRequest,
  RevisionAnswer,
  Version,
  VersionDetail,
  VersionList,
  VersionRequest,
} from "@festival/contracts/api/publishing";
import * as calls from "@festival/contracts/calls/content";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { idParams, pageQuery } from "../../../platform/plugins/parameters.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { pageLinks } from "../../../platform/resources/listQuery.ts";
import { ownerName } from "../pages/owners.repository.ts";
import { listDecisions } from "../reviews/reviews.repository.ts";
import { compareContent } from "./difference.ts";
import { ownerIn, ownerParams, requireOwner } from "./ownerParams.ts";
import { change, hasSections, restore } from "./publishing.ts";
import {
  contentOf,
  createSnapshot,
  getNewestSnapshot,
  getPublicContent,
  getWorkingContent,
  listSnapshots,
  nameSnapshot,
} from "./snapshots.repository.ts";
import { requireSnapshot, toStored, toVersion } from "./versions.ts";

const versionsPerPage = 25;

const versionParams = Type.Object({
  ...ownerParams.properties,
  version: idParams.properties.id,
});

/** The history of pages, articles, booklets, reusable blocks and the home page's. */
export const versionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const tags = ["publishing"];

  handle(
    app,
    calls.listVersions,
    {
      schema: {
        tags,
        summary: "All versions, the newest first: published ones, and those kept beside them",
        params: ownerParams,
        querystring: pageQuery,
        response: { 200: VersionList },
      },
    },
    async ({ params, query, url }) => {
      const owner = ownerIn(params);
      await requireOwner(database, owner);
      const { page = 1 } = query;
      const offset = (page - 1) * versionsPerPage;
      const range = { limit: versionsPerPage, offset };
      const { count, snapshots } = await listSnapshots(database, owner, range);
      const newest = await getNewestSnapshot(database, owner);
      const decisions = await listDecisions(
        database,
        snapshots.map(({ id }) => id),
      );
      const address = url.split("?", 1)[0] ?? "";
      return {
        count,
        ...pageLinks(address, {}, page, offset + versionsPerPage >= count),
        results: snapshots.map((snapshot) =>
          toVersion(snapshot, newest?.id, decisions.get(snapshot.id)),
        ),
      };
    },
  );

  handle(
    app,
    calls.getVersion,
    {
      schema: {
        tags,
        summary: "What a version holds, in both languages",
        params: versionParams,
        response: { 200: VersionDetail },
      },
    },
    async ({ params }) => {
      const owner = ownerIn(params);
      const snapshot = await requireSnapshot(database, owner, params.version);
      const newest = await getNewestSnapshot(database, owner);
      const decisions = await listDecisions(database, [snapshot.id]);
      return {
        ...toVersion(snapshot, newest?.id, decisions.get(snapshot.id)),
        ...contentOf(snapshot),
        sections: snapshot.sections.map(toStored),
      };
    },
  );

  handle(
    app,
    calls.restoreVersion,
    {
      schema: {
        tags,
        summary: "Copy a version, or some of its sections, into the working copy",
        description: "The public sees it when it is published.",
        params: versionParams,
        body: RestoreRequest,
        response: { 200: RevisionAnswer },
      },
    },
    async (request) => {
      const owner = ownerIn(request.params);
      const { revision: seen, sections } = request.body;
      if (sections && !hasSections(owner)) refuse({ sections: "invalid" });
      return change(app, request, owner, seen, async (content, row) => {
        const { version } = request.params;
        const snapshot = await requireSnapshot(content.transaction, owner, version);
        return { revision: await restore(content, row, snapshot, sections) };
      });
    },
  );

  handle(
    app,
    calls.createVersion,
    {
      schema: {
        tags,
        summary: "Keep the working copy as a version with a name",
        description: "The public sees nothing of it.",
        params: ownerParams,
        body: VersionRequest,
        response: { 201: Version },
      },
    },
    async (request, reply) => {
      const owner = ownerIn(request.params);
      const { name } = request.body;
      reply.code(201);
      return change(app, request, owner, undefined, async (content, { title }) => {
        const { transaction, actor } = content;
        const options = { kind: "checkpoint", name } as const;
        const snapshot = await createSnapshot(transaction, owner, actor, clock.now(), options);
        const details = { version: snapshot.id, name };
        content.change.audit({ action: "keep version", what: ownerName(owner), title, details });
        return toVersion(snapshot, undefined);
      });
    },
  );

  handle(
    app,
    calls.nameVersion,
    {
      schema: {
        tags,
        summary: "Give a version another name",
        params: versionParams,
        body: VersionRequest,
        response: { 200: Version },
      },
    },
    async (request) => {
      const owner = ownerIn(request.params);
      const { name } = request.body;
      return change(app, request, owner, undefined, async (content, { title }) => {
        const { transaction } = content;
        const snapshot = await requireSnapshot(transaction, owner, request.params.version);
        await nameSnapshot(transaction, snapshot, name);
        const details = { version: snapshot.id, name };
        content.change.audit({ action: "name version", what: ownerName(owner), title, details });
        const newest = await getNewestSnapshot(transaction, owner);
        return toVersion({ ...snapshot, name }, newest?.id);
      });
    },
  );

  handle(
    app,
    calls.getDifference,
    {
      schema: {
        tags,
        summary: "What changed from one version to another, or to the working copy",
        params: ownerParams,
        querystring: DifferenceQuery,
        response: { 200: Difference },
      },
    },
    async ({ params, query: { from, to } }) => {
      const owner = ownerIn(params);
      await requireOwner(database, owner);
      const before = from
        ? contentOf(await requireSnapshot(database, owner, from))
        : await getPublicContent(database, owner);
      const after = to
        ? contentOf(await requireSnapshot(database, owner, to))
        : await getWorkingContent(database, owner);
      return compareContent(before, after);
    },
  );
};
