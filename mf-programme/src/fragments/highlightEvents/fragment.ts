import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { browserTexts } from "../../browserTexts.ts";
import { HighlightEvents } from "./HighlightEvents.tsx";

/** Browser face of the highlights that the home page embeds. */
export const fragment = createBrowserFragment({ Component: HighlightEvents, texts: browserTexts });
