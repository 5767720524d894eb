import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventListPage, EventTeaser } from "@festival/contracts/api/events";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
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

/** The programme, its first event and booklet where there are any, the plan, the changes and the venues. */
async function probes({ api, locale }: FragmentContext): Promise<string[]> {
  const { results } = await api.get<EventListPage>(apiPaths.events(locale));
  const addressOf = (name: "event" | "eventBooklet", event: EventTeaser | undefined) =>
    event ? [href(name, locale, { id: event.id, slug: event.slug[locale] })] : [];
  return [
    href("programme", locale),
    ...addressOf("event", results[0]),
    ...addressOf(
      "eventBooklet",
      results.find(({ has_booklet: hasBooklet }) => hasBooklet),
    ),
    href("plan", locale),
    href("programmeChanges", locale),
    href("venues", locale),
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
