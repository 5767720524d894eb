import { translatorOf, usePage } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const dayWords = translatorOf({ de, en });

/** Words of days and calendars, which only the programme needs, in the page's language. */
export function useDayWords(): ReturnType<typeof dayWords> {
  return dayWords(usePage().locale);
}
