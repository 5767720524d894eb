import { languageTag, type Locale } from "@festival/contracts/locales";
import { festivalZone } from "@festival/contracts/time/festivalTime";

/** A moment in words, by the festival's clocks. @param at in ISO 8601 */
export const momentOf = (
  at: string,
  locale: Locale,
  dateStyle: "medium" | "full" = "medium",
): string =>
  new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle,
    timeStyle: "short",
    timeZone: festivalZone,
  }).format(new Date(at));
