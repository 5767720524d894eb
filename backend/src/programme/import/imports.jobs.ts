import { retentionMs } from "@festival/contracts/privacy/retention";
import type { FastifyInstance } from "fastify";
import { deleteOldImports } from "./imports.repository.ts";

/** Forgets files that were read long ago, each night; what was applied of them stays. */
export function addImportJobs(app: FastifyInstance): void {
  app.jobs.handle("imports-sweep", { schedule: "37 4 * * *" }, () =>
    deleteOldImports(app.database, new Date(Date.now() - retentionMs("imports"))),
  );
}
