import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { browserTexts } from "../../browserTexts.ts";
import { ChosenConcerts } from "./ChosenConcerts.tsx";

/** Browser face of the concerts that an article speaks of. */
export const fragment = createBrowserFragment({ Component: ChosenConcerts, texts: browserTexts });
