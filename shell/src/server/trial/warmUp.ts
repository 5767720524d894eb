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
const backendWithinMs = 8000;
const lookMs = 100;
/** Visitors wait no longer for a process that warms up, as when the backend is slow. */
const longestMs = 3000;

async function waitForBackend(backendUrl: string): Promise<void> {
  const until = performance.now() + backendWithinMs;
  while (performance.now() < until) {
    const signal = AbortSignal.timeout(backendWithinMs);
    const answer = await fetch(backendUrl + addressOf(getHealth), { signal }).catch(
      () => undefined,
    );
    if (answer) return;
    await wait(lookMs);
  }
}

/**
 * Makes the pages that are asked for most before the first visitor asks: code that has run once runs several
 * times as fast. A page that fails is no reason not to serve.
 */
export async function warmUp(app: FastifyInstance, config: ShellConfig): Promise<void> {
  await waitForBackend(config.backendUrl);
  await app.ready();
  const { host } = new URL(ownOrigin(config));
  const until = performance.now() + longestMs;
  for (const page of firstPages) {
    for (const locale of locales) {
      if (performance.now() > until) return;
      await app.inject({ url: href(page, locale), headers: { host } });
    }
  }
}
