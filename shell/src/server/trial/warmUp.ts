import { setTimeout as wait } from "node:timers/promises";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth } from "@festival/contracts/calls/platform";
import { locales } from "@festival/contracts/locales";
import type { OwnerName } from "@festival/contracts/containers";
import { href, ownerOf, type RouteName } from "@festival/contracts/routes";
import type { FastifyInstance } from "fastify";
import type { ShellConfig } from "../config.ts";
import { ownOrigin } from "../request/origin.ts";
import type { BeforeStep } from "./probes.ts";

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
/**
 * Where others serve meanwhile, no visitor waits: what is made now will not be made for one. They serve what they
 * keep, so the next one should keep it too.
 */
const longestBesideMs = 20_000;
/** Between two tries of a page, as of one that met a backend that has just started. */
const againMs = 200;

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

interface WarmUp {
  /** Whether visitors are served by other processes meanwhile. */
  isBeside: boolean;
  /** Whether an owner's release is live: the pages of one that is not fail for good. */
  isLive: (owner: OwnerName) => boolean;
  beforeStep: BeforeStep;
}

/**
 * Makes the pages that are asked for most, and keeps them, before the first visitor asks: code that has run once runs
 * several times as fast, and a page that is kept needs no backend. One that the backend did not answer is asked for again
 * while there is time; it is no reason not to serve.
 */
export async function warmUp(
  app: FastifyInstance,
  config: ShellConfig,
  { isBeside, isLive, beforeStep }: WarmUp,
): Promise<void> {
  await beforeStep({ doing: "waited for the backend" });
  await waitForBackend(config.backendUrl, isBeside ? backendBesideWithinMs : backendAloneWithinMs);
  await app.ready();
  const { host } = new URL(ownOrigin(config));
  const until = performance.now() + (isBeside ? longestBesideMs : longestAloneMs);
  const left = firstPages
    .filter((page) => isLive(ownerOf(page)))
    .flatMap((page) => locales.map((locale) => ({ page, url: href(page, locale) })));
  for (let next = left.shift(); next && performance.now() < until; next = left.shift()) {
    const { page, url } = next;
    const owner = ownerOf(page);
    await beforeStep({ ...(owner !== "shell" && { remote: owner }), doing: `made ${url}` });
    const { statusCode } = await app.inject({ url, headers: { host } });
    if (statusCode !== 503) continue;
    left.push(next);
    await wait(againMs);
  }
}
