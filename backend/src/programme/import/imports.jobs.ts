import type { FastifyInstance } from "fastify";
import { deleteOldImports } from "./imports.repository.ts";

/** How long a file is kept, and with it the way back, in milliseconds. */
const keptFor = 365 * 24 * 60 * 60 * 1000;

/** Forgets files that were read long ago, each night; what was applied of them stays. */
export function addImportJobs(app: FastifyInstance): void {
  app.jobs.handle("imports-sweep", { schedule: "37 4 * * *" }, () =>
    deleteOldImports(app.database, new Date(Date.now() - keptFor)),
  );
}
