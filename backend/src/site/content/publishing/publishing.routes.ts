import {
  Difference,
  DifferenceQuery,
  PublishAnswer,
  PublishRequest,
  RestoreRequest,
  RevisionAnswer,
  RevisionRequest,
  Version,
  VersionDetail,
  VersionList,
  VersionRequest,
  WorkingCopy,
  type StoredSection as StoredSectionAnswer,
} from "@festival/contracts/api/publishing";
import * as calls from "@festival/contracts/calls/content";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { write } from "../../../platform/database/write.ts";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { idParams, pageQuery } from "../../../platform/plugins/parameters.ts";
import { pageLinks } from "../../../platform/resources/listQuery.ts";
import { listDraftSections } from "../changes/contentState.repository.ts";
import { toWorkingHead, toWorkingSection } from "../changes/shownSections.ts";
import { getDraftHead, isHeadOwner } from "../heads/heads.repository.ts";
import { refuseStops } from "../checks/refuseStops.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { ownerIn, ownerParams, requireOwner } from "./ownerParams.ts";
import { compareContent, isSameContent } from "./difference.ts";
import { ownerName, type OwnerKey, type OwnerRow } from "../pages/owners.repository.ts";
import {
  hasSections,
  holdSeen,
  publish,
  readToPublish,
  restore,
  unpublish,
  type ContentWrite,
} from "./publishing.ts";
import {
  contentOf,
  getNewestSnapshot,
  getPublicContent,
  getSnapshot,
  getWorkingContent,
  createSnapshot,
  listSnapshots,
  nameSnapshot,
  type Snapshot,
} from "./snapshots.repository.ts";

const versionsPerPage = 25;

const versionParams = Type.Object({
  ...ownerParams.properties,
  version: idParams.properties.id,
});

const toVersion = (
  { id, kind, name, revision, author, publishedAt }: Omit<Snapshot, "sections" | "content">,
  currentId: number | undefined,
): Version => ({
  id,
  kind,
  name,
  revision,
  author,
  published_at: publishedAt.toISOString(),
  is_current: id === currentId,
});

const toStored = (section: StoredSection): StoredSectionAnswer => {
  const { id, model, slug, parent = null, column = 0, settings, texts } = section;
  return { id, model, slug, parent, column, settings, texts };
};

async function requireSnapshot(database: Database, owner: OwnerKey, id: number) {
  const snapshot = await getSnapshot(database, owner, id);
  if (!snapshot) throw new ApiError("not_found", `Version not found: id ${id}.`);
  return snapshot;
}

/** Drafts, publishing and history of pages, articles, booklets, reusable blocks and the home page's. */
export const publishingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const tags = ["publishing"];

  /** A write by a user who saw a revision of what they write to. */
  async function change<T>(
    request: FastifyRequest,
    owner: OwnerKey,
    seen: number | undefined,
    work: (content: ContentWrite, row: OwnerRow) => Promise<T>,
  ): Promise<T> {
    const actor = await actorOf(request);
    return write(database, actor, async (transaction, noted) => {
      const row = await holdSeen(transaction, owner, seen);
      return work({ transaction, change: noted, actor, owner }, row);
    });
  }

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
    async ({ params }) => {
      const owner = ownerIn(params);
      const { title, isOnline, revision } = await requireOwner(database, owner);
      const working = await getWorkingContent(database, owner);
      const { snapshot, ...seen } = await getPublicContent(database, owner);
      const head = isHeadOwner(owner) ? await getDraftHead(database, owner) : null;
      return {
        title,
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
      return change(request, owner, seen, async (content, row) => {
        const held = await readToPublish(content.transaction, owner, only);
        await refuseStops(content.transaction, owner, held, { accept, now: clock.now() });
        const snapshot = await publish(content, row, clock.now(), { online, held });
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
      change(request, ownerIn(request.params), request.body.revision, async (content, row) => ({
        revision: await unpublish(content, row),
      })),
  );

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
      const address = url.split("?", 1)[0] ?? "";
      return {
        count,
        ...pageLinks(address, {}, page, offset + versionsPerPage >= count),
        results: snapshots.map((snapshot) => toVersion(snapshot, newest?.id)),
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
      return {
        ...toVersion(snapshot, newest?.id),
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
      return change(request, owner, seen, async (content, row) => {
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
      return change(request, owner, undefined, async (content, { title }) => {
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
      return change(request, owner, undefined, async (content, { title }) => {
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
