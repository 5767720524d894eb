import { getSettings } from "@festival/contracts/calls/site";
import { defaultLocale, locales } from "@festival/contracts/locales";
import type { FastifyBaseLogger } from "fastify";
import type { Backend } from "../api/backend.ts";
import type { StoredPages } from "../store/storedPages.ts";
import type { SiteNames } from "../document/siteNames.ts";

interface Followers {
  /** Shows pages as they were, where staff want that. */
  pages: Pick<StoredPages, "setKeepsOutdated">;
  names: Pick<SiteNames, "set">;
}

/** Reads the settings that hold for more than one page. */
export async function followSettings(
  backend: Pick<Backend, "apiFor">,
  { pages, names }: Followers,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<void> {
  const read = async (locale: (typeof locales)[number]): Promise<void> => {
    try {
      const settings = await backend.apiFor(locale, {}).get(getSettings);
      names.set(locale, settings);
      // it is the same in all languages
      if (locale === defaultLocale) pages.setKeepsOutdated(settings.shows_outdated_pages);
    } catch (error) {
      log.warn({ err: error }, "the settings can't be read");
    }
  };
  await Promise.all(locales.map(read));
}
