import type { AuditAction } from "@festival/contracts/resources/auditActions";
import {
  NewReleaseKey,
  ReleaseKeyRequest,
  ReleaseKeys,
  type ReleaseKey,
} from "@festival/contracts/api/editing/releaseKeys";
import * as calls from "@festival/contracts/calls/releases";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { write } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import {
  addKey,
  deleteKey,
  listKeys,
  replaceKey,
  type StoredKey,
} from "./releaseKeys.repository.ts";

const tags = ["admin"];

const shown = (key: StoredKey): ReleaseKey => ({
  id: key.id,
  remote: key.remote,
  label: key.label,
  created_at: key.createdAt.toISOString(),
  created_by: key.createdBy,
  used_at: key.usedAt?.toISOString() ?? null,
});

const entry = (action: AuditAction, { id, label, remote }: StoredKey) => ({
  action,
  what: `release_key:${id}`,
  title: label,
  details: { remote },
});

const unknown = (id: number) => new ApiError("not_found", `Key not found: ${id}.`);

/** The keys by which teams release from elsewhere: made, replaced and revoked by admins. */
export const releaseKeysRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;

  handle(
    app,
    calls.listReleaseKeys,
    {
      schema: { tags, summary: "Keys of teams, without the keys", response: { 200: ReleaseKeys } },
    },
    async () => ({ keys: (await listKeys(database)).map(shown) }),
  );

  handle(
    app,
    calls.createReleaseKey,
    {
      schema: {
        tags,
        summary: "Make a key for one remote",
        description: "The answer holds the key; no later answer does.",
        body: ReleaseKeyRequest,
        response: { 201: NewReleaseKey },
      },
    },
    async (request, reply) => {
      const actor = await actorOf(request);
      const made = await write(database, actor, async (transaction, change) => {
        const maker = { createdAt: new Date(), createdBy: actor.name };
        const added = await addKey(transaction, { ...request.body, ...maker });
        change.audit(entry("create", added.key));
        return added;
      });
      return reply.code(201).send({ ...shown(made.key), secret: made.secret });
    },
  );

  handle(
    app,
    calls.rotateReleaseKey,
    {
      schema: {
        tags,
        summary: "Put a new key in the place of one",
        params: idParams,
        response: { 200: NewReleaseKey },
      },
    },
    async (request) => {
      const actor = await actorOf(request);
      const { id } = request.params;
      const made = await write(database, actor, async (transaction, change) => {
        const maker = { createdAt: new Date(), createdBy: actor.name };
        const replaced = await replaceKey(transaction, id, maker);
        if (!replaced) throw unknown(id);
        change.audit(entry("rotate", replaced.key));
        return replaced;
      });
      return { ...shown(made.key), secret: made.secret };
    },
  );

  handle(
    app,
    calls.revokeReleaseKey,
    {
      schema: {
        tags,
        summary: "Revoke a key",
        params: idParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await write(database, await actorOf(request), async (transaction, change) => {
        const key = await deleteKey(transaction, id);
        if (!key) throw unknown(id);
        change.audit(entry("delete", key));
      });
      return reply.code(204).send(null);
    },
  );
};
