import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds without a request after which the backend counts as idle. */
const quietFor = 1000;
/** Milliseconds after which work goes on however much is asked, so that it ends some day. */
const atMost = 10_000;
/** Calls that come by themselves, whether or not anybody visits the site. */
const byThemselves = /^\/(?:health|ready|metrics|internal)/;

/**
 * For work that must not slow visitors down.
 * @returns waits until the backend has had nothing to do for a moment
 */
export function addQuiet(app: FastifyInstance): () => Promise<void> {
  let lastRequest = -Infinity;
  const closing = new AbortController();
  app.addHook("onRequest", async (request) => {
    if (!byThemselves.test(request.url)) lastRequest = performance.now();
  });
  app.addHook("preClose", async () => closing.abort());

  return async () => {
    const until = performance.now() + atMost;
    for (;;) {
      const now = performance.now();
      const wait = Math.min(lastRequest + quietFor, until) - now;
      if (wait <= 0) return;
      // throws when the backend stops: the job is taken up again later
      await sleep(wait, undefined, { signal: closing.signal });
    }
  };
}
