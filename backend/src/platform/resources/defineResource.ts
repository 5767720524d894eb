import { ListPage } from "@festival/contracts/api/common";
import { RecordUse } from "@festival/contracts/api/operations";
import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import type { ResourceDescription } from "@festival/contracts/resources/resource";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type, type TSchema } from "typebox";
import { handle } from "../calls/handle.ts";
import type { Database } from "../database/openDatabase.ts";
import { tryOut, write, type Change } from "../database/write.ts";
import { actorOf } from "../plugins/actor.ts";
import { bulkSchemas, changeInBulk } from "./bulk.ts";
import { answerBodyProblems, answerUnstorable } from "./bodyProblems.ts";
import { dependOn } from "../plugins/cacheTags.ts";
import { idParams } from "../plugins/parameters.ts";
import { describeResource, type ResourceStorage } from "./describeResource.ts";
import { listQuerySchema, listRange, pageLinks } from "./listQuery.ts";
import { handleStaleFields } from "./versions/staleFields.routes.ts";
import { handleVersions } from "./versions/recordVersions.routes.ts";
import type { ResourceDefinition } from "./resource.ts";
import {
  createRecord,
  deleteRecord,
  getRecord,
  repositoryOf,
  updateRecord,
  usesOf,
} from "./recordWrites.ts";

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
  const repository = repositoryOf(definition);
  const schemas = schemasOf(definition);
  const calls = resourceCalls(name, access);

  return async (app) => {
    if (app.resources.has(name)) throw new Error(`The resource ${name} is registered twice.`);
    app.resources.set(name, definition);
    answerBodyProblems(app, [...Object.keys(definition.fields.properties), "changes"]);
    answerUnstorable(app);

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

    handleVersions(app, definition, calls);
    handleStaleFields(app, definition, calls);

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
        return getRecord(app.database, definition, id);
      },
    );

    handle(
      app,
      calls.uses,
      {
        schema: {
          tags: ["staff"],
          summary: `Where one of ${name} is used`,
          params: idParams,
          response: { 200: Type.Array(RecordUse) },
        },
      },
      async ({ params: { id } }) => {
        await getRecord(app.database, definition, id);
        return usesOf(app.database, definition, id);
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
          const { body } = request;
          const record = await write(app.database, await actorOf(request), (transaction, change) =>
            createRecord({ transaction, change }, definition, body),
          );
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
        return write(app.database, await actorOf(request), (transaction, change) =>
          updateRecord({ transaction, change }, definition, { id, seen }, sent),
        );
      },
    );

    const bulk = bulkSchemas(definition);
    handle(
      app,
      calls.bulk,
      {
        bodyLimit,
        schema: {
          tags: ["staff"],
          summary: `Change or delete several of ${name}, all or none`,
          description:
            "With `dry_run` nothing is stored. A refusal names the record that is to blame in `details.record`.",
          body: bulk.body,
          response: { 200: bulk.answer },
        },
      },
      async (request) => {
        const { dry_run: isDry, changes } = request.body;
        const work = (transaction: Database, change: Change) =>
          changeInBulk({ transaction, change }, definition, changes, request.locale);
        return isDry
          ? tryOut(app.database, work)
          : write(app.database, await actorOf(request), work);
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
        const { revision: seen } = request.query;
        await write(app.database, await actorOf(request), (transaction, change) =>
          deleteRecord({ transaction, change }, definition, { id, seen }),
        );
        return reply.code(204).send(null);
      },
    );
  };
}
