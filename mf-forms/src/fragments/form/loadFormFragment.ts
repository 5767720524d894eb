import { getForm, listForms } from "@festival/contracts/calls/forms";
import type { Fragments, UncheckedProps } from "@festival/contracts/fragments";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import type { PlacedField } from "../../form/fieldValues.ts";
import { address } from "../../form/formAddress.ts";
import { startValues } from "../../form/startValues.ts";
import type { FormFragmentData } from "./formFragmentData.ts";

type Props = UncheckedProps<Fragments["mf-forms"]["form"]>;

/** The form that is asked for; the first public one where none is, as when a release is tried. */
async function slugOf({ slug }: Props, { api }: FragmentContext): Promise<string | undefined> {
  if (typeof slug === "string") return slug;
  const [first] = await api.get(listForms);
  return first?.slug;
}

/**
 * A form for another page, made so that it can stand beside any other form of the document.
 * @param props `slug`, the form's
 */
export async function loadFormFragment(
  props: Props,
  context: FragmentContext,
): Promise<FormFragmentData> {
  const { api, locale } = context;
  const slug = await slugOf(props, context);
  if (slug === undefined) return null;
  const form = await api.get(getForm, { slug });
  const fields = form.fields.map((field): PlacedField => ({ ...field, place: form.slug }));
  return {
    form: { ...form, fields },
    address: address(locale, form.slug),
    values: startValues(form, locale),
    locale,
  };
}
