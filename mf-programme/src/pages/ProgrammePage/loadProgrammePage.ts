import type { EventChoices } from "@festival/contracts/api/programme";
import { addressOf } from "@festival/contracts/calls/call";
import {
  countEvents,
  getEventCalendar,
  getEventsIcs,
  getEventYears,
  getSeason,
  listEvents,
  listMarketingBanners,
} from "@festival/contracts/calls/programme";
import { languageTag, type Locale, localize } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import { bindWords } from "@festival/shared-ui/bindWords";
import { datedEvent } from "../../events/datedEvent.ts";
import { pageNumber, pagesOf } from "../../events/listPages.ts";
import { translate } from "../../texts.ts";
import { activeFilters, filterSuggestions } from "./activeFilters.ts";
import { loadOptions } from "./loadOptions.ts";
import type { GenreChoice, ProgrammeData } from "./programmeData.ts";
import {
  type ProgrammeFilters,
  areEqual,
  filterQuery,
  foundQuery,
  noFilters,
  programmeHref,
  readFilters,
  withoutChoices,
  withoutDates,
} from "./programmeFilters.ts";
import { isForSearchEngines, programmeHead } from "./programmeHead.ts";
import { type ProgrammeOptions, choiceGroups, flagChoices } from "./programmeOptions.ts";
import { wordsAsFilters } from "./search/wordsAsFilters.ts";
import { yearChoices } from "./calendar/yearChoices.ts";
import { nextDay } from "./calendar/nextDay.ts";
import { seasonDays } from "./calendar/seasonDays.ts";
import { daysOf, placeBanners } from "./timetable.ts";

function genreChoices(
  { genres }: ProgrammeOptions,
  filters: ProgrammeFilters,
  choices: EventChoices | undefined,
  locale: Locale,
): GenreChoice[] {
  const counts = new Map(choices?.genres.map(({ id, count }) => [id, count]));
  return genres.map(({ id, title }) => {
    const isActive = filters.genres.includes(id);
    const then = {
      ...filters,
      genres: isActive
        ? filters.genres.filter((other) => other !== id)
        : [...filters.genres, id].toSorted((a, b) => a - b),
    };
    return {
      id,
      title,
      isActive: isActive || undefined,
      count: choices ? (counts.get(id) ?? 0) : null,
      href: programmeHref(locale, then),
      isNofollow: !isForSearchEngines(then) || undefined,
    };
  });
}

/** Who plays it, and when: for the one composer or work that was chosen. */
function questionOf(filters: ProgrammeFilters, options: ProgrammeOptions, locale: Locale): string {
  const chosen = [
    ...options.works.filter(({ id }) => filters.works.includes(id)),
    ...options.composers.filter(({ id }) => filters.composers.includes(id)),
  ];
  const [first] = chosen;
  return first && chosen.length === 1
    ? translate(locale)("loaded.programme.question", { what: bindWords(first.title) })
    : "";
}

/** The list of events: one page of it, under the filters that the address names. */
export async function loadProgrammePage(request: PageRequest): Promise<LoadResult<ProgrammeData>> {
  const { api, locale, now, route } = request;
  const page = pageNumber(route.query.page);
  const list = (filters: ProgrammeFilters) =>
    api.get(listEvents, { page, ...filterQuery(filters) });
  const asked = readFilters(route.query);
  const meant = wordsAsFilters(asked, festivalDay(new Date(now)));
  if (meant) return { kind: "redirect", to: programmeHref(locale, meant), status: 302 };
  // what is meant by words is looked up once, and told to all other calls
  const found = asked.q ? await list(asked) : undefined;
  const [{ filters, choices, options }, season] = await Promise.all([
    loadOptions(asked, found, request),
    api.optional(getSeason),
  ]);
  const isWhole = areEqual(filters, noFilters);
  const inSeason = {
    ...filters,
    from_date: season?.starts_on ?? "",
    to_date: season?.ends_on ?? "",
  };
  const ofSeason = foundQuery(inSeason, found?.words);
  const [events, all, days, banners, years] = await Promise.all([
    found && areEqual(asked, filters) ? found : list(filters),
    isWhole ? undefined : api.get(countEvents),
    api.optional(getEventCalendar, ofSeason),
    isWhole && page === 1 ? api.optional(listMarketingBanners) : undefined,
    filters.past ? api.optional(getEventYears) : undefined,
  ]);
  const pages = pagesOf(events, page);
  const next = events.count === 0 ? await nextDay(filters, season, request) : undefined;
  const timetable = filters.q
    ? []
    : daysOf(events.results, { locale, now, latestFirst: filters.past });
  const countOfAll = (all ?? events).count;
  const written = new Intl.NumberFormat(languageTag[locale]);
  const fewer = withoutChoices(filters);
  const noDates = withoutDates(filters);
  const data: ProgrammeData = {
    count: events.count,
    countOfAll,
    written: { count: written.format(events.count), countOfAll: written.format(countOfAll) },
    page,
    pages,
    days: timetable,
    matches: filters.q ? events.results.map((event) => datedEvent(event, locale, now)) : [],
    banners: placeBanners(banners ?? [], timetable),
    question: questionOf(filters, options, locale),
    // a correction that finds nothing helps no one
    corrected: events.count > 0 ? (events.corrected ?? "") : "",
    genres: genreChoices(options, filters, choices, locale),
    flags: flagChoices(options, choices),
    groups: choiceGroups(choices, locale),
    filters,
    active: activeFilters(filters, options, locale),
    resets: {
      choices: areEqual(fewer, filters) ? null : programmeHref(locale, fewer),
      dates: areEqual(noDates, filters) ? null : programmeHref(locale, noDates),
    },
    filterSuggestions:
      events.count === 0
        ? await filterSuggestions(filters, options, { api, locale, words: found?.words })
        : [],
    ...(next && { next }),
    season: seasonDays(days ?? undefined, season ?? undefined, filters, { locale, now }),
    ...(years && { years: yearChoices(years, filters, locale) }),
    icsHref: addressOf(getEventsIcs, { locale, ...filterQuery(filters) }),
  };
  return {
    kind: "page",
    data,
    head: programmeHead(data, locale),
    alternates: localize((language) => programmeHref(language, filters, page)),
  };
}
