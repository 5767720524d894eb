import type { Composer } from "@festival/contracts/api/programme/works";
import { getComposer } from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import { type Locale, localize } from "@festival/contracts/locales";
import type { LoadResult, PageHead, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { bindWords } from "@festival/shared-ui/bindWords";
import { describeMoment } from "@festival/shared-ui/datesInWords";
import type { Person, WithContext } from "schema-dts";
import type { ConcertsData } from "../../concerts/concertsData.ts";
import { loadConcerts } from "../../concerts/loadConcerts.ts";
import { pageNumber } from "../../events/listPages.ts";
import { translate } from "../../texts.ts";
import { catalogueLinks } from "../../works/catalogueLinks.ts";
import { workHref } from "../../works/workLinks.ts";
import { workWords } from "../../works/workWords.ts";
import { articlesSlot, type ComposerData } from "./composerData.ts";

/** "1770–1827", as the years of most composers are printed. */
const bothYears = /^(\d{4})\s?[–-]\s?(\d{4})$/;

/** The composer as schema.org's Person. */
function personJsonLd({ name, years, same_as: sameAs }: Composer, url: string) {
  const [, birthDate, deathDate] = bothYears.exec(years) ?? [];
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name,
    url,
    birthDate,
    deathDate,
    sameAs: sameAs?.length ? sameAs : undefined,
  } satisfies WithContext<Person>;
}

function headOf(composer: Composer, { locale }: PageRequest, page: number, url: string): PageHead {
  const words = workWords(locale);
  const { name, years, work_objs: works } = composer;
  const named = years ? words("composer.named", { name, years }) : name;
  const description = words("composer.description", { name: named, count: works.length });
  return {
    title: page > 1 ? translate(locale)("loaded.titleOfPage", { title: name, page }) : name,
    description,
    openGraph: { type: "profile", title: name, description },
    jsonLd: [personJsonLd(composer, url)],
    trail: [
      { name: words("names.title.composers"), href: href("composers", locale) },
      { name, href: url },
    ],
  };
}

/** The first concert to come that takes place. */
function nextOf({ upcoming }: ConcertsData, locale: Locale): ComposerData["next"] {
  const event = upcoming.find(({ status }) => status !== "cancelled");
  if (!event) return null;
  const { title, language, href: address, dateTime } = event;
  const { weekday, dateLong } = describeMoment(dateTime, locale);
  return { title, language, href: address, day: `${weekday}, ${dateLong}` };
}

/** A composer, their works and concerts. Another slug leads to the canonical address. */
export async function loadComposerPage(request: PageRequest): Promise<LoadResult<ComposerData>> {
  const { api, locale, route } = request;
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no composer's id.`);
  const page = pageNumber(route.query.page);
  const composer = await api.get(getComposer, { id });
  const addressOf = (language: typeof locale, number: number) => {
    const query = { page: number > 1 ? number : undefined };
    return href("composer", language, { slug: composer.slug[language], id }, query);
  };
  if (route.params.slug !== composer.slug[locale]) {
    return { kind: "redirect", to: addressOf(locale, page), status: 301 };
  }
  const hrefOf = (number: number) => addressOf(locale, number);
  const concerts = await loadConcerts({ composer: id }, request, { page, hrefOf });
  return {
    kind: "page",
    data: {
      name: bindWords(composer.name),
      years: composer.years,
      works: composer.work_objs.map((work) => ({
        id: work.id,
        title: bindWords(work.title),
        language: work.title_language,
        href: workHref(work, locale),
        eventCount: work.event_count,
      })),
      upcomingCount: concerts.upcoming.length,
      next: nextOf(concerts, locale),
      catalogueLinks: catalogueLinks(composer.same_as),
      back: { title: workWords(locale)("names.title.composers"), href: href("composers", locale) },
      concerts,
    },
    head: headOf(composer, request, page, addressOf(locale, 1)),
    alternates: localize((language) => addressOf(language, page)),
    fragments: {
      [articlesSlot]: { owner: "mf-magazine", name: "articleTeasers", props: { composer: id } },
    },
  };
}
