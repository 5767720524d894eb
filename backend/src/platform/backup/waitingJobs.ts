import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type QueueResult } from "pg-boss";
import { through, type SqlRunner } from "../database/jobTables.ts";
import type { Database } from "../database/openDatabase.ts";

// The queue's own tables differ from version to version, so that jobs are sent again rather than copied.

type Queue = Pick<
  QueueResult,
  | "name"
  | "policy"
  | "retryLimit"
  | "retryDelay"
  | "retryBackoff"
  | "retryDelayMax"
  | "expireInSeconds"
  | "retentionSeconds"
  | "deleteAfterSeconds"
  | "notify"
>;

interface Job {
  name: string;
  data: object | null;
  /** ISO 8601. */
  startAfter: string;
  singletonKey: string | null;
}

/** Jobs that were sent and are not done, such as mails and publishing at a time. */
export interface WaitingJobs {
  queues: Queue[];
  jobs: Job[];
}

export async function readWaitingJobs(transaction: Database): Promise<WaitingJobs> {
  const { rows } = await transaction.execute<{ exists: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as exists`,
  );
  if (!rows[0]?.exists) return { queues: [], jobs: [] };
  const boss = new PgBoss({ db: fromDrizzle(transaction, sql), supervise: false, schedule: false });
  const queues = (await boss.getQueues()).filter(({ name }) => !name.startsWith("__pgboss"));
  const jobs = await transaction.execute<Job & Record<string, unknown>>(sql`
    select name, data, to_json(start_after) #>> '{}' as "startAfter", singleton_key as "singletonKey"
    from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\_\_pgboss%'
    order by created_on, id`);
  return { queues: queues.map(onlyOptions), jobs: jobs.rows };
}

function onlyOptions(queue: QueueResult): Queue {
  return {
    name: queue.name,
    policy: queue.policy,
    notify: queue.notify,
    retryLimit: queue.retryLimit,
    retryDelay: queue.retryDelay,
    retryBackoff: queue.retryBackoff,
    retryDelayMax: queue.retryDelayMax,
    expireInSeconds: queue.expireInSeconds,
    retentionSeconds: queue.retentionSeconds,
    deleteAfterSeconds: queue.deleteAfterSeconds,
  };
}

export async function sendAgain(runner: SqlRunner, { queues, jobs }: WaitingJobs): Promise<void> {
  const boss = new PgBoss({ db: through(runner), supervise: false, schedule: false });
  await boss.start();
  for (const { name, ...options } of queues) await boss.createQueue(name, options);
  for (const { name, data, startAfter, singletonKey } of jobs) {
    if (singletonKey) await boss.upsert(name, data ?? {}, { singletonKey, startAfter });
    else await boss.send(name, data ?? {}, { startAfter });
  }
  await boss.stop({ graceful: false });
}
