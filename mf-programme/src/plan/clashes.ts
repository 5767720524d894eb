import type { Positions, Stay } from "./stays.ts";
import { wayBetween, type Way } from "./ways.ts";

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

/** Out of one hall and onto one's seat in the next, besides the way. */
export const changeMinutes = 10;

function clashOf(first: Stay, second: Stay, positions: Positions): PlanClash[] {
  const pair = { first: first.id, second: second.id };
  const gap = second.start - first.end;
  if (gap < 0) return [{ ...pair, kind: "overlap" }];
  const [from, to] = [positions.get(first.venueId), positions.get(second.venueId)];
  if (first.venueId === second.venueId || !from || !to) return [];
  const way = wayBetween(from, to);
  return gap < way.minutes + changeMinutes ? [{ ...pair, kind: "tight", gap, way }] : [];
}

/** All pairs of events that clash, by the beginning of the earlier one. */
export function clashesOf(stays: readonly Stay[], positions: Positions): PlanClash[] {
  return stays.flatMap((first, index) =>
    stays.slice(index + 1).flatMap((second) => clashOf(first, second, positions)),
  );
}
