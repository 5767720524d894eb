import { createServerOwner } from "@festival/shared-ui/owner/server";
import { articleTeasersServerFragment } from "./fragments/articleTeasers/serverFragment.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** Server face of mf-magazine. */
export const owner = createServerOwner({
  screens,
  texts,
  fragments: { articleTeasers: articleTeasersServerFragment },
});
