import { apiPaths } from "@festival/contracts/apiPaths";
import type { BigTeaser, ContentPage, Hero, Section } from "@festival/contracts/api/content";
import type { InstagramFeed, TeaserList } from "@festival/contracts/api/home";
import type { PublicSettings } from "@festival/contracts/api/settings";
import type { TicketHotline } from "@festival/contracts/api/site";
import type { FragmentRequest, LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { consentWords, type Paragraph } from "../../consent/consentWords.ts";
import { hotlineBlock } from "../../hotlineBlock.ts";
import { loadBlock } from "../../loadBlock.ts";
import { contentAlternates, contentHead } from "../contentHead.ts";
import { organization } from "../structuredData.ts";

/** Each block is null where its call failed: it is left out, the page still answers. */
export interface HomeData {
  title: string;
  hero: Hero | null;
  bigTeaser: BigTeaser | null;
  /** Null, too, where there is nothing in it; so is the next one. */
  teaserList: TeaserList | null;
  socialFeed: InstagramFeed | null;
  /** Null, too, while nobody answers the telephone. */
  hotline: TicketHotline | null;
  /** What is said beside its number; null where staff keep nothing. */
  hotlineWords: Paragraph[] | null;
  sections: Section[];
}

const filled = <List extends { items: unknown[] }>(list: List | null): List | null =>
  list && list.items.length > 0 ? list : null;

/** The places in the home page that other remotes fill. */
export const homeFragments = {
  highlights: { owner: "mf-programme", name: "highlightEvents", props: {} },
  articles: { owner: "mf-magazine", name: "articleTeasers", props: {} },
} as const satisfies Record<string, FragmentRequest>;

export async function loadHomePage({ api, locale }: PageRequest): Promise<LoadedPage<HomeData>> {
  const block = <T>(path: string): Promise<T | null> => api.get<T>(path).catch(() => null);
  const [page, hero, bigTeaser, teaserList, socialFeed, hotline, words, settings] =
    await Promise.all([
      api.get<ContentPage>(apiPaths.page(locale, "")),
      block<Hero>(apiPaths.hero(locale)),
      block<BigTeaser>(apiPaths.bigTeaser(locale)),
      block<TeaserList>(apiPaths.teaserList(locale)),
      block<InstagramFeed>(apiPaths.instagramFeed(locale)),
      block<TicketHotline>(apiPaths.ticketHotline(locale)),
      loadBlock(api, locale, hotlineBlock),
      block<PublicSettings>(apiPaths.settings(locale)),
    ]);
  return {
    kind: "page",
    data: {
      title: page.headline || page.title,
      hero,
      bigTeaser,
      teaserList: filled(teaserList),
      socialFeed: filled(socialFeed),
      hotline: hotline?.is_active ? hotline : null,
      hotlineWords: consentWords(words),
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
