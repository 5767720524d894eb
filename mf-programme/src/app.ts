import { createBrowserOwner } from "@festival/shared-ui/owner/browser";
import { browserTexts } from "./browserTexts.ts";
import { screens } from "./screens.ts";

/** Browser face of mf-programme. */
export const { bootstrap, mount, unmount, prepare } = createBrowserOwner({
  owner: "mf-programme",
  screens,
  texts: browserTexts,
});
