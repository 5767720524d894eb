import { apiPaths } from "@festival/contracts/apiPaths";
import type { HighlightEvents } from "@festival/contracts/api/events";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { describeMoment } from "@festival/shared-ui/moment";
import { eventRow } from "../../events/eventRow.ts";
import type { HighlightEventsData } from "./highlightEventsData.ts";

/** The events that staff has picked for the home page, in the order in which one can hear them. */
export async function loadHighlightEvents(
  _props: Record<string, unknown>,
  { api, locale }: FragmentContext,
): Promise<HighlightEventsData> {
  const { event_objs } = await api.get<HighlightEvents>(apiPaths.highlightEvents(locale));
  const inTime = event_objs.toSorted(
    (a, b) => Date.parse(a.date_and_time) - Date.parse(b.date_and_time),
  );
  return {
    events: inTime.map((event) => {
      const { day, weekdayShort, monthShort } = describeMoment(
        event.date_and_time,
        locale,
        event.time_zone,
      );
      return { ...eventRow(event, locale), day, weekday: weekdayShort, month: monthShort };
    }),
    programmeHref: href("programme", locale),
  };
}
