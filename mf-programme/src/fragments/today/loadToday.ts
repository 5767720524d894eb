import type { EventTeaser } from "@festival/contracts/api/events";
import { getToday } from "@festival/contracts/calls/programme";
import type { Fragments } from "@festival/contracts/fragments";
import type { Locale } from "@festival/contracts/locales";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { bindDates } from "@festival/shared-ui/bindWords";
import { describeMoment } from "@festival/shared-ui/datesInWords";
import { datedEvent } from "../../events/datedEvent.ts";
import type { TodayData } from "./todayData.ts";
import { todayWords } from "./todayWords.ts";

/** "Samstag, 30. August" */
function dayInWords(day: string, locale: Locale): string {
  const noon = describeMoment(`${day}T12:00:00Z`, locale);
  return bindDates(
    locale === "de"
      ? `${noon.weekday}, ${noon.day}. ${noon.month}`
      : `${noon.weekday} ${noon.day} ${noon.month}`,
  );
}

/** What plays now and comes next, and the weekend. Each answer is kept until the next beginning or end. */
export async function loadToday(
  _props: Fragments["mf-programme"]["today"],
  { api, locale, now }: FragmentContext,
): Promise<TodayData> {
  const { day, today, playing, weekend } = await api.get(getToday);
  const words = todayWords(locale);
  const next = today.find(
    ({ id, status, has_time: hasTime }) =>
      hasTime && status !== "cancelled" && !playing.includes(id),
  );
  const noteOf = ({ id }: EventTeaser) => {
    if (playing.includes(id)) return words("playing");
    return id === next?.id ? words("next") : "";
  };
  const row = (note: (event: EventTeaser) => string) => (event: EventTeaser) => ({
    ...datedEvent(event, locale, now),
    note: note(event),
  });
  return {
    lists: [
      { title: words("today", { date: dayInWords(day, locale) }), events: today.map(row(noteOf)) },
      { title: words("weekend"), events: weekend.map(row(() => "")) },
    ].filter(({ events }) => events.length > 0),
  };
}
