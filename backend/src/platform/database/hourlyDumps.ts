import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Connection } from "./connection.ts";
import { dumpDatabase, removeOldDumps } from "./dumps.ts";
import type { Database } from "./openDatabase.ts";

/** Every write but that of a session counts one of them up. */
async function readCounters(database: Database): Promise<string> {
  const { rows } = await database.execute<{ counters: string }>(sql`
    select string_agg(sequencename || ' ' || coalesce(last_value, 0), ', ' order by sequencename) as counters
    from pg_sequences where schemaname = 'public'`);
  return rows[0]?.counters ?? "";
}

/** Dumps the embedded database every hour in which something was written, and keeps that for a day. */
export function addHourlyDumps(app: FastifyInstance, { copyTo }: Pick<Connection, "copyTo">): void {
  if (!copyTo) return;
  let dumped: string | undefined;
  app.jobs.handle("dump-database", { schedule: "0 * * * *" }, async () => {
    // first, as they may take the room that the next one needs
    await removeOldDumps(app.dataDir, new Date());
    const counters = await readCounters(app.database);
    if (counters !== dumped) {
      const file = await dumpDatabase(copyTo, app.dataDir);
      dumped = counters;
      app.log.info({ file }, "the database was dumped");
    }
  });
}
