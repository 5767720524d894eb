import { fragment, type FragmentsOf } from "@festival/shared-ui/owner";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { FormFragment } from "./fragments/form/FormFragment.tsx";
import { loadFormFragment } from "./fragments/form/loadFormFragment.ts";
import { NewsletterForm } from "./fragments/newsletterForm/NewsletterForm.tsx";
import { loadNewsletterForm } from "./fragments/newsletterForm/loadNewsletterForm.ts";
import { NewsletterTeaser } from "./fragments/newsletterTeaser/NewsletterTeaser.tsx";
import { loadNewsletterTeaser } from "./fragments/newsletterTeaser/loadNewsletterTeaser.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** The fragments of mf-forms: what loads each, and what shows it. */
const fragments: FragmentsOf<"mf-forms"> = {
  form: fragment({ Component: FormFragment, load: loadFormFragment }),
  newsletterForm: fragment({ Component: NewsletterForm, load: loadNewsletterForm }),
  newsletterTeaser: fragment({ Component: NewsletterTeaser, load: loadNewsletterTeaser }),
};

/** Server face of mf-forms. */
export const owner = createServerOwner({ screens, texts, fragments });
