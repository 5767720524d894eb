import { PgBoss } from "pg-boss";

/** Runs SQL as `pg` does: a client or a pool. */
export interface SqlRunner {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** How pg-boss speaks to a connection of ours. */
export const through = (runner: SqlRunner) => ({
  executeSql: (text: string, values?: unknown[]) => runner.query(text, values),
});

/** Creates the tables of the job queue, or brings those of an older pg-boss up to date. */
export async function migrateJobTables(runner: SqlRunner): Promise<void> {
  const boss = new PgBoss({ db: through(runner), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
