import { ListPage } from "@festival/contracts/api/common";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { ApiError } from "@festival/contracts/errors";
import type { ResourceDescription } from "@festival/contracts/resources/resource";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type, type TSchema } from "typebox";
import { handle } from "../calls/handle.ts";
import type { Database } from "../database/openDatabase.ts";
import { write, type Change } from "../database/write.ts";
import { actorOf } from "../plugins/actor.ts";
import { answerBodyProblems } from "./bodyProblems.ts";
import { dependOn } from "../plugins/cacheTags.ts";
import { idParams } from "../plugins/parameters.ts";
import { describeResource, type ResourceStorage } from "./describeResource.ts";
import { referenceProblem } from "./databaseProblems.ts";
import { listQuerySchema, listRange, pageLinks } from "./listQuery.ts";
import { resourceRepository } from "./resource.repository.ts";
import type { ResourceDefinition, ResourceRecord } from "./resource.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** What staff keep, by name, as far as it is registered. */
    resources: Map<string, ResourceDefinition>;
  }
}

/** Room for long texts in both languages. */
const bodyLimit = 4 * 1024 * 1024;

const revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Bodies and answers of a resource's calls. */
export function schemasOf({ fields, shown }: ResourceDefinition) {
  const properties: Record<string, TSchema> = fields.properties;
  const identity = { id: Type.Integer(), revision: Type.Integer() };
  const closed = { additionalProperties: false };
  return {
    create: Type.Unsafe<Record<string, unknown>>(Type.Object({ ...properties }, closed)),
    update: Type.Unsafe<Record<string, unknown> & { revision: number }>(
      Type.Object({ ...Type.Partial(fields).properties, revision }, closed),
    ),
    record: Type.Unsafe<StaffRecord>(
      Type.Object({ ...identity, ...properties, ...shown?.properties }),
    ),
  };
}

const notFound = ({ singular }: ResourceDefinition, id: number) =>
  new ApiError("not_found", `There is no ${singular} ${id}.`);

/**
 * Makes the calls of a resource: index, show, create, update by POST and delete, below `/{name}/`, for the
 * scope of staff. Lists are paged, sorted, searched and filtered; writes are whole, noted in the audit log
 * and among the changes; a write by a user who saw an older revision is answered with 409 and both
 * versions.
 */
export function defineResource<const D extends ResourceDescription>(
  description: D,
  storage: ResourceStorage<D>,
): FastifyPluginAsyncTypebox {
  return registerResource(describeResource(description, storage));
}

/** The same, of a definition that others read too. */
export function registerResource(definition: ResourceDefinition): FastifyPluginAsyncTypebox {
  const { name, singular, access = {} } = definition;
  const repository = resourceRepository(definition);
  const schemas = schemasOf(definition);
  const calls = resourceCalls(name, access);

  function note(change: Change, action: string, record: ResourceRecord): void {
    change.tag(name, `${singular}:${record.id}`, ...(definition.tags?.(record) ?? []));
    const title = definition.titleOf(record);
    change.audit({ action, what: `${singular}:${record.id}`, title });
  }

  async function getStored(database: Database, id: number): Promise<ResourceRecord> {
    const record = await repository.get(database, id);
    if (!record) throw notFound(definition, id);
    return record;
  }

  /** Reads a record for a change by a user who saw one of its revisions. */
  async function hold(
    transaction: Database,
    id: number,
    seen: number | undefined,
    sent: Record<string, unknown>,
  ): Promise<ResourceRecord> {
    const current = await repository.hold(transaction, id);
    if (!current) throw notFound(definition, id);
    if (seen !== undefined && seen !== current.revision) {
      throw new ApiError(
        "conflict",
        `Another person has changed this ${singular} meanwhile: reload it.`,
        {
          current,
          yours: { ...sent, revision: seen },
        },
      );
    }
    return current;
  }

  return async (app) => {
    if (app.resources.has(name)) throw new Error(`The resource ${name} is registered twice.`);
    app.resources.set(name, definition);
    answerBodyProblems(app, Object.keys(definition.fields.properties));

    handle(
      app,
      calls.list,
      {
        schema: {
          tags: ["staff"],
          summary: `List of ${name}`,
          querystring: listQuerySchema(definition),
          response: { 200: ListPage(schemas.record) },
        },
      },
      async (request) => {
        const { query } = request;
        dependOn(name);
        const { count, records } = await repository.list(app.database, query, request.locale);
        const { page, limit, offset } = listRange(query);
        const path = request.url.split("?", 1)[0] ?? "";
        const isLast = offset + limit >= count;
        return { count, ...pageLinks(path, query, page, isLast), results: records };
      },
    );

    handle(
      app,
      calls.get,
      {
        schema: {
          tags: ["staff"],
          summary: `One of ${name}`,
          params: idParams,
          response: { 200: schemas.record },
        },
      },
      async ({ params: { id } }) => {
        dependOn(`${singular}:${id}`);
        return getStored(app.database, id);
      },
    );

    if (definition.create !== false) {
      handle(
        app,
        calls.create,
        {
          bodyLimit,
          schema: {
            tags: ["staff"],
            summary: `Create one of ${name}`,
            body: schemas.create,
            response: { 201: schemas.record },
          },
        },
        async (request, reply) => {
          const sent = request.body;
          const record = await write(app.database, await actorOf(request), async (tx, change) => {
            await definition.check?.(tx, sent, null);
            const id = await repository.insert(tx, sent).catch(referenceProblem);
            await definition.store?.(tx, id, sent, null);
            const created = await getStored(tx, id);
            note(change, "create", created);
            return created;
          });
          reply.code(201);
          return record;
        },
      );
    }

    handle(
      app,
      calls.update,
      {
        bodyLimit,
        schema: {
          tags: ["staff"],
          summary: `Update one of ${name}`,
          description:
            "Fields that are not sent stay as they are. A stale revision gives 409, with both versions.",
          params: idParams,
          body: schemas.update,
          response: { 200: schemas.record },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { revision: seen, ...sent } = request.body;
        return write(app.database, await actorOf(request), async (tx, change) => {
          const before = await hold(tx, id, seen, sent);
          await definition.check?.(tx, { ...before, ...sent }, before);
          const kept = (await definition.toStore?.(tx, sent, before)) ?? sent;
          await repository.update(tx, id, kept).catch(referenceProblem);
          await definition.store?.(tx, id, kept, before);
          const updated = await getStored(tx, id);
          note(change, "update", updated);
          return updated;
        });
      },
    );

    handle(
      app,
      calls.remove,
      {
        schema: {
          tags: ["staff"],
          summary: `Delete one of ${name}`,
          params: idParams,
          querystring: Type.Object({ revision: Type.Optional(revision) }),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await write(app.database, await actorOf(request), async (tx, change) => {
          const { revision: seen } = request.query;
          const record = await hold(tx, id, seen, {});
          const uses = (await definition.usedBy?.(tx, id)) ?? [];
          if (uses.length > 0) {
            throw new ApiError("conflict", `This ${singular} is in use.`, { used_by: uses });
          }
          await repository.delete(tx, id).catch(referenceProblem);
          await definition.deleted?.(tx, record);
          note(change, "delete", record);
        });
        return reply.code(204).send(null);
      },
    );
  };
}
