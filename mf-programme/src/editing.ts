import { defineFace } from "@festival/shared-ui/editing";
import { artistPlaces } from "./pages/ArtistPage/artistPlaces.ts";
import { bookletPlaces } from "./pages/BookletPage/bookletPlaces.ts";
import { composerPlaces } from "./pages/ComposerPage/composerPlaces.ts";
import { eventPlaces } from "./pages/EventPage/eventPlaces.ts";
import { venuePlaces } from "./pages/VenuePage/venuePlaces.ts";
import { workPlaces } from "./pages/WorkPage/workPlaces.ts";

/** What of the programme can be edited in the page. */
export const face = defineFace({
  event: eventPlaces,
  eventBooklet: bookletPlaces,
  venue: venuePlaces,
  artist: artistPlaces,
  work: workPlaces,
  composer: composerPlaces,
});
