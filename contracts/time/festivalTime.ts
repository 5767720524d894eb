import { dayIn, instantIn } from "./wallClock.ts";

// The one place that knows which zone the festival is in.

/** IANA name of the zone in which days and times are shown, where an event has no other. */
export const festivalZone = "Europe/Berlin";

/**
 * The festival's calendar day at an instant.
 * @example festivalDay(new Date("2025-08-30T22:30:00Z")) => "2025-08-31"
 */
export const festivalDay = (instant: Date): string => dayIn(festivalZone, instant);

/**
 * The instant at which the festival's clocks show this day and time.
 * @param reading "2025-08-30T11:00"
 */
export const festivalInstant = (reading: string): Date => instantIn(festivalZone, reading);

/**
 * The instant at which a day of the festival begins.
 * @param day YYYY-MM-DD
 */
export const startOfFestivalDay = (day: string): Date => festivalInstant(`${day}T00:00`);
