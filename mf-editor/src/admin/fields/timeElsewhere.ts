import { languageTag, type Locale } from "@festival/contracts/locales";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { readingIn } from "@festival/contracts/time/wallClock";

/**
 * What clocks of a zone say at a moment.
 * @returns undefined where they say the same as those of the festival
 */
export function timeElsewhere(instant: Date, zone: string, locale: Locale): string | undefined {
  if (readingIn(zone, instant) === readingIn(festivalZone, instant)) return undefined;
  const language = languageTag[locale];
  return new Intl.DateTimeFormat(language, {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(instant);
}
