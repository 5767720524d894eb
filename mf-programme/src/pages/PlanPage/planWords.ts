import { translatorOf, usePage } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** The plan's own words: many, and no other screen needs them. */
export const planWords = translatorOf({ de, en });

/** The same in the page's language. */
export function usePlanWords(): ReturnType<typeof planWords> {
  return planWords(usePage().locale);
}
