import type { MomentRange } from "@festival/shared-ui/datesInWords";

/**
 * Until when an event over several days lasts; empty for all others. The year stands beside the first
 * day already, unless it is another.
 * @example lastDay(describeRange("2025-09-06T16:00:00Z", "2025-09-07T11:00:00Z", "de")) => "7. September"
 */
export function lastDay({ start, end, severalDays }: MomentRange): string {
  if (!severalDays || !end) return "";
  return end.year === start.year ? end.dateLong.slice(0, -` ${end.year}`.length) : end.dateLong;
}
