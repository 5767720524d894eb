import { BackendHealth } from "@festival/contracts/api/system";
import { ApiError } from "@festival/contracts/errors";
import { sql } from "drizzle-orm";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import packageJson from "../../../package.json" with { type: "json" };

/** Whether this process can serve; 503 while the database is away. */
export const healthRoutes: FastifyPluginAsyncTypebox<{
  database: { driver: string; migration: string };
}> = async (app, { database }) => {
  app.get("/health", { schema: { response: { 200: BackendHealth } } }, async (request) => {
    try {
      await app.database.execute(sql`select 1`);
    } catch (error) {
      request.log.error({ err: error }, "the database does not answer");
      throw new ApiError("unavailable", "The database does not answer.");
    }
    return { status: "ok" as const, version: packageJson.version, node: process.version, database };
  });
};
