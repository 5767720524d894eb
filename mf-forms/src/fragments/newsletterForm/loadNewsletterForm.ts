import { newsletterSlug } from "@festival/contracts/formFields";
import { getForm } from "@festival/contracts/calls/forms";
import type { Fragments } from "@festival/contracts/fragments";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { orNull } from "../../form/orNull.ts";
import type { NewsletterFormData } from "./newsletterFormData.ts";
import { toNewsletterForm } from "./toNewsletterForm.ts";

/** The form by which the newsletter is ordered, where the site has one. */
export async function loadNewsletterForm(
  _props: Fragments["mf-forms"]["newsletterForm"],
  { api, locale }: FragmentContext,
): Promise<NewsletterFormData> {
  const form = await orNull(api.get(getForm, { slug: newsletterSlug }));
  return form && toNewsletterForm(form, locale);
}
