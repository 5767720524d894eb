import { createServerFragment } from "@festival/shared-ui/owner/server";
import { texts } from "../../texts.ts";
import { HighlightEvents } from "./HighlightEvents.tsx";
import { loadHighlightEvents } from "./loadHighlightEvents.ts";

/** Server face of the highlights that the home page embeds. */
export const highlightEventsServerFragment = createServerFragment({
  Component: HighlightEvents,
  texts,
  load: loadHighlightEvents,
});
