import type { EventYears } from "@festival/contracts/api/programme";
import type { Locale } from "@festival/contracts/locales";
import type { LinkedChoice } from "../programmeData.ts";
import { type ProgrammeFilters, programmeHref } from "../programmeFilters.ts";
import { switchDays } from "./dayRange.ts";

/** More years than this are no row of links any more. */
const mostYears = 16;

/** Years of the past, both included, as a choice: the programme of them, or of all years where they are chosen. */
function choiceOf(
  [from, to]: [number, number],
  title: string,
  { filters, locale }: { filters: ProgrammeFilters; locale: Locale },
): LinkedChoice {
  const { isChosen, next } = switchDays(filters, `${from}-01-01`, `${to}-12-31`);
  return {
    id: from,
    title,
    ...(isChosen && { isActive: true }),
    href: programmeHref(locale, next),
    isNofollow: true,
  };
}

/**
 * The ways into the past: its years in a row, the latest first. Many years are decades first, and then the years of the
 * one in which the chosen days lie.
 * @returns rows of links; none where everything was within one year
 */
export function yearChoices(
  { years }: EventYears,
  filters: ProgrammeFilters,
  locale: Locale,
): LinkedChoice[][] {
  if (years.length < 2) return [];
  const latestFirst = years.map(({ year }) => year).toReversed();
  const given = { filters, locale };
  const row = (some: readonly number[]) =>
    some.map((year) => choiceOf([year, year], String(year), given));
  if (years.length <= mostYears) return [row(latestFirst)];
  const byDecade = Map.groupBy(latestFirst, (year) => Math.floor(year / 10) * 10);
  const decades = [...byDecade.keys()].map((first) =>
    choiceOf([first, first + 9], `${first}–${first + 9}`, given),
  );
  const chosen = Math.floor(Number(filters.from_date.slice(0, 4)) / 10) * 10;
  const within = byDecade.get(chosen);
  return within ? [decades, row(within)] : [decades];
}
