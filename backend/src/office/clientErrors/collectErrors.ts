import { retentionMs } from "@festival/contracts/privacy/retention";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import type { FastifyInstance } from "fastify";
import { Counter } from "prom-client";
import {
  addClientErrors,
  forgetClientErrorsBefore,
  type CountedError,
} from "./clientErrors.repository.ts";
import type { ReadError } from "./readReport.ts";
import { sendToSentry } from "./sendToSentry.ts";

/** So often what came is stored and handed on, in milliseconds. */
const storeEvery = 5000;
/** Milliseconds for the tracker to take what came until then; a slow one holds up neither what is stored nor an end. */
const patience = storeEvery;
/** Until then so many different errors are taken; others are left out. */
const mostWaiting = 100;
/** Reports that one backend reads in a minute, whatever their number; a broken release must not take the site along. */
const mostPerMinute = 600;
/** Different sets of labels, as versions are what callers say. */
const mostLabels = 100;
/** After so long, in milliseconds, others take their place: made-up versions hide a real one no longer. */
const labelsLast = 3_600_000;

/** The first day of which errors are kept, YYYY-MM-DD. */
export const firstKeptDay = (): string =>
  festivalDay(new Date(Date.now() - retentionMs("clientErrors")));

/** Counts what was told, before anything is left out. */
function countTold({ metrics }: FastifyInstance): (error: ReadError) => void {
  const told = new Counter({
    name: "festival_client_errors_total",
    help: "Errors in browsers and tries against a page's policy, as browsers tell them",
    labelNames: ["kind", "remote", "version"],
    registers: [metrics],
  });
  const known = new Set<string>();
  let begun = Date.now();
  return ({ kind, part, version }) => {
    if (known.size >= mostLabels && Date.now() - begun >= labelsLast) {
      known.clear();
      told.reset();
      begun = Date.now();
    }
    const label = `${part} ${version}`;
    if (known.size < mostLabels) known.add(label);
    const isNamed = part !== null && known.has(label);
    const unknown = { remote: "unknown", version: "unknown" };
    told.inc({ kind, ...(isNamed ? { remote: part, version: version ?? "unknown" } : unknown) });
  };
}

function joined(before: CountedError | undefined, error: ReadError, counts: number): CountedError {
  const now = new Date();
  if (!before) {
    const once = (name: string) => [name].filter(Boolean);
    const lists = { routes: once(error.route), browsers: once(error.browser) };
    return { ...error, ...lists, count: counts, firstAt: now, lastAt: now };
  }
  return {
    ...before,
    count: before.count + counts,
    routes: [...new Set([...before.routes, error.route])].filter(Boolean),
    browsers: [...new Set([...before.browsers, error.browser])].filter(Boolean),
    lastAt: now,
  };
}

export interface ErrorCollector {
  /** Whether one more report may be read in this minute. */
  mayRead(): boolean;
  take(error: ReadError): void;
}

/**
 * Collects what browsers tell, and stores and hands it on every few seconds. What can't be stored or handed on is lost:
 * it comes again as long as it fails.
 */
export function collectErrors(app: FastifyInstance): ErrorCollector {
  const { oneIn, sentry } = app.errorReports;
  const countError = countTold(app);
  let waiting = new Map<string, CountedError>();
  let minute = { begun: 0, count: 0 };

  async function handOn(errors: readonly CountedError[]): Promise<void> {
    if (!sentry) return;
    const signal = AbortSignal.timeout(patience);
    for (const error of errors) await sendToSentry(sentry, error, signal);
  }

  const store = async () => {
    if (waiting.size === 0) return;
    const errors = [...waiting.values()];
    waiting = new Map();
    const handedOn = handOn(errors).catch((error: unknown) =>
      app.log.warn({ err: error }, "errors of browsers are not handed on"),
    );
    await addClientErrors(app.database, festivalDay(new Date()), errors).catch((error: unknown) =>
      app.log.warn({ err: error }, "errors of browsers are not stored"),
    );
    await handedOn;
  };
  let storing: Promise<void> | undefined;
  // one after the other, so that a slow database does not gather what waits
  const timer = setInterval(() => {
    storing ??= store().finally(() => (storing = undefined));
  }, storeEvery);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await storing;
    await store();
  });

  return {
    mayRead() {
      const now = Date.now();
      if (now - minute.begun >= 60_000) minute = { begun: now, count: 0 };
      minute.count += 1;
      return minute.count <= mostPerMinute;
    },
    take(error) {
      countError(error);
      if (oneIn === 0 || Math.random() * oneIn >= 1) return;
      const { fingerprint } = error;
      const before = waiting.get(fingerprint);
      if (!before && waiting.size >= mostWaiting) return;
      waiting.set(fingerprint, joined(before, error, oneIn));
    },
  };
}

/** Forgets what failed longer ago than it is kept, each night. */
export function addClientErrorsSweep(app: FastifyInstance): void {
  app.jobs.handle("client-errors-sweep", { schedule: "11 5 * * *" }, () =>
    forgetClientErrorsBefore(app.database, firstKeptDay()),
  );
}
