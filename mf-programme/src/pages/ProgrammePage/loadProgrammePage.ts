import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventListPage, EventTeaser, Genre } from "@festival/contracts/api/events";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageHead, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { describeMoment, describeRange } from "@festival/shared-ui/moment";
import { eventRow } from "../../events/eventRow.ts";
import { pageNumber, pagesOf } from "../../events/listPages.ts";
import { translate } from "../../texts.ts";
import type { GenreChoice, ProgrammeData, ProgrammeDay } from "./programmeData.ts";

/** The genres that the address names and that exist; whatever else stands there is ignored. */
function activeGenresOf(value: string | undefined, genres: readonly Genre[]): number[] {
  const named = new Set((value ?? "").split(",").map(parseId));
  return genres.map(({ id }) => id).filter((id) => named.has(id));
}

/** Search engines get one genre at a time: the combinations of twelve are thousands of pages. */
const genresIndexed = 1;

function genreChoices(
  genres: readonly Genre[],
  active: readonly number[],
  locale: Locale,
): GenreChoice[] {
  return genres.map(({ id, title }) => {
    const isActive = active.includes(id);
    const then = genres
      .map((genre) => genre.id)
      .filter((other) => (other === id ? !isActive : active.includes(other)));
    return {
      id,
      title,
      isActive,
      href: href("programme", locale, {}, { genres: then }),
      isForSearchEngines: then.length <= genresIndexed,
    };
  });
}

function dayOf(event: EventTeaser, locale: Locale, today: string): Omit<ProgrammeDay, "events"> {
  const { start, dates } = describeRange(event.date_and_time, null, locale, event.time_zone);
  const { date, day, weekday, month, year } = start;
  return {
    date,
    day,
    weekday,
    month,
    year: today.startsWith(year) ? "" : year,
    long: dates,
    isToday: date === today,
  };
}

/** The events come in the order of their instants; towns have days of their own. */
function daysOf(events: readonly EventTeaser[], locale: Locale, now: string): ProgrammeDay[] {
  const { date: today } = describeMoment(now, locale);
  const days = new Map<string, ProgrammeDay>();
  for (const event of events) {
    const found = dayOf(event, locale, today);
    const day = days.get(found.date) ?? { ...found, events: [] };
    days.set(found.date, day);
    day.events.push(eventRow(event, locale));
  }
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}

function headOf(data: ProgrammeData, locale: Locale): PageHead {
  const t = translate(locale);
  const genres = data.genres.filter(({ isActive }) => isActive).map(({ title }) => title);
  const title = genres.length > 0 ? genres.join(", ") : t("programme.title");
  return {
    title: data.page > 1 ? t("programme.head.titleOfPage", { title, page: data.page }) : title,
    description:
      genres.length > 0
        ? t("programme.head.descriptionOfGenres", { genres: genres.join(", "), count: data.count })
        : t("programme.head.description", { count: data.count }),
    // a filter that leaves nothing is no page anybody should find
    noIndex: data.count === 0 || data.activeGenres.length > genresIndexed,
  };
}

/** The list of events: one page of it, narrowed by genre. */
export async function loadProgrammePage({
  api,
  locale,
  now,
  route,
}: PageRequest): Promise<LoadResult<ProgrammeData>> {
  const page = pageNumber(route.query.page);
  const genres = await api.get<Genre[]>(apiPaths.genres(locale));
  const activeGenres = activeGenresOf(route.query.genres, genres);
  const filters = { genres: activeGenres.join(",") };
  const [events, all] = await Promise.all([
    api.get<EventListPage>(apiPaths.events(locale, { page, ...filters })),
    activeGenres.length > 0 ? api.get<EventListPage>(apiPaths.events(locale)) : undefined,
  ]);
  const data: ProgrammeData = {
    count: events.count,
    countOfAll: (all ?? events).count,
    page,
    pages: pagesOf(events, page),
    days: daysOf(events.results, locale, now),
    genres: genreChoices(genres, activeGenres, locale),
    activeGenres,
  };
  return {
    kind: "page",
    data,
    head: headOf(data, locale),
    alternates: localize((language) =>
      href("programme", language, {}, { page: page > 1 ? page : undefined, ...filters }),
    ),
  };
}
