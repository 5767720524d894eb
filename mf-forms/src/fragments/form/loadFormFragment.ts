import { apiPaths } from "@festival/contracts/apiPaths";
import type { Form, FormRef } from "@festival/contracts/api/forms";
import { ApiError } from "@festival/contracts/errors";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import type { PlacedField } from "../../form/fieldValues.ts";
import { address } from "../../form/formAddress.ts";
import { startValues } from "../../form/startValues.ts";
import type { FormFragmentData } from "./formFragmentData.ts";

/** The form that is asked for; any public one where none is, as when a release is tried. */
async function slugOf(
  { slug }: Record<string, unknown>,
  { api, locale }: FragmentContext,
): Promise<string> {
  if (typeof slug === "string") return slug;
  const [first] = await api.get<FormRef[]>(apiPaths.forms(locale));
  if (!first) throw new ApiError("not_found", "There are no public forms.");
  return first.slug;
}

/**
 * A form for another page, made so that it can stand beside any other form of the document.
 * @param props `slug`, the form's
 */
export async function loadFormFragment(
  props: Record<string, unknown>,
  context: FragmentContext,
): Promise<FormFragmentData> {
  const { api, locale } = context;
  const form = await api.get<Form>(apiPaths.form(locale, await slugOf(props, context)));
  const fields = form.fields.map((field): PlacedField => ({ ...field, place: form.slug }));
  return {
    form: { ...form, fields },
    address: address(locale, form.slug),
    values: startValues(form, locale),
    locale,
  };
}
