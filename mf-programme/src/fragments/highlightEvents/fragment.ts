import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { texts } from "../../texts.ts";
import { HighlightEvents } from "./HighlightEvents.tsx";

/** Browser face of the highlights that the home page embeds. */
export const fragment = createBrowserFragment({ Component: HighlightEvents, texts });
