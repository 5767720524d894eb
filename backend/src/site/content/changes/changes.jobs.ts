import type { FastifyInstance } from "fastify";
import { forgetChangeCallsBefore } from "./changeCalls.repository.ts";
import { forgetRemovedBefore } from "./contentState.repository.ts";

/** How long a removed section can come back. */
const daysUntilForgotten = 30;
const day = 24 * 60 * 60 * 1000;

const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** Forgets each night what was removed a month ago, and the answers of the calls of yesterday. */
export function addChangesJobs(app: FastifyInstance): void {
  app.jobs.handle("removed-sections-sweep", { schedule: "17 4 * * *" }, async () => {
    await forgetRemovedBefore(app.database, daysAgo(daysUntilForgotten));
    await forgetChangeCallsBefore(app.database, daysAgo(1));
  });
}
