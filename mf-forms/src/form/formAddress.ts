import { newsletterSlug } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";

/** Where a form is. */
export function address(locale: Locale, slug: string, query: { sent?: number } = {}): string {
  return slug === newsletterSlug
    ? href("newsletter", locale, {}, query)
    : href("form", locale, { slug }, query);
}
