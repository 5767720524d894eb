import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventListPage, Season } from "@festival/contracts/api/events";
import type {
  EventCalendar,
  EventFacets,
  MarketingBanner,
} from "@festival/contracts/api/programme";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { datedEvent } from "../../events/datedEvent.ts";
import { pageNumber, pagesOf } from "../../events/listPages.ts";
import { translate } from "../../texts.ts";
import { activeFilters, waysOut } from "./activeFilters.ts";
import type { GenreChoice, ProgrammeData } from "./programmeData.ts";
import {
  areEqual,
  filterQuery,
  noFilters,
  programmeHref,
  readFilters,
  withoutChoices,
  withoutDates,
  type ProgrammeFilters,
} from "./programmeFilters.ts";
import { isForSearchEngines, programmeHead } from "./programmeHead.ts";
import {
  choiceGroups,
  flagChoices,
  ifThere,
  loadOptions,
  onlyExisting,
  type ProgrammeOptions,
} from "./programmeOptions.ts";
import { seasonCalendar } from "./seasonCalendar.ts";
import { daysOf, placeBanners } from "./timetable.ts";

function genreChoices(
  { genres }: ProgrammeOptions,
  filters: ProgrammeFilters,
  facets: EventFacets | undefined,
  locale: Locale,
): GenreChoice[] {
  const counts = new Map(facets?.genres.map(({ id, count }) => [id, count]));
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
      isActive,
      count: facets ? (counts.get(id) ?? 0) : null,
      href: programmeHref(locale, then),
      isForSearchEngines: isForSearchEngines(then),
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
    ? translate(locale)("programme.question", { what: first.title })
    : "";
}

/** The list of events: one page of it, under the filters that the address names. */
export async function loadProgrammePage({
  api,
  locale,
  now,
  route,
}: PageRequest): Promise<LoadResult<ProgrammeData>> {
  const page = pageNumber(route.query.page);
  const asked = readFilters(route.query);
  const [options, season] = await Promise.all([
    loadOptions(api, locale, asked),
    ifThere(api.get<Season>(apiPaths.season(locale))),
  ]);
  const filters = onlyExisting(asked, options);
  const query = filterQuery(filters);
  const isWhole = areEqual(filters, noFilters);
  const ofSeason = filterQuery({
    ...filters,
    from_date: season?.starts_on ?? "",
    to_date: season?.ends_on ?? "",
  });
  const [events, all, facets, days, banners] = await Promise.all([
    api.get<EventListPage>(apiPaths.events(locale, { page, ...query })),
    isWhole ? undefined : api.get<EventListPage>(apiPaths.events(locale)),
    ifThere(api.get<EventFacets>(apiPaths.eventFacets(locale, query))),
    ifThere(api.get<EventCalendar>(apiPaths.eventCalendar(locale, ofSeason))),
    isWhole && page === 1
      ? ifThere(api.get<MarketingBanner[]>(apiPaths.marketingBanners(locale)))
      : undefined,
  ]);
  const pages = pagesOf(events, page);
  const timetable = filters.q
    ? []
    : daysOf(events.results, { locale, now, latestFirst: filters.past });
  const fewer = withoutChoices(filters);
  const noDates = withoutDates(filters);
  const data: ProgrammeData = {
    count: events.count,
    countOfAll: (all ?? events).count,
    page,
    pages,
    days: timetable,
    matches: filters.q ? events.results.map((event) => datedEvent(event, locale, now)) : [],
    banners: placeBanners(banners ?? [], timetable),
    question: questionOf(filters, options, locale),
    corrected: events.corrected ?? "",
    genres: genreChoices(options, filters, facets, locale),
    flags: flagChoices(options, filters, facets),
    groups: choiceGroups(options, filters, facets, locale),
    filters,
    active: activeFilters(filters, options, locale),
    resets: {
      choices: areEqual(fewer, filters) ? null : programmeHref(locale, fewer),
      dates: areEqual(noDates, filters) ? null : programmeHref(locale, noDates),
    },
    waysOut: events.count === 0 ? await waysOut(filters, options, { api, locale }) : [],
    calendar: seasonCalendar(days, season, filters, { locale, now }),
    icsHref: apiPaths.eventsIcs(locale, query),
  };
  return {
    kind: "page",
    data,
    head: programmeHead(data, locale),
    alternates: localize((language) => programmeHref(language, filters, page)),
  };
}
