import { setTimeout as wait } from "node:timers/promises";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth } from "@festival/contracts/calls/platform";
import { locales } from "@festival/contracts/locales";
import type { OwnerName } from "@festival/contracts/containers";
import { href, ownerOf, type RouteName } from "@festival/contracts/routes";
import type { FastifyInstance } from "fastify";
import type { ShellConfig } from "../config.ts";
import { ownOrigin } from "../request/origin.ts";
import type { StoredPages } from "../store/storedPages.ts";
import type { BeforeStep } from "./probes.ts";

/** The pages that most visitors open first. */
const firstPages = ["home", "programme", "magazine"] as const satisfies readonly RouteName[];
/** A backend that starts at the same time may take so long; without it only error pages can be made. */
const backendAloneWithinMs = 8000;
/** Where others serve what they keep meanwhile, it may take longer, as on a machine that is busy. */
const backendBesideWithinMs = 20_000;
/** For one answer of it. */
const answerWithinMs = 2000;
const lookMs = 100;
/** Visitors wait no longer for a process that warms up where no other one serves, as when the backend is slow. */
const longestAloneMs = 3000;
/**
 * Where others serve meanwhile, no visitor waits: what is made now will not be made for one. They serve what they
 * keep, so the next one should keep it too.
 */
const longestBesideMs = 30_000;
/** Before the next try where a page was not answered, as where the backend has just started. */
const againMs = 200;
/** A page that is made but can't be kept, as where a fragment of it fails for good, is tried so often. */
const mostTries = 3;

/** Waits until the backend answers, and its database does. @returns whether it does */
async function isBackendThere(backendUrl: string, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await fetch(backendUrl + addressOf(getHealth), { signal }).catch(
      () => undefined,
    );
    if (answer && answer.status < 500) return true;
    await wait(lookMs);
  }
  return false;
}

interface WarmUp {
  /** Where the app keeps what it makes. */
  pages: Pick<StoredPages, "size" | "isLive">;
  /** Whether visitors are served by other processes meanwhile. */
  isBeside: boolean;
  /** Whether an owner's release is live: the pages of one that is not fail for good. */
  isLive: (owner: OwnerName) => boolean;
  beforeStep: BeforeStep;
}

/**
 * Makes the pages that are asked for most, and keeps them, before the first visitor asks: code that has run once runs
 * several times as fast, and a page that is kept needs no backend. One that was not kept is asked for again while there
 * is time; it is no reason not to serve.
 */
export async function warmUp(
  app: FastifyInstance,
  config: ShellConfig,
  { pages, isBeside, isLive, beforeStep }: WarmUp,
): Promise<void> {
  await beforeStep({ doing: "waited for the backend" });
  const backendWithinMs = isBeside ? backendBesideWithinMs : backendAloneWithinMs;
  const isThere = await isBackendThere(config.backendUrl, backendWithinMs);
  await app.ready();
  const { host } = new URL(ownOrigin(config));
  const keeps = config.keepsPages && config.keepsAnswers;
  const until = performance.now() + (isBeside ? longestBesideMs : longestAloneMs);
  // before the feed of changes is there, nothing is kept
  if (keeps && isThere) while (!pages.isLive && performance.now() < until) await wait(lookMs);
  const left = firstPages
    .filter((page) => isLive(ownerOf(page)))
    .flatMap((page) => locales.map((locale) => ({ page, url: href(page, locale), tries: 0 })));
  for (let next = left.shift(); next && performance.now() < until; next = left.shift()) {
    const { page, url } = next;
    const owner = ownerOf(page);
    await beforeStep({ ...(owner !== "shell" && { remote: owner }), doing: `made ${url}` });
    const keptBefore = pages.size;
    const { statusCode } = await app.inject({ url, headers: { host } });
    const isKept = !keeps || pages.size > keptBefore;
    const isAnswered = statusCode !== 503;
    if (isAnswered) next.tries += 1;
    if (isAnswered && (isKept || next.tries >= mostTries)) continue;
    left.push(next);
    if (!isAnswered) await wait(againMs);
  }
}
