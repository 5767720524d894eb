import { newsletterSlug } from "@festival/contracts/formFields";
import { listForms } from "@festival/contracts/calls/forms";
import type { FragmentContext } from "@festival/contracts/pageOwner";

export async function probeForm({ api }: FragmentContext) {
  const forms = await api.get(listForms);
  const form = forms.find(({ slug }) => slug !== newsletterSlug);
  return form ? { slug: form.slug } : null;
}
