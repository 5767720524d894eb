import type { EventDetail } from "@festival/contracts/api/events";
import { listEvents } from "@festival/contracts/calls/programme";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { datedEvent, type DatedEvent } from "../../events/datedEvent.ts";

const shown = 3;

/** Evenings of the same genres that one can still hear, the nearest in time, in the order of their dates. */
export async function loadAlternatives(
  event: EventDetail,
  { api, locale, now }: PageRequest,
): Promise<DatedEvent[]> {
  const isMissed = event.status === "cancelled" || event.button_status === "sold_out";
  if (event.is_past || !isMissed) return [];
  const genres = event.genres.map(({ id }) => id).join(",");
  const found = await api.optional(listEvents, {
    tickets_available: 1,
    ...(genres && { genres }),
  });
  const time = ({ date_and_time }: Pick<EventDetail, "date_and_time">) => Date.parse(date_and_time);
  const distance = (other: Pick<EventDetail, "date_and_time">) =>
    Math.abs(time(other) - time(event));
  return (found?.results ?? [])
    .filter(({ id }) => id !== event.id)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, shown)
    .toSorted((one, other) => time(one) - time(other))
    .map((other) => datedEvent(other, locale, now));
}
