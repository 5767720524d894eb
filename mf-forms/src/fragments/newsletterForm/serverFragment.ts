import { createServerFragment } from "@festival/shared-ui/owner/server";
import { texts } from "../../texts.ts";
import { loadNewsletterForm } from "./loadNewsletterForm.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

/** Server face of the newsletter's form that other pages hold. */
export const newsletterFormServerFragment = createServerFragment({
  Component: NewsletterForm,
  texts,
  load: loadNewsletterForm,
});
