import type { FastifyInstance } from "fastify";
import { sweepTables } from "./tableSweep.repository.ts";

/** Reads all tables each night and reports what is damaged in the log and in `/health`. */
export function addNightlySweep(app: FastifyInstance): void {
  app.jobs.handle("sweep-tables", { schedule: "40 3 * * *" }, async () => {
    const isWhole = await sweepTables(app.database, (table, error) => {
      app.log.error({ err: error, table }, "a table is damaged");
      app.storageFaults.note(error);
    });
    if (isWhole) app.storageFaults.foundWhole();
  });
}
