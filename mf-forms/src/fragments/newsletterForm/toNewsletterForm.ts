import type { Form } from "@festival/contracts/api/forms";
import type { Locale } from "@festival/contracts/locales";
import type { PlacedField } from "../../form/fieldValues.ts";
import { address } from "../../form/formAddress.ts";
import { startValues } from "../../form/startValues.ts";
import type { NewsletterFormData } from "./newsletterFormData.ts";

/** Made so that it can stand beside any other form of the document. */
export function toNewsletterForm(form: Form, locale: Locale): NonNullable<NewsletterFormData> {
  const fields = form.fields.map((field): PlacedField => ({ ...field, place: "newsletter" }));
  return {
    form: { ...form, fields },
    address: address(locale, form.slug),
    values: startValues(form, locale),
  };
}
