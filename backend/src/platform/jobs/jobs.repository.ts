import type { JobState } from "@festival/contracts/api/operations";
import { and, count, desc, eq, inArray, notLike, type SQL } from "drizzle-orm";
import { integer, jsonb, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Database } from "../database/openDatabase.ts";

type QueueState = "created" | "retry" | "active" | "completed" | "cancelled" | "failed";

const time = () => timestamp({ withTimezone: true });

/** What is read of the job queue's own table; pg-boss makes and changes it. */
const jobs = pgSchema("pgboss").table("job", {
  id: uuid().notNull(),
  name: text().notNull(),
  state: text().$type<QueueState>().notNull(),
  retryCount: integer().notNull(),
  retryLimit: integer().notNull(),
  createdOn: time().notNull(),
  startAfter: time().notNull(),
  startedOn: time(),
  completedOn: time(),
  output: jsonb().$type<Record<string, unknown>>(),
});
export type JobRow = typeof jobs.$inferSelect;

const statesOf: Record<JobState, QueueState[]> = {
  waiting: ["created", "retry"],
  active: ["active"],
  done: ["completed"],
  failed: ["failed"],
  cancelled: ["cancelled"],
};

/** How the site names a state of the queue. */
export function jobState(state: QueueState): JobState {
  if (state === "created" || state === "retry") return "waiting";
  return state === "completed" ? "done" : state;
}

/** The queue's own jobs are not listed. */
const ours = notLike(jobs.name, String.raw`\_\_pgboss%`);

const condition = (state: JobState | undefined, name: string | undefined): SQL | undefined =>
  and(
    ours,
    state ? inArray(jobs.state, statesOf[state]) : undefined,
    name === undefined ? undefined : eq(jobs.name, name),
  );

/** Jobs of a state and a name, the newest first. */
export async function listJobs(
  database: Database,
  filter: { state: JobState | undefined; name: string | undefined },
  range: { limit: number; offset: number },
): Promise<{ rows: JobRow[]; count: number }> {
  const where = condition(filter.state, filter.name);
  const rows = await database
    .select()
    .from(jobs)
    .where(where)
    .orderBy(desc(jobs.createdOn), desc(jobs.id))
    .limit(range.limit)
    .offset(range.offset);
  const [total] = await database.select({ count: count() }).from(jobs).where(where);
  return { rows, count: total?.count ?? 0 };
}

export async function getJob(database: Database, id: string): Promise<JobRow | undefined> {
  const [row] = await database
    .select()
    .from(jobs)
    .where(and(ours, eq(jobs.id, id)));
  return row;
}

/** How many jobs there are of each name and state. */
export async function countJobs(
  database: Database,
): Promise<{ name: string; state: JobState; count: number }[]> {
  const rows = await database
    .select({ name: jobs.name, state: jobs.state, count: count() })
    .from(jobs)
    .where(ours)
    .groupBy(jobs.name, jobs.state);
  return rows.map((row) => ({ ...row, state: jobState(row.state) }));
}
