import { ListPage } from "@festival/contracts/api/common";
import { JobRecord, JobState } from "@festival/contracts/api/operations";
import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import { write } from "../database/write.ts";
import { actorOf } from "../plugins/actor.ts";
import { listRange, pageLinks } from "../resources/listQuery.ts";
import { getJob, jobState, listJobs, type JobRow } from "./jobs.repository.ts";

const jobParams = Type.Object({
  id: Type.String({ pattern: "^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
});

function problemOf({ output, state, retryCount }: JobRow): string {
  if (state === "completed" || (state !== "failed" && retryCount === 0)) return "";
  const message = output?.message;
  return typeof message === "string" ? message : "";
}

function toRecord(row: JobRow): JobRecord {
  return {
    id: row.id,
    name: row.name,
    state: jobState(row.state),
    retry_count: row.retryCount,
    retry_limit: row.retryLimit,
    created_at: row.createdOn.toISOString(),
    start_after: row.startAfter.toISOString(),
    started_at: row.startedOn?.toISOString() ?? null,
    finished_at: row.completedOn?.toISOString() ?? null,
    problem: problemOf(row),
  };
}

/** What the backend does by itself, for admins: what waits, and what failed for good. */
export const jobsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listJobs,
    {
      schema: {
        tags: ["staff"],
        summary: "Jobs, the newest first",
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
          per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
          state: Type.Optional(JobState),
          name: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: ListPage(JobRecord) },
      },
    },
    async ({ query, url }) => {
      const { page, limit, offset } = listRange(query);
      const { state, name } = query;
      const found = await listJobs(app.database, { state, name }, { limit, offset });
      const [path = ""] = url.split("?", 1);
      return {
        count: found.count,
        ...pageLinks(path, query, page, offset + found.rows.length >= found.count),
        results: found.rows.map(toRecord),
      };
    },
  );

  handle(
    app,
    calls.retryJob,
    {
      schema: {
        tags: ["staff"],
        summary: "Try a job once more that has failed for good",
        params: jobParams,
        response: { 200: JobRecord },
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = await write(app.database, await actorOf(request), async (tx, change) => {
        const job = await getJob(tx, id);
        if (!job) throw new ApiError("not_found", `Job not found: id ${id}.`);
        const { name } = job;
        if (job.state !== "failed")
          throw new ApiError("conflict", "Only failed jobs can be retried.");
        await app.jobs.retry(tx, name, id);
        change.audit({ action: "retry", what: `job:${id}`, title: name });
        return getJob(tx, id);
      });
      if (!row) throw new ApiError("not_found", `Job not found: id ${id}.`);
      return toRecord(row);
    },
  );
};
