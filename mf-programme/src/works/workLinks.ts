import type { Locale } from "@festival/contracts/locales";
import { composerSlug, workSlug } from "@festival/contracts/programme/workSlugs";
import { href } from "@festival/contracts/routes";

/** Addresses of the pages about works and composers, by what they are called in the language of the page. */
export function workHref({ id, title }: { id: number; title: string }, locale: Locale): string {
  return href("work", locale, { slug: workSlug(title, locale), id });
}

export function composerHref({ id, name }: { id: number; name: string }, locale: Locale): string {
  return href("composer", locale, { slug: composerSlug(name), id });
}
