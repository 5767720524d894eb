import type { Season } from "@festival/contracts/api/programme/season";
import { listEvents } from "@festival/contracts/calls/programme";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import { bindDates } from "@festival/shared-ui/bindWords";
import { translate } from "../../../texts.ts";
import type { NextDay } from "../programmeData.ts";
import {
  type ProgrammeFilters,
  areEqual,
  filterQuery,
  noFilters,
  withoutDates,
} from "../programmeFilters.ts";
import { daysOf } from "../timetable.ts";

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/**
 * For days without an event: the first day after them, and not before today, that has some under the other filters.
 * @returns undefined where there is none, and for a search, which has no order of days
 */
export async function nextDay(
  filters: ProgrammeFilters,
  season: Season | null,
  { api, locale, now }: PageRequest,
): Promise<NextDay | undefined> {
  const { from_date, to_date, past, q } = filters;
  if (!to_date || past || q) return undefined;
  const today = festivalDay(new Date(now));
  const [, from = today] = [today, dayAfter(to_date)].toSorted();
  const then = { ...filters, from_date: from, to_date: "" };
  const found = await api.optional(listEvents, { page: 1, ...filterQuery(then) });
  const [day] = daysOf(found?.results ?? [], { locale, now, latestFirst: false });
  if (!day) return undefined;
  const t = translate(locale);
  const isDaysAlone = areEqual(withoutDates(filters), noFilters);
  const isOpening = season?.starts_on === day.date && today < day.date;
  const words = isDaysAlone ? (isOpening ? "opening" : "next") : "nextChosen";
  return {
    title:
      isDaysAlone && from_date === today && to_date === today
        ? t("loaded.programme.notToday")
        : null,
    words: t(`loaded.programme.${words}`, { date: bindDates(day.long) }),
    day,
  };
}
