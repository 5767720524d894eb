import type { EventNeighbour, EventNeighbours } from "@festival/contracts/api/programme";
import { getEventNeighbours } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { fetchCall } from "@festival/shared-ui/fetchCall";
import { filterQuery, readFilters } from "../ProgrammePage/programmeFilters.ts";
import type { Neighbour, Neighbours } from "./eventData.ts";

function neighbour(found: EventNeighbour | null, locale: Locale): Neighbour | null {
  if (!found) return null;
  const { id, slug, title, title_language: language, when } = found;
  return { id, title, language, when, href: href("event", locale, { slug: slug[locale], id }) };
}

export function neighboursOf(found: EventNeighbours | null, locale: Locale): Neighbours {
  return {
    previous: neighbour(found?.previous ?? null, locale),
    next: neighbour(found?.next ?? null, locale),
  };
}

/**
 * The neighbours among the filtered events, for visitors who came from there.
 * @param filters a query, as the programme's address has it
 * @returns undefined where the request fails, or the filters leave out the event itself
 */
export async function fetchNeighbours(
  id: number,
  filters: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Neighbours | undefined> {
  try {
    // without the page of the list, which this call does not know
    const query = filterQuery(readFilters(Object.fromEntries(new URLSearchParams(filters))));
    const { ok, body } = await fetchCall(getEventNeighbours, { locale, id, ...query }, { signal });
    return ok && body.fits ? neighboursOf(body, locale) : undefined;
  } catch {
    return undefined;
  }
}
