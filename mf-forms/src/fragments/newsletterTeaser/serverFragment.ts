import { createServerFragment } from "@festival/shared-ui/owner/server";
import { texts } from "../../texts.ts";
import { loadNewsletterTeaser } from "./loadNewsletterTeaser.ts";
import { NewsletterTeaser } from "./NewsletterTeaser.tsx";

/** Server face of the invitation to the newsletter. */
export const newsletterTeaserServerFragment = createServerFragment({
  Component: NewsletterTeaser,
  texts,
  load: loadNewsletterTeaser,
});
