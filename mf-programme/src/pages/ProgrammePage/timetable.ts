import type { EventTeaser } from "@festival/contracts/api/events";
import type { MarketingBanner } from "@festival/contracts/api/programme";
import type { Locale } from "@festival/contracts/locales";
import { drawnImage } from "@festival/contracts/images";
import { describeMoment, describeRange } from "@festival/shared-ui/datesInWords";
import { eventRow } from "../../events/eventRow.ts";
import type { PlacedBanner, ProgrammeDay } from "./programmeData.ts";

function dayOf(event: EventTeaser, locale: Locale, today: string): Omit<ProgrammeDay, "events"> {
  const { start, dates } = describeRange(event.date_and_time, null, locale, event.time_zone);
  const { date, day, weekday, month, year } = start;
  return {
    date,
    day,
    weekday,
    month,
    year: today.startsWith(year) ? undefined : year,
    long: dates,
    isToday: date === today || undefined,
  };
}

/** The events come in the order of their instants; towns have days of their own. */
export function daysOf(
  events: readonly EventTeaser[],
  { locale, now, latestFirst }: { locale: Locale; now: string; latestFirst: boolean },
): ProgrammeDay[] {
  const { date: today } = describeMoment(now, locale);
  const days = new Map<string, ProgrammeDay>();
  for (const event of events) {
    const found = dayOf(event, locale, today);
    const day = days.get(found.date) ?? { ...found, events: [] };
    days.set(found.date, day);
    day.events.push(eventRow(event, locale));
  }
  const inOrder = [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date));
  return latestFirst ? inOrder.toReversed() : inOrder;
}

/** Each banner behind the row that it is meant for; none where the list is too short for it. */
export function placeBanners(
  banners: readonly MarketingBanner[],
  days: readonly ProgrammeDay[],
): PlacedBanner[] {
  const rows = days.flatMap(({ events }) => events);
  return banners.flatMap((banner) => {
    const row = rows[Math.max(banner.calendar_position, 1) - 1];
    if (!row) return [];
    const { image_obj: drawn, calendar_position: _position, ...shown } = banner;
    const image = drawn ? drawnImage(drawn) : undefined;
    return { after: row.id, banner: { ...shown, image } };
  });
}
