import type { Section } from "@festival/contracts/api/content";
import type { EventTeaser } from "@festival/contracts/api/events";
import type { ArticleDetail } from "@festival/contracts/api/magazine";
import { addressOf } from "@festival/contracts/calls/call";
import { getArticle, getArticlesFeed, listArticles } from "@festival/contracts/calls/magazine";
import { getSettings } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { previewImageUrl } from "@festival/contracts/images";
import { localize, type Locale } from "@festival/contracts/locales";
import type { FragmentRequest } from "@festival/contracts/fragments";
import type { LoadResult, PageHead, PageRequest, ServerApi } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { describeEvent } from "@festival/shared-ui/datesInWords";
import { articleCard, byLine, type ArticleCardData } from "../../articles/articleCardData.ts";
import { articleHref } from "../../articles/articleHref.ts";
import { tagLink } from "../../articles/tags.ts";
import { translate } from "../../texts.ts";
import { slots, type ArticlePageData, type MentionedConcert } from "./articleData.ts";
import { articleJsonLd } from "./articleJsonLd.ts";

/** How many other articles stand below one. */
const shownBelow = 3;

/** What to read next: what staff suggest or shares a topic, else the newest. */
async function moreArticles(
  api: ServerApi,
  { id, readings }: ArticleDetail,
  locale: Locale,
): Promise<ArticleCardData[]> {
  const newest = readings.length > 0 ? undefined : await api.optional(listArticles);
  return [...readings, ...(newest?.results ?? [])]
    .filter((article) => article.id !== id)
    .slice(0, shownBelow)
    .map((article) => articleCard(article, locale));
}

function mentioned(event: EventTeaser, locale: Locale): MentionedConcert {
  const { id, title, title_language: language, slug } = event;
  return {
    id,
    title,
    language,
    when: describeEvent(event, locale).when,
    href: href("event", locale, { slug: slug[locale], id }),
  };
}

function headOf(article: ArticleDetail, festival: string, locale: Locale): PageHead {
  const t = translate(locale);
  const title = article.meta_title || article.title;
  const description = article.meta_description || article.teaser;
  return {
    title,
    description,
    openGraph: {
      type: article.og_type,
      title: article.og_title || title,
      description: article.og_description || description,
      imageUrl: previewImageUrl(article.og_image ?? article.image_obj),
    },
    jsonLd: [articleJsonLd(article, festival, locale)],
    trail: [
      { name: t("magazine.title"), href: href("magazine", locale) },
      { name: article.title, href: articleHref(article, locale) },
    ],
    feeds: [{ title: t("magazine.title"), href: addressOf(getArticlesFeed, { locale }) }],
  };
}

/** Ids of the events that stand in the text itself. */
function eventsInText(sections: readonly Section[]): number[] {
  return sections.flatMap((section) => {
    if (section.model === "eventitem") return [section.event.id];
    if (section.model === "eventlist") return section.items.map(({ event }) => event.id);
    if (!("columns" in section)) return [];
    return section.columns.flatMap((column) => eventsInText(column.sections));
  });
}

/** The concerts that the article speaks of without showing them already. */
function concertsBelow({ event_objs: events, modules }: ArticleDetail): EventTeaser[] {
  const shown = eventsInText(modules);
  return events.filter(({ id }) => !shown.includes(id));
}

/** What others tell below an article. */
function fragmentsOf(concerts: readonly EventTeaser[]): Record<string, FragmentRequest> {
  const newsletter: FragmentRequest = { owner: "mf-forms", name: "newsletterTeaser", props: {} };
  if (concerts.length === 0) return { [slots.newsletter]: newsletter };
  const props = { events: concerts.map(({ id }) => id) };
  return {
    [slots.concerts]: { owner: "mf-programme", name: "chosenConcerts", props },
    [slots.newsletter]: newsletter,
  };
}

/** One article. */
export async function loadArticlePage({
  api,
  locale,
  route,
}: PageRequest): Promise<LoadResult<ArticlePageData>> {
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no article's id.`);
  const [article, settings] = await Promise.all([
    api.get(getArticle, { id }),
    api.optional(getSettings),
  ]);
  if (route.params.slug !== article.slug[locale]) {
    return { kind: "redirect", status: 301, to: articleHref(article, locale) };
  }
  const { kind, title, teaser, image } = articleCard(article, locale);
  const concerts = concertsBelow(article);
  return {
    kind: "page",
    data: {
      kind,
      title,
      teaser,
      byLine: byLine(article, locale),
      image,
      sections: withEventDates(article.modules, locale),
      tags: article.tags.map((tag) => tagLink(tag, locale)),
      concerts: concerts.map((event) => mentioned(event, locale)),
      more: await moreArticles(api, article, locale),
      magazineHref: href("magazine", locale),
    },
    head: headOf(article, settings?.festival_name ?? "", locale),
    alternates: localize((other) => articleHref(article, other)),
    fragments: fragmentsOf(concerts),
  };
}
