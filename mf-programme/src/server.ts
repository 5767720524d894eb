import { fragment, type FragmentsOf } from "@festival/shared-ui/owner";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { Concerts } from "./concerts/Concerts.tsx";
import { ChosenConcerts } from "./fragments/chosenConcerts/ChosenConcerts.tsx";
import {
  loadChosenConcerts,
  probeChosenConcerts,
} from "./fragments/chosenConcerts/loadChosenConcerts.ts";
import { loadConcertsFragment } from "./fragments/concerts/loadConcertsFragment.ts";
import { HighlightEvents } from "./fragments/highlightEvents/HighlightEvents.tsx";
import { loadHighlightEvents } from "./fragments/highlightEvents/loadHighlightEvents.ts";
import { loadToday } from "./fragments/today/loadToday.ts";
import { Today } from "./fragments/today/Today.tsx";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** The fragments of mf-programme: what loads each, and what shows it. */
const fragments: FragmentsOf<"mf-programme"> = {
  highlightEvents: fragment({ Component: HighlightEvents, load: loadHighlightEvents }),
  today: fragment({ Component: Today, load: loadToday }),
  concerts: fragment({ Component: Concerts, load: loadConcertsFragment }),
  chosenConcerts: fragment({
    Component: ChosenConcerts,
    load: loadChosenConcerts,
    probe: probeChosenConcerts,
  }),
};

/** Server face of mf-programme. */
export const owner = createServerOwner({ screens, texts, fragments });
