import { createServerFragment } from "@festival/shared-ui/owner/server";
import { texts } from "../../texts.ts";
import { ChosenConcerts } from "./ChosenConcerts.tsx";
import { loadChosenConcerts, probeChosenConcerts } from "./loadChosenConcerts.ts";

/** Server face of the concerts that an article speaks of. */
export const chosenConcertsServerFragment = createServerFragment({
  Component: ChosenConcerts,
  texts,
  load: loadChosenConcerts,
  probe: probeChosenConcerts,
});
