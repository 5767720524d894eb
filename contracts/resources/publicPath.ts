import type { Locale } from "../locales.ts";
import { composerSlug, workSlug } from "../programme/workSlugs.ts";
// by its name: the browser has one table of addresses, the live shell's
import { href } from "@festival/contracts/routes";

const localized = (value: unknown, locale: Locale): string => {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  const words = (value as Record<string, unknown>)[locale];
  return typeof words === "string" ? words : "";
};

const otherFields: Readonly<Record<string, string>> = {
  pages: "urls",
  works: "title",
  composers: "name",
};

/** The field of which the address of a record is made. */
export const addressField = (resource: string): string => otherFields[resource] ?? "slug";

/** Where the site shows a record, as staff see it; undefined for what has no page of its own. */
export function publicPath(
  resource: string,
  record: Readonly<Record<string, unknown>>,
  locale: Locale,
): string | undefined {
  const id = String(record.id);
  const slug = localized(record.slug, locale);
  if (addressField(resource) === "slug" && slug === "") return undefined;
  switch (resource) {
    case "events":
      return href("event", locale, { slug, id });
    case "articles":
      return href("article", locale, { slug, id });
    case "venues":
      return href("venue", locale, { slug, id });
    case "artists":
      return href("artist", locale, { slug, id });
    case "ensembles":
      return href("ensemble", locale, { slug, ensembleId: id });
    case "works": {
      const title = localized(record.title, locale);
      return href("work", locale, { slug: workSlug(title, locale), id });
    }
    case "composers":
      return href("composer", locale, { slug: composerSlug(localized(record.name, locale)), id });
    case "team-members":
      return href("teamMember", locale, { slug, id });
    case "tags":
      return href("magazineTag", locale, { slug, id });
    case "forms":
      return href("form", locale, { slug });
    case "pages": {
      const path = localized(record.urls, locale);
      return path === "" ? href("home", locale) : `/${locale}/${path}`;
    }
    default:
      return undefined;
  }
}
