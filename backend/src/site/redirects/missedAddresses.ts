import { festivalDay } from "@festival/contracts/time/festivalTime";
import type { FastifyInstance } from "fastify";
import { addMissed, forgetMissedBefore } from "./missedAddresses.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** So often counts are stored, in milliseconds. */
const storeEvery = 5000;
/** Until then so many addresses are counted; others are left out. */
const mostWaiting = 500;
const longestPath = 300;

/** The day a week ago, YYYY-MM-DD. */
export const aWeekAgo = (): string => festivalDay(new Date(Date.now() - 7 * dayMs));

/** Whether an address may be kept: a person's may stand in a link that was put together wrongly. */
const mayBeKept = (path: string): boolean => path.length <= longestPath && !path.includes("@");

/**
 * Counts addresses that were asked for and are not there: the address and the day, nothing of who asked.
 * @returns what takes note of one
 */
export function countMissed(app: FastifyInstance): (path: string) => void {
  let waiting = new Map<string, number>();
  const store = async () => {
    const missed = waiting;
    waiting = new Map();
    if (missed.size > 0) await addMissed(app.database, festivalDay(new Date()), missed);
  };
  const timer = setInterval(() => {
    store().catch((error: unknown) =>
      app.log.warn({ err: error }, "missed addresses are not counted"),
    );
  }, storeEvery);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await store().catch(() => undefined);
  });
  return (path) => {
    if (!mayBeKept(path) || (waiting.size >= mostWaiting && !waiting.has(path))) return;
    waiting.set(path, (waiting.get(path) ?? 0) + 1);
  };
}

/** Forgets what was missed longer than a week ago, each night. */
export function addMissedSweep(app: FastifyInstance): void {
  app.jobs.handle("missed-sweep", { schedule: "7 5 * * *" }, () =>
    forgetMissedBefore(app.database, aWeekAgo()),
  );
}
