import { translatorOf, usePage } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

export const workWords = translatorOf({ de, en });

/** The words of works, composers and lists of names, which no other screen needs, in the page's language. */
export function useWorkWords(): ReturnType<typeof workWords> {
  return workWords(usePage().locale);
}
