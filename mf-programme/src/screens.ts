import { screen, type ScreensOf } from "@festival/shared-ui/owner";
import {
  probeArtist,
  probeBooklet,
  probeComposer,
  probeEvent,
  probeVenue,
  probeWork,
} from "./events/probes.ts";
import { loadArtistPage } from "./pages/ArtistPage/loadArtistPage.ts";
import { loadBookletPage } from "./pages/BookletPage/loadBookletPage.ts";
import { loadChangesPage } from "./pages/ChangesPage/loadChangesPage.ts";
import { loadComposerPage } from "./pages/ComposerPage/loadComposerPage.ts";
import { loadEventPage } from "./pages/EventPage/loadEventPage.ts";
import { loadNamesPage } from "./pages/NamesPage/loadNamesPage.ts";
import { loadPrintPage } from "./pages/PrintPage/loadPrintPage.ts";
import { loadPlanPage } from "./pages/PlanPage/loadPlanPage.ts";
import { loadProgrammePage } from "./pages/ProgrammePage/loadProgrammePage.ts";
import { loadVenuePage } from "./pages/VenuePage/loadVenuePage.ts";
import { loadVenuesPage } from "./pages/VenuesPage/loadVenuesPage.ts";
import { loadWorkPage } from "./pages/WorkPage/loadWorkPage.ts";

/** The screens of mf-programme: what loads each on the server, and what shows it. */
export const screens: ScreensOf<"mf-programme"> = {
  programme: screen({
    server: ON_SERVER && { load: loadProgrammePage },
    Screen: async () => (await import("./pages/ProgrammePage/ProgrammePage.tsx")).ProgrammePage,
  }),
  event: screen({
    server: ON_SERVER && { load: loadEventPage, probe: probeEvent },
    Screen: async () => (await import("./pages/EventPage/EventPage.tsx")).EventPage,
  }),
  eventBooklet: screen({
    server: ON_SERVER && { load: loadBookletPage, probe: probeBooklet },
    Screen: async () => (await import("./pages/BookletPage/BookletPage.tsx")).BookletPage,
  }),
  programmeChanges: screen({
    server: ON_SERVER && { load: loadChangesPage },
    Screen: async () => (await import("./pages/ChangesPage/ChangesPage.tsx")).ChangesPage,
  }),
  programmePrint: screen({
    server: ON_SERVER && { load: loadPrintPage },
    Screen: async () => (await import("./pages/PrintPage/PrintPage.tsx")).PrintPage,
  }),
  plan: screen({
    server: ON_SERVER && { load: loadPlanPage },
    Screen: async () => (await import("./pages/PlanPage/PlanPage.tsx")).PlanPage,
  }),
  venues: screen({
    server: ON_SERVER && { load: loadVenuesPage },
    Screen: async () => (await import("./pages/VenuesPage/VenuesPage.tsx")).VenuesPage,
  }),
  venue: screen({
    server: ON_SERVER && { load: loadVenuePage, probe: probeVenue },
    Screen: async () => (await import("./pages/VenuePage/VenuePage.tsx")).VenuePage,
  }),
  artist: screen({
    server: ON_SERVER && { load: loadArtistPage, probe: probeArtist },
    Screen: async () => (await import("./pages/ArtistPage/ArtistPage.tsx")).ArtistPage,
  }),
  artists: screen({
    server: ON_SERVER && { load: loadNamesPage("artists") },
    Screen: async () => (await import("./pages/NamesPage/NamesPage.tsx")).NamesPage,
  }),
  ensembles: screen({
    server: ON_SERVER && { load: loadNamesPage("ensembles") },
    Screen: async () => (await import("./pages/NamesPage/NamesPage.tsx")).NamesPage,
  }),
  works: screen({
    server: ON_SERVER && { load: loadNamesPage("works") },
    Screen: async () => (await import("./pages/NamesPage/NamesPage.tsx")).NamesPage,
  }),
  composers: screen({
    server: ON_SERVER && { load: loadNamesPage("composers") },
    Screen: async () => (await import("./pages/NamesPage/NamesPage.tsx")).NamesPage,
  }),
  work: screen({
    server: ON_SERVER && { load: loadWorkPage, probe: probeWork },
    Screen: async () => (await import("./pages/WorkPage/WorkPage.tsx")).WorkPage,
  }),
  composer: screen({
    server: ON_SERVER && { load: loadComposerPage, probe: probeComposer },
    Screen: async () => (await import("./pages/ComposerPage/ComposerPage.tsx")).ComposerPage,
  }),
};
