import type { EventTeaser } from "@festival/contracts/api/events";
import { listEvents, type EventFilters } from "@festival/contracts/calls/programme";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { allOf } from "../events/allOf.ts";
import { datedEvent, type DatedEvent } from "../events/datedEvent.ts";
import { pagesOf } from "../events/listPages.ts";
import type { ConcertsData } from "./concertsData.ts";

/** Whose concerts; ids. Without any of them those of all. */
export interface ConcertsOf {
  venue?: number;
  artist?: number;
  ensemble?: number;
  work?: number;
  composer?: number;
  /** One of the magazine's, which articles about them have. */
  tag?: number;
}

interface ConcertPages {
  /** Page of the past, from 1. */
  page: number;
  /** The address of that list page. */
  hrefOf(page: number): string;
}

function filtersFor(of: ConcertsOf): EventFilters {
  const { venue, artist, ensemble, work, composer, tag } = of;
  return {
    venues: venue,
    cast_members: artist,
    ensembles: ensemble,
    works: work,
    composers: composer,
    tags: tag,
  };
}

/** The coming concerts at a venue or of an artist, and a list page of past ones. */
export async function loadConcerts(
  of: ConcertsOf,
  context: FragmentContext,
  pages?: ConcertPages,
): Promise<ConcertsData> {
  const { api, locale, now } = context;
  const page = pages?.page ?? 1;
  const [upcoming, past] = await Promise.all([
    // a festival has only so many: all that is to come is shown at once
    page === 1 ? allOf((next) => api.get(listEvents, { ...filtersFor(of), page: next })) : [],
    api.get(listEvents, { ...filtersFor(of), past: 1, page }),
  ]);
  const count = pagesOf(past, page);
  const row = (event: EventTeaser): DatedEvent => {
    const dated = datedEvent(event, locale, now);
    // on a venue's page its lines do not repeat the venue
    return of.venue === undefined ? dated : { ...dated, venue: undefined };
  };
  return {
    upcoming: upcoming.map(row),
    past: past.results.map(row),
    page,
    pages: count,
    pageHrefs:
      pages && count > 1
        ? Array.from({ length: count }, (_, index) => pages.hrefOf(index + 1))
        : [],
  };
}
