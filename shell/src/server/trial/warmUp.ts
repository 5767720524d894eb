import { setTimeout as wait } from "node:timers/promises";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth } from "@festival/contracts/calls/platform";
import { locales } from "@festival/contracts/locales";
import { href, type RouteName } from "@festival/contracts/routes";
import type { FastifyInstance } from "fastify";
import type { ShellConfig } from "../config.ts";
import { ownOrigin } from "../request/origin.ts";

/** The pages that most visitors open first. */
const firstPages = ["home", "programme", "magazine"] as const satisfies readonly RouteName[];
/** A backend that starts at the same time may take so long; without it only error pages can be made. */
const backendAloneWithinMs = 8000;
/** Where others serve what they keep meanwhile, it may take longer, as on a machine that is busy. */
const backendBesideWithinMs = 15_000;
/** For one answer of it. */
const answerWithinMs = 2000;
const lookMs = 100;
/** Visitors wait no longer for a process that warms up where no other one serves, as when the backend is slow. */
const longestAloneMs = 3000;
/** Where others serve meanwhile, no visitor waits: what is made now will not be made for one. */
const longestBesideMs = 10_000;
const mostTries = 2;

/** Waits until the backend answers, and its database does. */
async function waitForBackend(backendUrl: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await fetch(backendUrl + addressOf(getHealth), { signal }).catch(
      () => undefined,
    );
    if (answer && answer.status < 500) return;
    await wait(lookMs);
  }
}

/**
 * Makes the pages that are asked for most before the first visitor asks: code that has run once runs several
 * times as fast, and a page that is kept needs no backend. One that fails, as a backend that has just started makes it
 * fail, is tried once more; it is no reason not to serve.
 * @param isBeside whether visitors are served by other processes meanwhile
 */
export async function warmUp(
  app: FastifyInstance,
  config: ShellConfig,
  isBeside: boolean,
): Promise<void> {
  await waitForBackend(config.backendUrl, isBeside ? backendBesideWithinMs : backendAloneWithinMs);
  await app.ready();
  const { host } = new URL(ownOrigin(config));
  const until = performance.now() + (isBeside ? longestBesideMs : longestAloneMs);
  let left = firstPages.flatMap((page) => locales.map((locale) => href(page, locale)));
  // a page whose part is missing fails for good
  for (let tries = 0; tries < mostTries; tries += 1) {
    const failed: string[] = [];
    for (const url of left) {
      if (performance.now() > until) return;
      const { statusCode } = await app.inject({ url, headers: { host } });
      if (statusCode >= 500) failed.push(url);
    }
    left = failed;
  }
}
