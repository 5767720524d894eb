import type { EventTeaser } from "@festival/contracts/api/events";
import { describeRange } from "@festival/shared-ui/datesInWords";
import { wayBetween, type Position, type Way } from "./ways.ts";

/** Two events of a plan of which one can't hear both, or hardly; by id, the earlier one first. */
export type PlanClash = { first: number; second: number } & (
  | { kind: "overlap" }
  | {
      kind: "tight";
      /** Minutes from the end of the first to the beginning of the second. */
      gap: number;
      way: Way;
    }
);

/** What an event lasts whose end is not known. */
export const assumedMinutes = 120;
/** Out of one hall and onto one's seat in the next, besides the way. */
export const changeMinutes = 10;

interface Stay {
  id: number;
  venueId: number | undefined;
  /** Minutes since 1970: clocks that are put forward or back don't matter. */
  start: number;
  end: number;
}

const minutesOf = (iso: string) => Date.parse(iso) / 60_000;

/** When one must be where; nothing for what has no hour, lasts for days, or does not take place. */
function stayOf(event: EventTeaser): Stay[] {
  const { id, date_and_time: startsAt, ends_at: endsAt, status, has_time: hasTime } = event;
  if (event.is_past || status === "cancelled" || !hasTime) return [];
  // the language plays no part
  const { end, severalDays } = describeRange(startsAt, endsAt, "de", event.time_zone);
  if (severalDays) return [];
  const start = minutesOf(startsAt);
  return [
    {
      id,
      venueId: event.venue_obj?.id,
      start,
      end: end ? minutesOf(end.iso) : start + assumedMinutes,
    },
  ];
}

function clashOf(
  first: Stay,
  second: Stay,
  positions: ReadonlyMap<number | undefined, Position>,
): PlanClash[] {
  const pair = { first: first.id, second: second.id };
  const gap = second.start - first.end;
  if (gap < 0) return [{ ...pair, kind: "overlap" }];
  const [from, to] = [positions.get(first.venueId), positions.get(second.venueId)];
  if (first.venueId === second.venueId || !from || !to) return [];
  const way = wayBetween(from, to);
  return gap < way.minutes + changeMinutes ? [{ ...pair, kind: "tight", gap, way }] : [];
}

/**
 * All pairs of events that clash, by the beginning of the earlier one. Server only: it asks `Intl` what
 * is one night.
 * @param positions of venues, by their ids; of those that are missing no way is known
 */
export function clashesOf(
  events: readonly EventTeaser[],
  positions: ReadonlyMap<number | undefined, Position>,
): PlanClash[] {
  const stays = events.flatMap(stayOf).toSorted((a, b) => a.start - b.start || a.end - b.end);
  return stays.flatMap((first, index) =>
    stays.slice(index + 1).flatMap((second) => clashOf(first, second, positions)),
  );
}
