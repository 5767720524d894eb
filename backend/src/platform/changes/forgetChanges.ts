import type { FastifyInstance } from "fastify";
import { forgetChanges } from "../database/changes.ts";

/** A reader who was away for longer drops everything it kept. */
const retentionMs = 24 * 60 * 60 * 1000;

/** Keeps the table of changes short. */
export function addChangesJob(app: FastifyInstance): void {
  app.jobs.handle("forget-changes", { schedule: "17 * * * *" }, async () => {
    await forgetChanges(app.database, new Date(Date.now() - retentionMs));
  });
}
