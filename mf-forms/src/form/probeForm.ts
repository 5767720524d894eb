import { apiPaths } from "@festival/contracts/apiPaths";
import type { FormRef } from "@festival/contracts/api/forms";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { newsletterSlug } from "./formAddress.ts";

export async function probeForm({ api, locale }: FragmentContext) {
  const forms = await api.get<FormRef[]>(apiPaths.forms(locale));
  const form = forms.find(({ slug }) => slug !== newsletterSlug);
  return form ? { slug: form.slug } : null;
}
