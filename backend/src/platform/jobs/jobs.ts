import { festivalZone } from "@festival/contracts/time/festivalTime";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { fromDrizzle, PgBoss, type Job, type JobResult } from "pg-boss";
import { through } from "../database/jobTables.ts";
import type { Database, OpenDatabase } from "../database/openDatabase.ts";
import type { StorageFaults } from "../plugins/storageFaults.ts";

export interface JobOptions<Data extends object = object> {
  /** Cron expression of five fields, in the festival's time zone: a job is sent then. */
  schedule?: string;
  /** What that job is sent with; nothing by default. */
  scheduledData?: Data;
  /** How often a job that failed is tried again; 5 by default, with growing pauses. */
  retryLimit?: number;
  /** Jobs of this name that one backend works on at a time; 1 by default. */
  concurrency?: number;
}

export interface SendOptions {
  /** Not before this moment of the machine's clock. */
  startAfter?: Date;
  /** A job that waits under the same name and key is replaced, data and time. */
  singletonKey?: string;
}

/** A job that did not succeed when all were worked off. */
export interface JobFailure {
  name: string;
  error: unknown;
}

export interface Jobs {
  /** Says what is done for jobs of a name. Only while the app is built. */
  handle<Data extends object>(
    name: string,
    options: JobOptions<Data>,
    work: (data: Data) => Promise<void>,
  ): void;
  /** Sends a job within a transaction: it exists exactly if that commits. */
  send(transaction: Database, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Lets a job that failed for good be tried once more. */
  retry(transaction: Database, name: string, id: string): Promise<void>;
  /**
   * Works off what is due, and what that sends in turn; for tests.
   * @param early also what is to start later, such as jobs that wait to be tried again
   */
  runAll(options?: { early?: boolean }): Promise<JobFailure[]>;
  /** Begins to work off jobs; only a backend that runs does. */
  start(): Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

interface Handler {
  options: JobOptions;
  work(data: object): Promise<void>;
}

/** Seconds between two looks for jobs that were sent to start later; others wake their workers. */
const pollEvery = 5;
/** Milliseconds that running jobs get to finish when the backend stops. */
const finishWithin = 3000;

const day = 24 * 60 * 60;
const queueOptions = ({ retryLimit = 5, schedule }: JobOptions) => ({
  retryLimit,
  retryBackoff: true,
  retryDelay: 10,
  retryDelayMax: 60 * 60,
  expireInSeconds: 10 * 60,
  retentionSeconds: 14 * day,
  // what comes every minute or hour would bury the rest
  deleteAfterSeconds: schedule ? day : 7 * day,
  notify: true,
});

class BossJobs implements Jobs {
  readonly #boss: PgBoss;
  /** Makes queues before the other one starts. */
  readonly #queues: PgBoss;
  readonly #log: FastifyBaseLogger;
  readonly #storageFaults: StorageFaults;
  readonly #handlers = new Map<string, Handler>();
  /** Ids of the workers by the name of their jobs. */
  readonly #workers = new Map<string, string>();
  #isOpen = false;

  constructor(
    boss: PgBoss,
    queues: PgBoss,
    { log, storageFaults }: Pick<FastifyInstance, "log" | "storageFaults">,
  ) {
    this.#boss = boss;
    this.#queues = queues;
    this.#log = log;
    this.#storageFaults = storageFaults;
    boss.on("error", (error) => {
      // it looks for jobs all the time, and a full disk is logged once
      if (!storageFaults.note(error)) log.error({ err: error }, "the job queue failed");
    });
  }

  handle<Data extends object>(
    name: string,
    options: JobOptions<Data>,
    work: (data: Data) => Promise<void>,
  ): void {
    if (this.#isOpen || this.#handlers.has(name)) {
      throw new Error(`Jobs "${name}" are handled already, or too late.`);
    }
    // what was sent under this name is what its handler says it takes
    this.#handlers.set(name, { options, work: (data) => work(data as Data) });
  }

  /** Makes the queues of all that is handled. */
  async open(): Promise<void> {
    this.#isOpen = true;
    const existing = new Map((await this.#queues.getQueues()).map((queue) => [queue.name, queue]));
    for (const [name, handler] of this.#handlers) {
      const options = queueOptions(handler.options);
      const queue = existing.get(name);
      if (!queue) await this.#queues.createQueue(name, options);
      else if (
        queue.retryLimit !== options.retryLimit ||
        queue.deleteAfterSeconds !== options.deleteAfterSeconds
      ) {
        await this.#queues.updateQueue(name, options);
      }
    }
    // it reads the queues, so that sending a job asks nothing outside its transaction
    await this.#boss.start();
  }

  async send(
    transaction: Database,
    name: string,
    data: object,
    options: SendOptions = {},
  ): Promise<void> {
    if (!this.#handlers.has(name))
      throw new Error(`Job has no handler: "${name}". Register one before sending it.`);
    const db = fromDrizzle(transaction, sql);
    const { startAfter, singletonKey } = options;
    // "now" is the database's: by another clock a worker might be woken before it may start
    if (singletonKey) {
      await this.#boss.upsert(name, data, { db, singletonKey, startAfter: startAfter ?? 0 });
    } else {
      await this.#boss.send(name, data, startAfter ? { db, startAfter } : { db });
    }
    if (!startAfter) this.#wake(name);
  }

  async retry(transaction: Database, name: string, id: string): Promise<void> {
    await this.#boss.retry(name, id, { db: fromDrizzle(transaction, sql) });
    this.#wake(name);
  }

  /** On the embedded database a worker then waits for the transaction to end. */
  #wake(name: string): void {
    const worker = this.#workers.get(name);
    if (worker) this.#boss.notifyWorker(worker);
  }

  async #work(handler: Handler, { name, id, data }: Job<object>): Promise<JobResult> {
    try {
      await handler.work(data ?? {});
      return { id, status: "completed" };
    } catch (error) {
      this.#storageFaults.note(error);
      this.#log.error({ err: error, job: name, id }, "a job failed");
      return { id, status: "failed", output: error };
    }
  }

  async start(): Promise<void> {
    for (const [name, handler] of this.#handlers) {
      const { schedule, scheduledData = {}, concurrency = 1 } = handler.options;
      if (schedule) await this.#boss.schedule(name, schedule, scheduledData, { tz: festivalZone });
      const options = {
        pollingIntervalSeconds: pollEvery,
        notifyPollingIntervalSeconds: pollEvery,
        localConcurrency: concurrency,
        // while it gets two at a time it goes on without a pause
        batchSize: 2,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      const worker = await this.#boss.work<object>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const job of jobs) results.push(await this.#work(handler, job));
        return results;
      });
      this.#workers.set(name, worker);
    }
    const scheduled = await this.#boss.getSchedules();
    for (const { name } of scheduled) {
      if (!this.#handlers.get(name)?.options.schedule) await this.#boss.unschedule(name);
    }
  }

  async runAll({ early = false } = {}): Promise<JobFailure[]> {
    const failures: JobFailure[] = [];
    let ignoreStartAfter = early;
    for (let found = true; found;) {
      found = false;
      for (const [name, handler] of this.#handlers) {
        const jobs = await this.#boss.fetch<object>(name, { batchSize: 1000, ignoreStartAfter });
        for (const job of jobs) {
          found = true;
          try {
            await handler.work(job.data ?? {});
            await this.#boss.complete(name, job.id);
          } catch (error) {
            failures.push({ name, error });
            await this.#boss.fail(name, job.id, { message: String(error) });
          }
        }
      }
      // what failed is to be tried again later, which is not now
      ignoreStartAfter = false;
    }
    return failures;
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: this.#workers.size > 0, timeout: finishWithin });
  }
}

/**
 * Decorates with `jobs`. They lie in the database, so that each is done by one of the backends.
 * @returns opens the queues, once everyone has said what they handle
 */
export function addJobs(
  app: FastifyInstance,
  open: Pick<OpenDatabase, "pool" | "driver" | "url">,
  worksOff: boolean,
): () => Promise<void> {
  const db = through(open.pool);
  // a server's notifications need connections of the queue's own
  const ofItsOwn = worksOff && open.url !== undefined;
  const boss = new PgBoss({
    ...(ofItsOwn
      ? { connectionString: open.url, max: 2, application_name: "festival-jobs" }
      : { db }),
    useListenNotify: ofItsOwn,
    supervise: worksOff,
    schedule: worksOff,
  });
  const jobs = new BossJobs(boss, new PgBoss({ db }), app);
  app.decorate("jobs", jobs);
  app.addHook("onClose", () => jobs.stop());
  return () => jobs.open();
}
