import { localize, locales, type Locale } from "@festival/contracts/locales";
import type { FragmentContext, ServerOwner } from "@festival/contracts/pageOwner";
import { match } from "@festival/contracts/routes";
import { testApi } from "./testRequest.ts";

/** What an owner has rendered before a release goes live. */
interface Probed {
  /** Names of screens, by language. */
  screens: Record<Locale, string[]>;
  /** Names of fragments that have something to show in each language. */
  fragments: string[];
}

/**
 * What an owner's probes are for a backend that gives these answers, for tests.
 * @param answers by path without its language, such as "/api/quiz/"; all else is not found
 */
export async function probed(
  owner: ServerOwner,
  answers: Readonly<Record<string, unknown>>,
): Promise<Probed> {
  const answer = (call: string): unknown => answers[call.replace(/^GET (?:\/\w\w(?=\/))?/, "")];
  const now = "2025-08-20T08:00:00.000Z";
  const contextIn = (locale: Locale): FragmentContext => ({
    locale,
    now,
    api: testApi(locale, answer),
  });
  const screens = localize((): string[] => []);
  const fragments = new Set(Object.keys(owner.fragments));
  for (const locale of locales) {
    for (const url of await owner.probes(contextIn(locale))) {
      const { pathname } = new URL(url, "http://localhost");
      screens[locale].push(match(pathname)?.name ?? url);
    }
    for (const [name, { probe }] of Object.entries(owner.fragments)) {
      if (probe && !(await probe(contextIn(locale)))) fragments.delete(name);
    }
  }
  return { screens, fragments: [...fragments] };
}
