import type { HotlineHours } from "@festival/contracts/api/settings";
import { festivalDay, festivalInstant } from "@festival/contracts/time/festivalTime";
import { dayAfter } from "@festival/contracts/time/wallClock";

/** Longer holidays are computed again when these days are over. */
const daysAhead = 14;

interface Opening {
  from: Date;
  until: Date;
}

/** 24:00 is the next day's beginning. */
const at = (day: string, time: string): Date =>
  time === "24:00" ? at(dayAfter(day), "00:00") : festivalInstant(`${day}T${time}`);

/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** When the telephone is answered on a day of the festival's calendar. */
function openingOn(day: string, hours: HotlineHours): Opening | null {
  const exception = hours.exceptions.find(({ date }) => date === day);
  if (!exception && !hours.weekdays.includes(weekdayOf(day))) return null;
  const { opens, closes } = exception ?? hours;
  return opens !== null && closes !== null
    ? { from: at(day, opens), until: at(day, closes) }
    : null;
}

/**
 * Whether the telephone is answered at an instant, and when that changes.
 * @returns `changesAt` null where that is not in sight: the hotline is switched off, or has no number yet
 */
export function hotlineAt(
  now: Date,
  hours: HotlineHours,
): { isActive: boolean; changesAt: Date | null } {
  if (!hours.is_enabled || hours.phone.trim() === "") return { isActive: false, changesAt: null };
  let day = festivalDay(now);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const opening = openingOn(day, hours);
    if (opening && now < opening.from) return { isActive: false, changesAt: opening.from };
    if (opening && now < opening.until) return { isActive: true, changesAt: opening.until };
    day = dayAfter(day);
  }
  return { isActive: false, changesAt: at(day, "00:00") };
}
