import { getHighlightEvents } from "@festival/contracts/calls/site";
import type { Fragments } from "@festival/contracts/fragments";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { datedEvent } from "../../events/datedEvent.ts";
import type { HighlightEventsData } from "./highlightEventsData.ts";

/**
 * The events that staff has picked for the home page, in the order in which one can hear them. What is
 * over can't be missed any more: it goes, unless all of it is over.
 */
export async function loadHighlightEvents(
  _props: Fragments["mf-programme"]["highlightEvents"],
  { api, locale, now }: FragmentContext,
): Promise<HighlightEventsData> {
  const { event_objs } = await api.get(getHighlightEvents);
  const inTime = event_objs.toSorted(
    (a, b) => Date.parse(a.date_and_time) - Date.parse(b.date_and_time),
  );
  const events = inTime.map((event) => datedEvent(event, locale, now));
  const coming = events.filter(({ isPast }) => !isPast);
  return {
    events: coming.length > 0 ? coming : events,
    programmeHref: href("programme", locale),
  };
}
