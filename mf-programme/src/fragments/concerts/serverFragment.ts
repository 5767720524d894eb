import { createServerFragment } from "@festival/shared-ui/owner/server";
import { Concerts } from "../../concerts/Concerts.tsx";
import { texts } from "../../texts.ts";
import { loadConcertsFragment } from "./loadConcertsFragment.ts";

/** Server face of the concerts that other owners' pages embed. */
export const concertsServerFragment = createServerFragment({
  Component: Concerts,
  texts,
  load: loadConcertsFragment,
});
