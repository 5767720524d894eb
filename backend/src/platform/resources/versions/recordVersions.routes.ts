import { RecordVersion } from "@festival/contracts/api/operations";
import type { ResourceCalls } from "@festival/contracts/calls/resources";
import { ApiError } from "@festival/contracts/errors";
import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { handle } from "../../calls/handle.ts";
import { idParams } from "../../plugins/parameters.ts";
import { forgetVersionsBefore, getVersion, listVersions } from "./recordVersions.repository.ts";
import type { ResourceDefinition } from "../resource.ts";
import { agreed } from "./staleFields.ts";

/** The calls by which staff read what a record was. It is written again by an update, under its rules of today. */
export function handleVersions(
  app: FastifyInstance,
  { name, singular }: Pick<ResourceDefinition, "name" | "singular">,
  calls: Pick<ResourceCalls, "versions" | "version">,
): void {
  handle(
    app,
    calls.versions,
    {
      schema: {
        tags: ["staff"],
        summary: `Versions of one of ${name}, the newest first`,
        params: idParams,
        response: { 200: Type.Array(RecordVersion) },
      },
    },
    async ({ params: { id } }) => {
      const versions = await listVersions(app.database, `${singular}:${id}`);
      return versions.map(({ at, fields, ...version }) => ({
        ...version,
        at: at.toISOString(),
        fields: fields.filter((field) => field !== agreed),
      }));
    },
  );

  handle(
    app,
    calls.version,
    {
      schema: {
        tags: ["staff"],
        summary: `One of ${name} as it was`,
        params: Type.Object({ ...idParams.properties, revision: idParams.properties.id }),
        // a version of other days may hold what today's rules do not know
        response: { 200: Type.Record(Type.String(), Type.Unknown()) },
      },
    },
    async ({ params: { id, revision } }) => {
      const record = await getVersion(app.database, `${singular}:${id}`, revision);
      if (!record)
        throw new ApiError("not_found", `There is no version ${revision} of ${singular} ${id}.`);
      return record;
    },
  );
}

/** Forgets versions after a year, each night. */
export function addVersionsSweep(app: FastifyInstance): void {
  app.jobs.handle("versions-sweep", { schedule: "53 4 * * *" }, () =>
    forgetVersionsBefore(app.database, new Date(Date.now() - retentionMs("recordVersions"))),
  );
}
