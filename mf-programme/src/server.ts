import { createServerOwner } from "@festival/shared-ui/owner/server";
import { chosenConcertsServerFragment } from "./fragments/chosenConcerts/serverFragment.ts";
import { concertsServerFragment } from "./fragments/concerts/serverFragment.ts";
import { highlightEventsServerFragment } from "./fragments/highlightEvents/serverFragment.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** Server face of mf-programme. */
export const owner = createServerOwner({
  screens,
  texts,
  fragments: {
    highlightEvents: highlightEventsServerFragment,
    concerts: concertsServerFragment,
    chosenConcerts: chosenConcertsServerFragment,
  },
});
