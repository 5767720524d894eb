import { translatorOf, usePage } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

const mapWords = translatorOf({ de, en });

/** The words of the map, which only the list of venues needs, in the page's language. */
export function useMapWords(): ReturnType<typeof mapWords> {
  return mapWords(usePage().locale);
}
