const berlinTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/**
 * When the festival's day ends in which a moment lies; an hour off in the nights when the clocks change.
 * @returns milliseconds since 1970
 * @example endOfDay("2025-08-28T20:00:00.000Z") => Date.parse("2025-08-28T22:00:00.000Z")
 */
export function endOfDay(moment: string): number {
  const instant = new Date(moment);
  const [hours = 0, minutes = 0, seconds = 0] = berlinTime.format(instant).split(":").map(Number);
  const passed = ((hours * 60 + minutes) * 60 + seconds) * 1000 + instant.getUTCMilliseconds();
  return instant.getTime() - passed + 24 * 60 * 60 * 1000;
}
