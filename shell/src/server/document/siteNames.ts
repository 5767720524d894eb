import type { PublicSettings } from "@festival/contracts/api/settings";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedComposition } from "../releases/composition.ts";
import { siteNameIn } from "../../siteName.ts";

/** The festival's name in each language, for what is answered without asking the backend. */
export function createSiteNames() {
  const names: Record<Locale, string> = localize((locale) => siteNameIn(null, locale));

  return {
    of: (locale: Locale): string => names[locale],

    set(locale: Locale, settings: PublicSettings): void {
      names[locale] = siteNameIn(settings, locale);
    },
  };
}

export type SiteNames = ReturnType<typeof createSiteNames>;

/** What a page that asks nothing of the backend is made of. */
export interface PlainPageParts {
  composition: LoadedComposition;
  names: Pick<SiteNames, "of">;
}
