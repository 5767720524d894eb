import { readFileSync } from "node:fs";

/** A worker that has worked so long on one thing without a sign is taken to loop. */
const loopMs = 2000;
/** One that gives no sign for so long hangs, though it does nothing or the system does not say. */
const hangMs = 20_000;
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/**
 * The processor time that a process's main thread has taken.
 * @returns milliseconds; undefined where the system does not say, or the process has ended
 */
export function processorMs(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, "utf8");
    // the name of the program stands in brackets and may hold anything
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return (user + system) * tickMs;
  } catch {
    return undefined;
  }
}

/**
 * Tells a worker that is stuck from one that a busy machine gives no processor: only what it works without
 * coming back to its event loop counts, not how late its signs are.
 * @param processor of the worker's main thread, in milliseconds
 */
export function createSignsOfLife(processor: () => number | undefined, now = Date.now) {
  let signAt = now();
  let processorAtSign = processor();

  return {
    /** To be called with each sign; also after this process itself has slept, when silence says nothing. */
    hear(): void {
      signAt = now();
      processorAtSign = processor();
    },

    isStuck(): boolean {
      const silentMs = now() - signAt;
      if (silentMs < loopMs) return false;
      if (silentMs >= hangMs) return true;
      const taken = processor();
      if (taken === undefined || processorAtSign === undefined) return false;
      return taken - processorAtSign >= loopMs;
    },
  };
}

export type SignsOfLife = ReturnType<typeof createSignsOfLife>;
