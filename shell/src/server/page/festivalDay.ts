import { festivalDay, startOfFestivalDay } from "@festival/contracts/time/festivalTime";
import { dayAfter } from "@festival/contracts/time/wallClock";

/**
 * When the festival's day ends in which a moment lies.
 * @returns milliseconds since 1970
 * @example endOfDay("2025-08-28T20:00:00.000Z") => Date.parse("2025-08-28T22:00:00.000Z")
 */
export function endOfDay(moment: string): number {
  return startOfFestivalDay(dayAfter(festivalDay(new Date(moment)))).getTime();
}
