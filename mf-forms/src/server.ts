import { createServerOwner } from "@festival/shared-ui/owner/server";
import { formServerFragment } from "./fragments/form/serverFragment.ts";
import { newsletterFormServerFragment } from "./fragments/newsletterForm/serverFragment.ts";
import { newsletterTeaserServerFragment } from "./fragments/newsletterTeaser/serverFragment.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** Server face of mf-forms. */
export const owner = createServerOwner({
  screens,
  texts,
  fragments: {
    form: formServerFragment,
    newsletterForm: newsletterFormServerFragment,
    newsletterTeaser: newsletterTeaserServerFragment,
  },
});
