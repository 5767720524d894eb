// What clocks and calendars of a time zone show, and when they show it. All arithmetic with zones is here.

/** Making one costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A wall clock's reading at an instant, as if it were in UTC, in milliseconds.
 * @throws RangeError where the zone is not known, or the instant is none
 */
export function readingAt(instant: number, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  const parts = Object.fromEntries(
    formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * What a zone's clocks show at an instant.
 * @example readingIn("Europe/Berlin", 2025-08-30T09:00:00Z) => "2025-08-30T11:00"
 */
export function readingIn(timeZone: string, instant: Date): string {
  return new Date(readingAt(instant.getTime(), timeZone)).toISOString().slice(0, 16);
}

/** @returns the zone's calendar day at an instant, YYYY-MM-DD */
export function dayIn(timeZone: string, instant: Date): string {
  return new Date(readingAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/**
 * The instant at which a zone's clocks show this day and time.
 * @param reading "2025-08-30T11:00"
 * @example instantIn("America/New_York", "2024-09-12T19:30") => 2024-09-12T23:30:00.000Z
 */
export function instantIn(timeZone: string, reading: string): Date {
  const wanted = Date.parse(`${reading}Z`);
  let instant = wanted;
  // the second step is for instants whose first guess lies on the other side of a clock change
  for (let step = 0; step < 2; step += 1) instant += wanted - readingAt(instant, timeZone);
  return new Date(instant);
}

/**
 * @param day YYYY-MM-DD
 * @example dayAfter("2025-08-31") => "2025-09-01"
 */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
