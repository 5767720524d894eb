import { apiPaths } from "@festival/contracts/apiPaths";
import type { BigTeaser, ContentPage, Hero, Section } from "@festival/contracts/api/content";
import type { PublicSettings } from "@festival/contracts/api/settings";
import type { FragmentRequest, LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { contentAlternates, contentHead } from "../contentHead.ts";
import { organization } from "../structuredData.ts";

/** Each block is null where its call failed: it is left out, the page still answers. */
export interface HomeData {
  title: string;
  hero: Hero | null;
  bigTeaser: BigTeaser | null;
  sections: Section[];
}

/** The places in the home page that other remotes fill. */
export const homeFragments = {
  highlights: { owner: "mf-programme", name: "highlightEvents", props: {} },
  articles: { owner: "mf-magazine", name: "articleTeasers", props: {} },
} as const satisfies Record<string, FragmentRequest>;

export async function loadHomePage({ api, locale }: PageRequest): Promise<LoadedPage<HomeData>> {
  const block = <T>(path: string): Promise<T | null> => api.get<T>(path).catch(() => null);
  const [page, hero, bigTeaser, settings] = await Promise.all([
    api.get<ContentPage>(apiPaths.page(locale, "")),
    block<Hero>(apiPaths.hero(locale)),
    block<BigTeaser>(apiPaths.bigTeaser(locale)),
    block<PublicSettings>(apiPaths.settings(locale)),
  ]);
  return {
    kind: "page",
    data: {
      title: page.headline || page.title,
      hero,
      bigTeaser,
      sections: withEventDates(page.modules, locale),
    },
    head: {
      ...contentHead(page, { image: hero?.image }),
      jsonLd: [organization(locale, settings)],
    },
    alternates: contentAlternates(page.urls, true),
    fragments: homeFragments,
  };
}
