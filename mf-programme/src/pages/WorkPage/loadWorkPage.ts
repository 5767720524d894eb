import type { Work } from "@festival/contracts/api/programme/works";
import { getWork } from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import { localize } from "@festival/contracts/locales";
import type { LoadResult, PageHead, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { bindWords } from "@festival/shared-ui/bindWords";
import type { MusicComposition, WithContext } from "schema-dts";
import { loadConcerts } from "../../concerts/loadConcerts.ts";
import { pageNumber } from "../../events/listPages.ts";
import { translate } from "../../texts.ts";
import { catalogueLinks } from "../../works/catalogueLinks.ts";
import { composerHref } from "../../works/workLinks.ts";
import { workWords } from "../../works/workWords.ts";
import { articlesSlot, type WorkData } from "./workData.ts";

/** From so many minutes on, people no longer count in minutes. */
const longWork = 240;

function durationInWords({ duration }: Work, words: ReturnType<typeof workWords>): string {
  if (!duration) return "";
  const { shortest, longest } = duration;
  if (shortest >= longWork) return words("work.hours", { count: Math.round(longest / 60) });
  if (shortest === longest) return words("work.minutes", { count: longest });
  return words("work.minutesRange", { from: shortest, to: longest });
}

/** The work as schema.org's MusicComposition. */
function workJsonLd(work: Work, url: string, locale: PageRequest["locale"]) {
  const { composer_obj: composer } = work;
  return {
    "@context": "https://schema.org",
    "@type": "MusicComposition",
    name: work.title,
    url,
    identifier: work.catalogue || undefined,
    musicalKey: work.musical_key || undefined,
    sameAs: work.same_as?.length ? work.same_as : undefined,
    composer: composer
      ? { "@type": "Person", name: composer.name, url: composerHref(composer, locale) }
      : undefined,
  } satisfies WithContext<MusicComposition>;
}

function headOf(work: Work, { locale }: PageRequest, page: number, url: string): PageHead {
  const words = workWords(locale);
  const { title, composer_obj: composer } = work;
  const named = composer ? words("work.title", { composer: composer.name, title }) : title;
  const description = words("work.description", { title: named });
  return {
    title: page > 1 ? translate(locale)("loaded.titleOfPage", { title: named, page }) : named,
    description,
    openGraph: { type: "website", title: named, description },
    jsonLd: [workJsonLd(work, url, locale)],
    trail: [
      { name: words("names.title.works"), href: href("works", locale) },
      { name: title, href: url },
    ],
  };
}

/** A work and the concerts that play it. Another slug leads to the canonical address. */
export async function loadWorkPage(request: PageRequest): Promise<LoadResult<WorkData>> {
  const { api, locale, route } = request;
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no work's id.`);
  const page = pageNumber(route.query.page);
  const work = await api.get(getWork, { id });
  const addressOf = (language: typeof locale, number: number) => {
    const query = { page: number > 1 ? number : undefined };
    return href("work", language, { slug: work.slug[language], id }, query);
  };
  if (route.params.slug !== work.slug[locale]) {
    return { kind: "redirect", to: addressOf(locale, page), status: 301 };
  }
  const hrefOf = (number: number) => addressOf(locale, number);
  const concerts = await loadConcerts({ work: id }, request, { page, hrefOf });
  const { composer_obj: composer } = work;
  return {
    kind: "page",
    data: {
      title: bindWords(work.title),
      language: work.title_language,
      composer: composer && {
        name: bindWords(composer.name),
        years: composer.years,
        href: composerHref(composer, locale),
      },
      catalogue: bindWords(work.catalogue),
      musicalKey: bindWords(work.musical_key),
      duration: durationInWords(work, workWords(locale)),
      details: work.details.map(bindWords),
      booklets: work.booklet_event_objs.map(
        ({ id: event, slug, title, title_language: language }) => ({
          title,
          language,
          href: `${href("eventBooklet", locale, { slug: slug[locale], id: event })}#work-${id}`,
        }),
      ),
      catalogueLinks: catalogueLinks(work.same_as),
      back: { title: workWords(locale)("names.title.works"), href: href("works", locale) },
      concerts,
    },
    head: headOf(work, request, page, addressOf(locale, 1)),
    alternates: localize((language) => addressOf(language, page)),
    fragments: {
      [articlesSlot]: { owner: "mf-magazine", name: "articleTeasers", props: { work: id } },
    },
  };
}
