import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds without a request after which the backend counts as idle. */
const idleAfterMs = 1000;
/** Milliseconds after which work goes on although the backend is busy: else it might never end. */
const longestWaitMs = 10_000;
/** Calls of monitoring and of the shell, which come without a visitor too. */
const automaticCalls = /^\/(?:health|ready|metrics|internal)/;

/**
 * For work that must not slow visitors down.
 * @returns a function that waits until the backend is idle, ten seconds at most
 */
export function addIdleWait(app: FastifyInstance): () => Promise<void> {
  let lastRequest = -Infinity;
  const closing = new AbortController();
  app.addHook("onRequest", async (request) => {
    if (!automaticCalls.test(request.url)) lastRequest = performance.now();
  });
  app.addHook("preClose", async () => closing.abort());

  return async () => {
    const until = performance.now() + longestWaitMs;
    for (;;) {
      const now = performance.now();
      const wait = Math.min(lastRequest + idleAfterMs, until) - now;
      if (wait <= 0) return;
      // throws when the backend stops: the job is taken up again later
      await sleep(wait, undefined, { signal: closing.signal });
    }
  };
}
