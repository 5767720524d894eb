import { locales } from "@festival/contracts/locales";
import { href, type RouteName } from "@festival/contracts/routes";
import type { FastifyInstance } from "fastify";

/** The pages that most visitors open first. */
const firstPages = ["home", "programme", "magazine"] as const satisfies readonly RouteName[];
/** Visitors wait no longer for a process that warms up, as when the backend is slow. */
const longestMs = 3000;

/**
 * Makes the pages that are asked for most before the first visitor asks: code that has run once runs several
 * times as fast, and the pages are kept. A page that fails is no reason not to serve.
 * @param origin where the site is reached
 */
export async function warmUp(app: FastifyInstance, origin: string): Promise<void> {
  await app.ready();
  const host = new URL(origin).host;
  const until = performance.now() + longestMs;
  for (const page of firstPages) {
    for (const locale of locales) {
      if (performance.now() > until) return;
      await app.inject({ url: href(page, locale), headers: { host } });
    }
  }
}
