import { translatorOf, usePage } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

export const bookletWords = translatorOf({ de, en });

/** The booklet's own words, which no other screen needs, in the page's language. */
export function useBookletWords(): ReturnType<typeof bookletWords> {
  return bookletWords(usePage().locale);
}
