import { createServer, type Server } from "node:http";
import type { RemoteName } from "@festival/contracts/containers";
import type { Versions } from "@festival/contracts/release";
import { AggregatorRegistry, Gauge, Registry } from "prom-client";
import type { MetricsAddress } from "../config.ts";
import type { Measurements } from "./pageMetrics.ts";

/** What a shell says of itself, besides what its workers measure. */
export interface ShellFigures {
  /** Workers by state. */
  workers: Readonly<Record<string, number>>;
  /** Versions by remote that visitors get. */
  served: Versions;
  /** Remotes whose live release can't be used. */
  refused: readonly RemoteName[];
  /** Whether what is live can't be read. */
  hasStoreProblem: boolean;
  /** Pages that ended a worker a moment ago. */
  heldOff: number;
}

function measureShell(read: () => ShellFigures): Registry {
  const registry = new Registry();
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    collect: (set: Gauge, figures: ShellFigures) => void,
  ) => {
    const one: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        one.reset();
        collect(one, read());
      },
    });
  };
  gauge("festival_workers", "Workers of the shell, by state", ["state"], (one, { workers }) => {
    for (const [state, count] of Object.entries(workers)) one.set({ state }, count);
  });
  gauge(
    "festival_release_info",
    "1 for each release that is served",
    ["remote", "version"],
    (one, { served }) => {
      for (const [remote, version] of Object.entries(served)) one.set({ remote, version }, 1);
    },
  );
  gauge(
    "festival_releases_refused",
    "Live releases that this shell can't use",
    [],
    (one, { refused }) => one.set(refused.length),
  );
  gauge(
    "festival_release_store_problem",
    "1 while what is live can't be read",
    [],
    (one, { hasStoreProblem }) => one.set(hasStoreProblem ? 1 : 0),
  );
  gauge(
    "festival_pages_held_off",
    "Pages that ended a worker and are answered with 503 for a while",
    [],
    (one, { heldOff }) => one.set(heldOff),
  );
  return registry;
}

/** What stays when its process has ended: counters only grow, or rates would leap. */
const isCounted = ({ type }: { type: unknown }) => ["counter", "histogram"].includes(String(type));

/** Puts together what all workers have measured, those that have ended among them. */
export function createShellMetrics<Worker>(read: () => ShellFigures) {
  const shell = measureShell(read);
  const latest = new Map<Worker, Measurements>();
  let ended: Measurements = [];

  const together = (all: readonly Measurements[]) =>
    AggregatorRegistry.aggregate(all.map((one) => [...one]));

  return {
    hear(worker: Worker, measurements: Measurements): void {
      latest.set(worker, measurements);
    },

    async end(worker: Worker): Promise<void> {
      const last = latest.get(worker);
      latest.delete(worker);
      if (last) ended = await together([ended, last.filter(isCounted)]).getMetricsAsJSON();
    },

    /** @returns Prometheus' text format */
    async text(): Promise<string> {
      const own = await shell.getMetricsAsJSON();
      return together([ended, ...latest.values(), own]).metrics();
    },
  };
}

const againMs = 5000;

/**
 * Answers `GET /metrics` at an address of its own, which no visitor reaches.
 * @param onError gets what keeps it from listening; the site goes on, and it is tried again
 */
export function serveMetrics(
  { host, port }: MetricsAddress,
  text: () => Promise<string>,
  onError: (error: unknown) => void,
): Server {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) =>
        response.writeHead(200, { "content-type": Registry.PROMETHEUS_CONTENT_TYPE }).end(body),
      (error: unknown) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  server.on("error", (error) => {
    onError(error);
    // an earlier shell may still be leaving
    setTimeout(() => server.listen(port, host), againMs).unref();
  });
  return server.listen(port, host);
}
