import type { EventTeaser } from "@festival/contracts/api/events";
import { describeMoment, describeRange } from "@festival/shared-ui/datesInWords";
import { wayBetween, type Position, type Way } from "./ways.ts";

/** Where venues are, by their ids; of those that are missing no way is known. */
export type Positions = ReadonlyMap<number | undefined, Position>;

/** What an event lasts whose end is not known. */
export const assumedMinutes = 120;

/** When one must be where. */
export interface Stay {
  id: number;
  /** Calendar day of its beginning, where it takes place. */
  date: string;
  venueId: number | undefined;
  /** Minutes after its midnight. */
  ofDay: number;
  /** Minutes since 1970: clocks that are put forward or back don't matter. */
  start: number;
  end: number;
}

/** The way to an event from the one before it. */
export interface PlanWay extends Way {
  /** Id of the event before. */
  fromId: number;
}

const minutesOf = (iso: string) => Date.parse(iso) / 60_000;

/** Nothing for what has no hour, lasts for days, is over, or does not take place. */
function stayOf(event: EventTeaser): Stay[] {
  const { id, date_and_time: startsAt, ends_at: endsAt, status, time_zone: zone } = event;
  if (event.is_past || status === "cancelled" || !event.has_time) return [];
  // the language plays no part
  const { end, severalDays } = describeRange(startsAt, endsAt, "de", zone);
  if (severalDays) return [];
  const start = minutesOf(startsAt);
  const { date, local } = describeMoment(startsAt, "de", zone);
  const [hour, minute] = local.slice("2025-08-30T".length).split(":").map(Number);
  return [
    {
      id,
      date,
      ofDay: (hour ?? 0) * 60 + (minute ?? 0),
      venueId: event.venue_obj?.id,
      start,
      end: end ? minutesOf(end.iso) : start + assumedMinutes,
    },
  ];
}

/**
 * The events of a plan that ask one to be somewhere at an hour, by their beginning. Server only: it
 * asks `Intl` what is one night.
 */
export function staysOf(events: readonly EventTeaser[]): Stay[] {
  return events.flatMap(stayOf).toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The ways of each day from one house to the next, by the id of the event they lead to. */
export function waysOf(stays: readonly Stay[], positions: Positions): Map<number, PlanWay> {
  const ways = new Map<number, PlanWay>();
  for (const [index, stay] of stays.entries()) {
    const before = stays[index - 1];
    if (!before || before.date !== stay.date || before.end > stay.start) continue;
    const [from, to] = [positions.get(before.venueId), positions.get(stay.venueId)];
    if (before.venueId === stay.venueId || !from || !to) continue;
    ways.set(stay.id, { ...wayBetween(from, to), fromId: before.id });
  }
  return ways;
}
