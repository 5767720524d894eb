import { listCastMembers, listEvents, listVenues } from "@festival/contracts/calls/programme";
import type { Localized } from "@festival/contracts/locales";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href, type RouteName } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { chosenConcertsServerFragment } from "./fragments/chosenConcerts/serverFragment.ts";
import { concertsServerFragment } from "./fragments/concerts/serverFragment.ts";
import { highlightEventsServerFragment } from "./fragments/highlightEvents/serverFragment.ts";
import { loadArtistPage } from "./pages/ArtistPage/loadArtistPage.ts";
import { loadBookletPage } from "./pages/BookletPage/loadBookletPage.ts";
import { loadChangesPage } from "./pages/ChangesPage/loadChangesPage.ts";
import { loadEventPage } from "./pages/EventPage/loadEventPage.ts";
import { loadPlanPage } from "./pages/PlanPage/loadPlanPage.ts";
import { loadProgrammePage } from "./pages/ProgrammePage/loadProgrammePage.ts";
import { loadVenuePage } from "./pages/VenuePage/loadVenuePage.ts";
import { loadVenuesPage } from "./pages/VenuesPage/loadVenuesPage.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

interface Addressed {
  id: number;
  slug: Localized;
}

/** One address of each screen to which there is something to show; past events where there are no others. */
async function probes({ api, locale }: FragmentContext): Promise<string[]> {
  const addressOf = (name: RouteName, found: Addressed | undefined) =>
    found ? [href(name, locale, { slug: found.slug[locale], id: found.id })] : [];
  const [next, past, venues, artists] = await Promise.all([
    api.get(listEvents),
    api.get(listEvents, { past: 1 }),
    api.get(listVenues),
    api.get(listCastMembers),
  ]);
  const events = [...next.results, ...past.results];
  const withBooklet = events.find(({ has_booklet: hasBooklet }) => hasBooklet);
  return [
    href("programme", locale),
    ...addressOf("event", events[0]),
    ...addressOf("eventBooklet", withBooklet),
    href("plan", locale),
    href("programmeChanges", locale),
    href("venues", locale),
    ...addressOf("venue", venues[0]),
    ...addressOf("artist", artists[0]),
  ];
}

/** Server face of mf-programme. */
export const owner = createServerOwner({
  screens,
  texts,
  pages: {
    programme: { load: loadProgrammePage },
    event: { load: loadEventPage },
    eventBooklet: { load: loadBookletPage },
    programmeChanges: { load: loadChangesPage },
    plan: { load: loadPlanPage },
    venues: { load: loadVenuesPage },
    venue: { load: loadVenuePage },
    artist: { load: loadArtistPage },
  },
  fragments: {
    highlightEvents: highlightEventsServerFragment,
    concerts: concertsServerFragment,
    chosenConcerts: chosenConcertsServerFragment,
  },
  probes,
});
