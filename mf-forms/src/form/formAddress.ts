import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";

/** The form behind the footer's newsletter link; it has an address of its own. */
export const newsletterSlug = "newsletter";

/** Where a form is. */
export function address(locale: Locale, slug: string, query: { sent?: number } = {}): string {
  return slug === newsletterSlug
    ? href("newsletter", locale, {}, query)
    : href("form", locale, { slug }, query);
}
