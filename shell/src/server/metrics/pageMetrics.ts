import type { OwnerName } from "@festival/contracts/containers";
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from "prom-client";

/** A process's measurements, as they travel to the one that tells them. */
export type Measurements = readonly MetricObjectWithValues<MetricValue<string>>[];

/**
 * How a page was answered: kept, and sent before anything else looked at the request; made, for this request or for
 * others too; outdated, as it was before it was dropped; refused, as there is too much to do.
 */
export type PageSource = "kept" | "made" | "outdated" | "refused";

/** What one worker measures of the pages that it sends. */
export function createPageMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const sent = new Counter({
    name: "festival_pages_total",
    help: "Pages sent, by their owner and how they were answered",
    labelNames: ["owner", "source"],
    registers,
  });
  const failed = new Counter({
    name: "festival_page_failures_total",
    help: "Pages that failed on their way, by their owner and the status that was sent instead",
    labelNames: ["owner", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "festival_page_duration_seconds",
    help: "Time that a page takes to be made, with the backend's answers",
    labelNames: ["owner"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  // a label is looked up once: kept pages go out by the thousand
  const counters = new Map<string, { inc(): void }>();

  return {
    sent(owner: OwnerName | "none", source: PageSource): void {
      const key = `${owner} ${source}`;
      const counter = counters.get(key) ?? sent.labels(owner, source);
      counters.set(key, counter);
      counter.inc();
    },

    /** @param since of `performance.now()` */
    made(owner: OwnerName, since: number, status: number): void {
      durations.observe({ owner }, (performance.now() - since) / 1000);
      if (status >= 500) failed.inc({ owner, status });
    },

    /** Measures the store and the feed of changes whenever they are asked for. */
    watch(pages: { readonly size: number; readonly isLive: boolean }): void {
      const stored: Gauge = new Gauge({
        name: "festival_stored_pages",
        help: "Pages that are kept, over all workers",
        registers,
        collect: () => stored.set(pages.size),
      });
      const feed: Gauge = new Gauge({
        name: "festival_change_feed_connected",
        help: "1 while every worker follows the feed of changes, else nothing new is kept",
        registers,
        aggregator: "min",
        collect: () => feed.set(pages.isLive ? 1 : 0),
      });
    },

    /** Adds memory, garbage and event loop of this process. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),

    read: (): Promise<Measurements> => registry.getMetricsAsJSON(),
  };
}

export type PageMetrics = ReturnType<typeof createPageMetrics>;
