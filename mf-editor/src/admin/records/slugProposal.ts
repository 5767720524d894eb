import type { Fields } from "@festival/contracts/fields/field";
import { locales } from "@festival/contracts/locales";
import { slugify } from "@festival/contracts/slug";
import type { FormValues } from "../fields/formValues.ts";

/** Fields from whose words an address is made. */
const namingFields = ["title", "name", "headline"];

const wordsOf = (values: FormValues, name: string, locale: string): string => {
  const value = values[name];
  if (typeof value !== "object" || value === null) return typeof value === "string" ? value : "";
  const words = (value as Record<string, unknown>)[locale];
  return typeof words === "string" ? words : "";
};

/**
 * What the parts of a new record's address become after its title was typed: they follow it as long as they are
 * what was proposed before, or empty.
 * @returns by path, such as { "slug.de": "eroeffnung" }; only what changes
 */
export function proposedSlugs(
  fields: Fields,
  before: FormValues,
  after: FormValues,
): Record<string, string> {
  const slug = fields.slug;
  const naming = namingFields.find((name) => fields[name]?.kind === "line");
  if (slug?.kind !== "slug" || naming === undefined) return {};
  const places = slug.localized ? locales : (["de"] as const);
  return Object.fromEntries(
    places.flatMap((locale) => {
      const was = wordsOf(before, naming, locale);
      const is = wordsOf(after, naming, locale);
      const present = wordsOf(after, "slug", locale);
      const isOwn = present !== "" && present !== slugify(was, "");
      const path = slug.localized ? `slug.${locale}` : "slug";
      return is === was || isOwn ? [] : [[path, slugify(is, "")]];
    }),
  );
}
