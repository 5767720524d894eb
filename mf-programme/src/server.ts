import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventListPage } from "@festival/contracts/api/events";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { App } from "./App.tsx";
import { concertsServerFragment } from "./fragments/concerts/serverFragment.ts";
import { highlightEventsServerFragment } from "./fragments/highlightEvents/serverFragment.ts";
import { loadArtistPage } from "./pages/ArtistPage/loadArtistPage.ts";
import { loadBookletPage } from "./pages/BookletPage/loadBookletPage.ts";
import { loadChangesPage } from "./pages/ChangesPage/loadChangesPage.ts";
import { loadEventPage } from "./pages/EventPage/loadEventPage.ts";
import { loadProgrammePage } from "./pages/ProgrammePage/loadProgrammePage.ts";
import { loadVenuePage } from "./pages/VenuePage/loadVenuePage.ts";
import { loadVenuesPage } from "./pages/VenuesPage/loadVenuesPage.ts";
import { texts } from "./texts.ts";

/** The programme, its first event where there is one, and the venues. */
async function probes({ api, locale }: FragmentContext): Promise<string[]> {
  const { results } = await api.get<EventListPage>(apiPaths.events(locale));
  return [
    href("programme", locale),
    ...results.slice(0, 1).map(({ id, slug }) => href("event", locale, { id, slug: slug[locale] })),
    href("venues", locale),
  ];
}

/** Server face of mf-programme. */
export const owner = createServerOwner({
  App,
  texts,
  screens: {
    programme: { load: loadProgrammePage },
    event: { load: loadEventPage },
    eventBooklet: { load: loadBookletPage },
    programmeChanges: { load: loadChangesPage },
    venues: { load: loadVenuesPage },
    venue: { load: loadVenuePage },
    artist: { load: loadArtistPage },
  },
  fragments: {
    highlightEvents: highlightEventsServerFragment,
    concerts: concertsServerFragment,
  },
  probes,
});
