import type { PublicSettings } from "@festival/contracts/api/settings";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedComposition } from "../releases/composition.ts";
import { siteNameIn } from "../../siteName.ts";

/** The festival's name in each language, for what is answered without asking the backend. */
export function createSiteNames() {
  const names: Record<Locale, string> = localize((locale) => siteNameIn(null, locale));
  let changes = 0;

  return {
    of: (locale: Locale): string => names[locale],

    /** Another number after each change, for what is made of the names. */
    get changes(): number {
      return changes;
    },

    set(locale: Locale, settings: PublicSettings): void {
      const name = siteNameIn(settings, locale);
      if (name !== names[locale]) changes += 1;
      names[locale] = name;
    },
  };
}

export type SiteNames = ReturnType<typeof createSiteNames>;

/** What a page that asks nothing of the backend is made of. */
export interface PlainPageParts {
  composition: LoadedComposition;
  names: Pick<SiteNames, "of">;
}
