import type { BigTeaser, ContentPage, Hero, Section } from "@festival/contracts/api/content";
import type { InstagramFeed, TeaserList } from "@festival/contracts/api/home";
import type { Today } from "@festival/contracts/api/programme/today";
import type { TicketHotline } from "@festival/contracts/api/site";
import { getToday } from "@festival/contracts/calls/programme";
import {
  getBigTeaser,
  getHero,
  getInstagramFeed,
  getPage,
  getSettings,
  getTeaserList,
  getTicketHotline,
  getBlock,
} from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { FragmentRequest } from "@festival/contracts/fragments";
import type { LoadedPage, PageHead, PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { siteNameIn } from "../../siteName.ts";
import { translate } from "../../texts.ts";
import { paragraphsOf, type Paragraph } from "../../blocks/paragraphs.ts";
import { hotlineBlock } from "../../blocks/blockSlugs.ts";
import { contentHead } from "../contentHead.ts";
import { organization } from "../structuredData.ts";
import { pageVariants } from "../variants/pageVariants.ts";

/** Each block is null where its call failed: it is left out, the page still answers. */
export interface HomeData {
  title: string;
  /** Of the home page; null where staff have not made it yet. */
  id: number | null;
  hero: Hero | null;
  bigTeaser: BigTeaser | null;
  /** Null, too, where there is nothing in it; so is the next one. */
  teaserList: TeaserList | null;
  socialFeed: InstagramFeed | null;
  /** Null, too, while the telephone is not answered. */
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

/** Asked for on days of the festival alone. */
export const todayFragment = {
  today: { owner: "mf-programme", name: "today", props: {} },
} as const satisfies Record<string, FragmentRequest>;

const isSomething = (today: Today | null) =>
  today !== null && today.today.length + today.weekend.length > 0;

/** Null where there is none yet: a new festival's site has a home page from its first day. */
async function readHomePage(api: ServerApi): Promise<ContentPage | null> {
  try {
    return await api.get(getPage, { "*": "" });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}

const unwrittenHead = (title: string, locale: Locale): PageHead => ({
  title,
  description: translate(locale)("home.unwritten.text"),
  noIndex: true,
});

export async function loadHomePage({ api, locale }: PageRequest): Promise<LoadedPage<HomeData>> {
  const [page, hero, bigTeaser, teaserList, socialFeed, hotline, words, settings, today] =
    await Promise.all([
      readHomePage(api),
      api.optional(getHero),
      api.optional(getBigTeaser),
      api.optional(getTeaserList),
      api.optional(getInstagramFeed),
      api.optional(getTicketHotline),
      api.optional(getBlock, { slug: hotlineBlock }),
      api.optional(getSettings),
      api.optional(getToday),
    ]);
  const siteName = siteNameIn(settings, locale);
  return {
    kind: "page",
    data: {
      title: page ? page.headline || page.title : siteName,
      id: page?.id ?? null,
      hero,
      bigTeaser,
      teaserList: filled(teaserList),
      socialFeed: filled(socialFeed),
      hotline: hotline?.is_active ? hotline : null,
      hotlineWords: paragraphsOf(words),
      sections: withEventDates(page?.modules ?? [], locale),
    },
    head: {
      ...(page
        ? contentHead(page, siteName, { image: hero?.image })
        : unwrittenHead(siteName, locale)),
      jsonLd: [organization(locale, settings)],
    },
    alternates: localize((other) => href("home", other)),
    variants: page ? pageVariants(page, locale) : [],
    fragments: isSomething(today) ? { ...todayFragment, ...homeFragments } : homeFragments,
  };
}
