import { BackendHealth, BackendReadiness } from "@festival/contracts/api/system";
import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import { siteVersion } from "@festival/contracts/siteVersion";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import type { OpenDatabase } from "../database/openDatabase.ts";
import { schemaState } from "../database/schemaState.ts";
import { askDatabase } from "./health.repository.ts";

const tags = ["internal"];

/** Whether this process lives, and whether it may be sent requests. */
export function healthRoutes(open: Pick<OpenDatabase, "driver" | "migration" | "pool">) {
  const { driver, migration, pool } = open;

  const routes: FastifyPluginAsyncTypebox = async (app) => {
    handle(
      app,
      calls.getHealth,
      {
        schema: {
          tags,
          summary: "How the backend is, degraded with the reasons; 503 while its database is away",
          response: { 200: BackendHealth },
        },
      },
      async (request) => {
        try {
          await askDatabase(app.database);
        } catch (error) {
          request.log.error({ err: error }, "the database does not answer");
          throw new ApiError("unavailable", "The database does not answer.");
        }
        const problems = await app.storageFaults.problems();
        const status = problems.length === 0 ? ("ok" as const) : ("degraded" as const);
        if (!request.isInternal) return { status };
        return {
          status,
          problems,
          gaps: await app.siteGaps(),
          version: siteVersion,
          node: process.version,
          database: { driver, migration },
        };
      },
    );

    handle(
      app,
      calls.getLiveness,
      {
        schema: {
          tags,
          summary: "Whether the process answers at all",
          response: { 200: Type.Object({ status: Type.Literal("live") }) },
        },
      },
      async () => ({ status: "live" as const }),
    );

    handle(
      app,
      calls.getReadiness,
      {
        schema: {
          tags,
          summary: "Whether the backend takes requests; 503 where not",
          response: { 200: BackendReadiness },
        },
      },
      async () => {
        if (app.isDraining()) throw new ApiError("unavailable", "This backend is about to stop.");
        const state = await schemaState(pool).catch(() => "away");
        if (state !== "readable") throw new ApiError("unavailable", "The database is not ready.");
        return { status: "ready" as const };
      },
    );
  };
  return routes;
}
