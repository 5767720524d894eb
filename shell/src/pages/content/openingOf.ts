import type { Image } from "@festival/contracts/api/common";
import type { ContentPage } from "@festival/contracts/api/content";
import type { Locale } from "@festival/contracts/locales";
import { describeRange } from "@festival/shared-ui/datesInWords";
import { translatorOf } from "@festival/shared-ui/owner";
import de from "./locales/de.json" with { type: "json" };
import en from "./locales/en.json" with { type: "json" };

/** How the page of a focus, a series or a residency begins. */
export interface Opening {
  /** The one that services which show links get, too; null where the page has none. */
  image: Image | null;
  /** From the first day to the last. */
  dates: string;
  /** How many events, in words. */
  count: string;
}

const openingWords = translatorOf({ de, en });

/** @returns null for a page that lists no events */
export function openingOf(
  { modules, og_image: image }: ContentPage,
  locale: Locale,
): Opening | null {
  const events = modules.flatMap((section) =>
    section.model === "eventlist" ? section.items.map(({ event }) => event) : [],
  );
  const dates = events.map(({ date_and_time: date }) => date).toSorted();
  const [first, last = null] = [dates[0], dates.at(-1)];
  if (!first) return null;
  return {
    image,
    dates: describeRange(first, last, locale).dates,
    count: openingWords(locale)("opening.events", { count: events.length }),
  };
}
