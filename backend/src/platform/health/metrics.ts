import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { countJobs } from "../jobs/jobs.repository.ts";
import { countMails } from "../mail/mails.repository.ts";

declare module "fastify" {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Requests by the route's template: addresses themselves would be without number. */
function measureRequests(app: FastifyInstance): void {
  const durations = new Histogram({
    name: "festival_http_request_duration_seconds",
    help: "Duration of requests",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [app.metrics],
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? "none";
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function measureConnections(registry: Registry, pool: pg.Pool): void {
  const connections = new Gauge({
    name: "festival_database_connections",
    help: "Connections of the pool; the embedded database has one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      connections.set({ state: "open" }, pool.totalCount);
      connections.set({ state: "idle" }, pool.idleCount);
    },
  });
  const waiting: Gauge = new Gauge({
    name: "festival_database_queue_length",
    help: "Queries and transactions that wait for a connection",
    registers: [registry],
    collect() {
      waiting.set(pool.waitingCount);
    },
  });
}

/** What is counted in the database; absent while that is away. */
function measureQueues({ metrics, database, log }: FastifyInstance): void {
  const absent = (gauge: Gauge) => (error: unknown) => {
    gauge.reset();
    log.warn({ err: error }, "the database did not count");
  };
  const jobs: Gauge<"name" | "state"> = new Gauge({
    name: "festival_jobs",
    help: "Jobs, by what they do and how they are",
    labelNames: ["name", "state"],
    registers: [metrics],
    async collect() {
      const rows = await countJobs(database).catch(absent(jobs));
      if (!rows) return;
      jobs.reset();
      for (const { name, state, count } of rows) jobs.set({ name, state }, count);
    },
  });
  const mails: Gauge<"state"> = new Gauge({
    name: "festival_mails",
    help: "Mails of the last 30 days, by outcome",
    labelNames: ["state"],
    registers: [metrics],
    async collect() {
      const rows = await countMails(database).catch(absent(mails));
      if (!rows) return;
      mails.reset();
      for (const { state, count } of rows) mails.set({ state }, count);
    },
  });
}

/** Decorates with `metrics`, as Prometheus reads them; of a running process also its memory and its loop. */
export function addMetrics(app: FastifyInstance, pool: pg.Pool, ofProcess: boolean): void {
  app.decorate("metrics", new Registry());
  if (ofProcess) collectDefaultMetrics({ register: app.metrics });
  measureRequests(app);
  measureConnections(app.metrics, pool);
  measureQueues(app);
}
