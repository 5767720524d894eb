import { listForms } from "@festival/contracts/calls/forms";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { formServerFragment } from "./fragments/form/serverFragment.ts";
import { newsletterFormServerFragment } from "./fragments/newsletterForm/serverFragment.ts";
import { newsletterTeaserServerFragment } from "./fragments/newsletterTeaser/serverFragment.ts";
import { newsletterSlug } from "./form/formAddress.ts";
import { loadFormListPage } from "./pages/FormListPage/loadFormListPage.ts";
import { actFormPage, loadFormPage } from "./pages/FormPage/loadFormPage.ts";
import {
  actNewsletterPage,
  loadNewsletterPage,
} from "./pages/NewsletterPage/loadNewsletterPage.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

async function probes({ locale, api }: FragmentContext): Promise<string[]> {
  const forms = await api.get(listForms);
  const form = forms.find(({ slug }) => slug !== newsletterSlug);
  return [
    href("forms", locale),
    ...(form ? [href("form", locale, { slug: form.slug })] : []),
    href("newsletter", locale),
  ];
}

export const owner = createServerOwner({
  screens,
  texts,
  pages: {
    forms: { load: loadFormListPage },
    form: { load: loadFormPage, act: actFormPage },
    newsletter: { load: loadNewsletterPage, act: actNewsletterPage },
  },
  fragments: {
    form: formServerFragment,
    newsletterForm: newsletterFormServerFragment,
    newsletterTeaser: newsletterTeaserServerFragment,
  },
  probes,
});
