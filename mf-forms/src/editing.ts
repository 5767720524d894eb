import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { forms } from "@festival/contracts/resources/forms/forms";
import { defineFace, recordFields } from "@festival/shared-ui/editing";
import type { FormPageData } from "./form/formPage.ts";
import styles from "./pages/FormPage/FormPage.module.css?locals";
import type { NewsletterPageData } from "./pages/NewsletterPage/newsletterPage.ts";

function formPlaces({ data }: Page<FormPageData | NewsletterPageData>): EditablePage {
  // what the links of the newsletter's mails lead to is no form of staff's
  if (!("form" in data)) return { sections: [], fields: [], admin: null };
  const { id, intro } = data.form;
  const admin = { resource: forms.name, id };
  if (data.sent) return { sections: [], fields: [], admin };
  const fields = recordFields(forms, id, {
    title: ["h1", "form", "title"],
    intro: [`.${intro ? styles.intro : styles.head}`, "form", "intro"],
    submit_label: ["button[type=submit]"],
    fields: ["form"],
  });
  return { sections: [], fields, admin };
}

/** What of the forms can be edited in the page. */
export const face = defineFace({ form: formPlaces, newsletter: formPlaces });
