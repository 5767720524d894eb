import { fetchCall } from "@festival/shared-ui/fetchCall";
import type { SearchSuggestions } from "@festival/contracts/api/programme";
import { getSuggestions } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { noFilters, programmeHref } from "../programmeFilters.ts";

export interface Suggestion {
  kind: "event" | "artist" | "ensemble" | "work" | "composer" | "venue";
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  /** What tells it from others of its name; may be empty. */
  detail: string;
  href: string;
}

/** Each as the place it leads to: its own page, or the programme with this composer or work. */
function suggestionsIn(found: SearchSuggestions, locale: Locale): Suggestion[] {
  return [
    ...found.events.map(({ id, slug, title, title_language: language, venue_obj }) => ({
      kind: "event" as const,
      title,
      language,
      detail: venue_obj?.name ?? "",
      href: href("event", locale, { slug: slug[locale], id }),
    })),
    ...found.artists.map(({ id, slug, first_name, last_name }) => ({
      kind: "artist" as const,
      title: `${first_name} ${last_name}`.trim(),
      detail: "",
      href: href("artist", locale, { slug: slug[locale], id }),
    })),
    ...found.ensembles.map(({ id, slug, name }) => ({
      kind: "ensemble" as const,
      title: name,
      detail: "",
      href: href("ensemble", locale, { slug: slug[locale], ensembleId: id }),
    })),
    ...found.composers.map(({ id, name }) => ({
      kind: "composer" as const,
      title: name,
      detail: "",
      href: programmeHref(locale, { ...noFilters, composers: [id] }),
    })),
    ...found.works.map(({ id, title, title_language: language, composer_obj }) => ({
      kind: "work" as const,
      title,
      language,
      detail: composer_obj?.name ?? "",
      href: programmeHref(locale, { ...noFilters, works: [id] }),
    })),
    ...found.venues.map(({ id, slug, name }) => ({
      kind: "venue" as const,
      title: name,
      detail: "",
      href: href("venue", locale, { slug: slug[locale], id }),
    })),
  ];
}

/** Asks the backend; nothing where the request fails, as the form works without it. */
export async function fetchSuggestions(
  words: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  try {
    const { ok, body } = await fetchCall(getSuggestions, { locale, q: words }, { signal });
    return ok ? suggestionsIn(body, locale) : [];
  } catch {
    return [];
  }
}
