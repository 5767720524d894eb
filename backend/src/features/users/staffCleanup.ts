import type { FastifyInstance } from "fastify";
import { deleteForgottenTries } from "../sessions/signInTries.repository.ts";
import { deleteEndedTokens } from "./staffTokens.repository.ts";

/** Clears away links that are over and failed tries that no longer count, each hour. */
export function addStaffCleanup(app: FastifyInstance): void {
  app.jobs.handle("staff-cleanup", { schedule: "23 * * * *" }, async () => {
    const now = new Date();
    await deleteEndedTokens(app.database, now);
    await deleteForgottenTries(app.database, now);
  });
}
