import type { AuditAction } from "@festival/contracts/resources/auditActions";
import { randomUUID } from "node:crypto";
import * as files from "node:fs/promises";
import {
  PreviewStored,
  ReleaseAccepted,
  releaseOrigin,
  RemoteReleases,
  TeamRollback,
} from "@festival/contracts/api/releases";
import * as calls from "@festival/contracts/calls/releases";
import { remoteNames, type RemoteName } from "@festival/contracts/containers";
import { ApiError } from "@festival/contracts/errors";
import type { Candidate } from "@festival/contracts/release";
import { proposeCandidate } from "@festival/contracts/release/releaseCandidates";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { write, type Actor } from "../../platform/database/write.ts";
import { acceptUploads, readUpload, uploadOf } from "../../platform/media/readUpload.ts";
import { longRequest } from "../../platform/plugins/limits.ts";
import { visitorPosts } from "../../platform/plugins/rateLimit.ts";
import { linkTo, makePreview } from "./makePreview.ts";
import { readLive, readReleases } from "./readReleases.ts";
import { noteUse } from "./releaseKeys.repository.ts";
import { releaseKeyOf } from "./requireReleaseKey.ts";
import { storeRelease } from "./storeRelease.ts";
import { mostPackedBytes, unpackRelease } from "./unpackRelease.ts";

const tags = ["team"];
const security = [{ team: [] }];
const params = Type.Object({ name: Type.String({ maxLength: 40 }) });
/** A shell tries one set after the other. */
const longestWaitMs = 10 * 60_000;

/** What the audit log keeps of why and where from; nothing for what was not said. */
const originOf = ({ reason, commit, url }: { reason?: string; commit?: string; url?: string }) => ({
  ...(reason && { reason }),
  ...(commit && { commit }),
  ...(url && { url }),
});

type NamedRelease = Pick<Candidate, "name" | "version">;

const actorOfKey = (request: FastifyRequest): Actor => ({
  userId: null,
  name: `key: ${releaseKeyOf(request).label}`,
  requestId: request.id,
});

/** Releases from elsewhere, each by a key for its remote. */
export const teamReleasesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;
  const store = app.releasesDir;
  let isClosing = false;
  app.addHook("onClose", async () => {
    isClosing = true;
  });
  await acceptUploads(app);

  async function remoteOf(request: FastifyRequest): Promise<RemoteReleases & { name: RemoteName }> {
    const { remote } = releaseKeyOf(request);
    const name = remoteNames.find((one) => one === remote);
    const { can_roll_back: canWrite, remotes } = await readReleases(store);
    const found = remotes.find((one) => one.name === remote);
    if (!name || !found || !canWrite) {
      throw new ApiError(
        "conflict",
        "This backend can't write into the release store: release on the site's own machine.",
      );
    }
    return { ...found, name };
  }

  /** Puts an uploaded release into the store. */
  async function receive(request: FastifyRequest): Promise<NamedRelease> {
    const { name } = await remoteOf(request);
    const unpacked = await unpackRelease(request.uploadedBytes);
    const { release } = unpacked;
    if (release.name !== name) {
      throw new ApiError("bad_request", `This is a release of ${release.name}, not of ${name}.`);
    }
    await storeRelease(store, unpacked);
    return { name, version: release.version };
  }

  /** Writes into the audit log what was done by a key; `usedAt` where the key was used for it just now. */
  async function note(
    request: FastifyRequest,
    { name, version }: NamedRelease,
    action: AuditAction,
    more: object,
    usedAt?: Date,
  ): Promise<void> {
    const key = releaseKeyOf(request);
    await write(database, actorOfKey(request), async (transaction, change) => {
      if (usedAt) await noteUse(transaction, key.id, usedAt);
      const entry = { action, what: `release:${name}`, title: name };
      change.audit({ ...entry, details: { version, key: key.id, ...more } });
    });
  }

  /** Writes into the audit log who asks for what, and why; makes it a candidate, and logs the outcome. */
  async function propose(
    request: FastifyRequest,
    action: "release" | "roll-back",
    asked: NamedRelease,
    details: object,
  ): Promise<void> {
    await note(request, asked, `ask-${action}`, details, new Date());
    const proposal = await proposeCandidate(files, store, {
      ...asked,
      id: randomUUID(),
      isRollback: action === "roll-back",
      by: actorOfKey(request).name,
      isUploaded: action === "release",
    });
    const settled = proposal
      .verdict(longestWaitMs, () => isClosing)
      .then(async (verdict) => {
        if (isClosing) return;
        const outcome = verdict ? (verdict.isLive ? "live" : "refused") : "not_tried";
        const reason = verdict && !verdict.isLive ? { reason: verdict.reason } : {};
        await note(request, asked, action, { outcome, ...reason });
      });
    settled.catch((error: unknown) => request.log.error({ err: error }, "an outcome is not noted"));
  }

  handle(
    app,
    calls.getRemoteReleases,
    {
      schema: {
        tags,
        security,
        summary: "What is live of the key's remote, what waits and what was refused",
        params,
        response: { 200: RemoteReleases },
      },
    },
    remoteOf,
  );

  handle(
    app,
    calls.uploadRelease,
    {
      ...longRequest,
      config: visitorPosts,
      preValidation: readUpload(mostPackedBytes),
      schema: {
        tags,
        security,
        summary: "Release what was built elsewhere",
        description:
          "An archive as remote-kit writes it. It waits for its trial; the releases of the remote say how that ended.",
        consumes: ["multipart/form-data"],
        params,
        body: uploadOf(releaseOrigin),
        response: { 202: ReleaseAccepted },
      },
    },
    async (request, reply) => {
      const received = await receive(request);
      await propose(request, "release", received, originOf(request.body));
      return reply.code(202).send({ version: received.version });
    },
  );

  handle(
    app,
    calls.uploadPreview,
    {
      ...longRequest,
      config: visitorPosts,
      preValidation: readUpload(mostPackedBytes),
      schema: {
        tags,
        security,
        summary: "Store what was built elsewhere for a look, and leave what is live",
        description: "The answer holds a link that puts one browser on it for eight hours.",
        consumes: ["multipart/form-data"],
        params,
        body: uploadOf(releaseOrigin),
        response: { 201: PreviewStored },
      },
    },
    async (request, reply) => {
      const received = await receive(request);
      const preview = await makePreview(store, received, Date.now());
      const link = linkTo(preview, app.signing, request.locale);
      const details = { until: link.until, ...originOf(request.body) };
      await note(request, received, "preview", details, new Date());
      return reply.code(201).send({ ...link, version: received.version });
    },
  );

  handle(
    app,
    calls.rollBackByKey,
    {
      config: visitorPosts,
      schema: {
        tags,
        security,
        summary: "Make an earlier release of the key's remote live again",
        params,
        body: TeamRollback,
        response: { 202: ReleaseAccepted },
      },
    },
    async (request, reply) => {
      const { name } = await remoteOf(request);
      const { version } = request.body;
      const set = await readLive(store);
      if (!set?.previous[name]?.includes(version)) {
        throw new ApiError("not_found", `Release was not live before: ${name} ${version}.`);
      }
      await propose(request, "roll-back", { name, version }, originOf(request.body));
      return reply.code(202).send({ version });
    },
  );
};
