import { StaleField } from "@festival/contracts/api/operations";
import type { ResourceCalls } from "@festival/contracts/calls/resources";
import type { Fields } from "@festival/contracts/fields/field";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { handle } from "../../calls/handle.ts";
import { write } from "../../database/write.ts";
import { actorOf } from "../../plugins/actor.ts";
import { idParams } from "../../plugins/parameters.ts";
import { listWholeVersions, noteAgreement } from "./recordVersions.repository.ts";
import { holdRecord } from "../recordWrites.ts";
import type { ResourceDefinition } from "../resource.ts";
import { staleFields } from "./staleFields.ts";

const fieldsOf = new Map<string, Fields>(
  resourceDescriptions.map(({ name, fields }) => [name, fields]),
);

/** The calls by which staff read which language of a record is older, and say that it is not. */
export function handleStaleFields(
  app: FastifyInstance,
  definition: ResourceDefinition,
  calls: Pick<ResourceCalls, "stale" | "agree">,
): void {
  const { name, singular } = definition;
  const { database } = app;

  handle(
    app,
    calls.stale,
    {
      schema: {
        tags: ["staff"],
        summary: `Words of one of ${name} that are older in one language`,
        params: idParams,
        response: { 200: Type.Array(StaleField) },
      },
    },
    async ({ params: { id } }) =>
      staleFields(fieldsOf.get(name) ?? {}, await listWholeVersions(database, `${singular}:${id}`)),
  );

  handle(
    app,
    calls.agree,
    {
      schema: {
        tags: ["staff"],
        summary: `Say that both languages of one of ${name} agree`,
        description: "It counts no revision, so what others are writing stays valid.",
        params: idParams,
        body: Type.Object(
          { revision: Type.Integer({ minimum: 1 }) },
          { additionalProperties: false },
        ),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { revision } = request.body;
      await write(database, await actorOf(request), async (transaction, change) => {
        const writing = { transaction, change };
        const record = await holdRecord(writing, definition, { id, seen: revision }, {});
        const what = `${singular}:${id}`;
        await noteAgreement(transaction, what, revision);
        change.audit({ action: "agree", what, title: definition.titleOf(record) });
      });
      return reply.code(204).send(null);
    },
  );
}
