import type { PlanClash } from "./clashes.ts";
import type { PlanData, PlanDay, PlanEvent, PlanHours } from "./planData.ts";

/** The hours that a drawing of a plan shows, whole ones. */
export interface Axis {
  first: number;
  last: number;
}

/** An event in the drawing. Places are shares of the axis, from 0 to 1. */
export interface Lane {
  event: PlanEvent & { hours: PlanHours };
  from: number;
  to: number;
  /** Where the way to it begins; null where there is none. */
  wayFrom: number | null;
  /** The side that has more room for its words. */
  words: "before" | "after";
  clash: PlanClash["kind"] | null;
}

export interface ScaleDay {
  day: PlanDay;
  lanes: Lane[];
  /** Days without a concert before it. */
  free: number;
}

/** The place within the page of an event's line. */
export const lineId = (id: number) => `plan-${id}`;

/** Fewer would draw short concerts as if they filled an evening. */
const fewestHours = 6;
/** More free days would be a page of nothing. */
const mostFree = 14;

/** The hours that have something in them; null where no event has an hour. */
export function axisOf(days: readonly PlanDay[]): Axis | null {
  const hours = days.flatMap(({ events }) => events.flatMap(({ hours: known }) => known ?? []));
  if (hours.length === 0) return null;
  const last = Math.ceil(Math.max(...hours.map(({ to }) => to)) / 60);
  const first = Math.floor(Math.min(...hours.map(({ from }) => from)) / 60);
  return { first: Math.max(0, Math.min(first, last - fewestHours)), last };
}

function laneOf(event: PlanEvent, axis: Axis, clashes: readonly PlanClash[]): Lane[] {
  const { hours, way } = event;
  if (!hours) return [];
  const share = (minutes: number) => (minutes / 60 - axis.first) / (axis.last - axis.first);
  const own = clashes.filter(({ first, second, kind }) =>
    kind === "overlap" ? first === event.id || second === event.id : second === event.id,
  );
  const [from, to] = [share(hours.from), share(hours.to)];
  return [
    {
      event: { ...event, hours },
      from,
      to,
      wayFrom: way && Math.max(0, share(hours.from - way.minutes)),
      words: from > 1 - to ? "before" : "after",
      clash: own.find(({ kind }) => kind === "overlap")?.kind ?? own[0]?.kind ?? null,
    },
  ];
}

const dayMs = 24 * 60 * 60 * 1000;

/** The days of a plan as they are drawn: those that have an event with an hour. */
export function scaleDays({ days, clashes }: PlanData, axis: Axis): ScaleDay[] {
  return days
    .map((day) => ({ day, lanes: day.events.flatMap((event) => laneOf(event, axis, clashes)) }))
    .filter(({ lanes }) => lanes.length > 0)
    .map((one, index, all) => {
      const before = all[index - 1]?.day.date ?? one.day.date;
      const apart = Math.round((Date.parse(one.day.date) - Date.parse(before)) / dayMs);
      return { ...one, free: Math.min(mostFree, Math.max(0, apart - 1)) };
    });
}
