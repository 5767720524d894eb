import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventListPage, Genre, Season } from "@festival/contracts/api/events";
import type {
  EventCalendar,
  EventChoices,
  EventOption,
  MarketingBanner,
} from "@festival/contracts/api/programme";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageRequest } from "@festival/contracts/pageOwner";
import { bindWords } from "@festival/shared-ui/bindWords";
import { datedEvent } from "../../events/datedEvent.ts";
import { ifThere } from "../../events/ifThere.ts";
import { pageNumber, pagesOf } from "../../events/listPages.ts";
import { translate } from "../../texts.ts";
import { activeFilters, waysOut } from "./activeFilters.ts";
import type { GenreChoice, ProgrammeData } from "./programmeData.ts";
import {
  areEqual,
  filterQuery,
  listFilters,
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
  onlyExisting,
  optionsOf,
  withNothingLeft,
  type ProgrammeOptions,
} from "./programmeOptions.ts";
import { seasonCalendar } from "./seasonCalendar.ts";
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
      isActive,
      count: choices ? (counts.get(id) ?? 0) : null,
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
    ? translate(locale)("loaded.programme.question", { what: bindWords(first.title) })
    : "";
}

const namesNothing = (filters: ProgrammeFilters) =>
  listFilters.every((name) => name === "genres" || filters[name].length === 0);

/** What there is to choose, and the filters without what does not exist. */
async function loadOptions(asked: ProgrammeFilters, { api, locale }: PageRequest) {
  const ask = (filters: ProgrammeFilters) =>
    api.get<EventChoices>(apiPaths.eventChoices(locale, filterQuery(filters)));
  const asking = ask(asked);
  const [genres, flags, offered] = await Promise.all([
    api.get<Genre[]>(apiPaths.genres(locale)),
    ifThere("options", api.get<EventOption[]>(apiPaths.eventOptions(locale))),
    // to leave out what was asked for would show something else
    namesNothing(asked) ? ifThere("choices", asking) : asking,
  ]);
  const filters = onlyExisting(asked, optionsOf(genres, [], offered));
  const choices = offered && !areEqual(asked, filters) ? await ask(filters) : offered;
  // where nothing is left, everything is offered, to choose anew
  const anew = choices?.count === 0 ? await ifThere("choices", ask(noFilters)) : undefined;
  return {
    filters,
    choices: choices && anew ? withNothingLeft(choices, anew) : choices,
    options: optionsOf(genres, flags ?? [], choices),
  };
}

/** The list of events: one page of it, under the filters that the address names. */
export async function loadProgrammePage(request: PageRequest): Promise<LoadResult<ProgrammeData>> {
  const { api, locale, now, route } = request;
  const page = pageNumber(route.query.page);
  const [{ filters, choices, options }, season] = await Promise.all([
    loadOptions(readFilters(route.query), request),
    ifThere("season", api.get<Season>(apiPaths.season(locale))),
  ]);
  const query = filterQuery(filters);
  const isWhole = areEqual(filters, noFilters);
  const ofSeason = filterQuery({
    ...filters,
    from_date: season?.starts_on ?? "",
    to_date: season?.ends_on ?? "",
  });
  const [events, all, days, banners] = await Promise.all([
    api.get<EventListPage>(apiPaths.events(locale, { page, ...query })),
    isWhole ? undefined : api.get<EventListPage>(apiPaths.events(locale)),
    ifThere("calendar", api.get<EventCalendar>(apiPaths.eventCalendar(locale, ofSeason))),
    isWhole && page === 1
      ? ifThere("banners", api.get<MarketingBanner[]>(apiPaths.marketingBanners(locale)))
      : undefined,
  ]);
  const pages = pagesOf(events, page);
  const timetable = filters.q
    ? []
    : daysOf(events.results, { locale, now, latestFirst: filters.past });
  const countOfAll = (all ?? events).count;
  const written = new Intl.NumberFormat(locale === "de" ? "de-DE" : "en-GB");
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
    corrected: events.corrected ?? "",
    genres: genreChoices(options, filters, choices, locale),
    flags: flagChoices(options, filters, choices),
    groups: choiceGroups(filters, choices, locale),
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
