import type { EnsembleRef, EventCastMember } from "@festival/contracts/api/programme/people";
import type { VenueRef } from "@festival/contracts/api/programme/venues";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";

/** Addresses of the pages about those who take part. */
export function venueHref({ id, slug }: VenueRef, locale: Locale): string {
  return href("venue", locale, { slug: slug[locale], id });
}

export function artistHref(
  { id, slug }: Pick<EventCastMember, "id" | "slug">,
  locale: Locale,
): string {
  return href("artist", locale, { slug: slug[locale], id });
}

export function ensembleHref({ id, slug }: EnsembleRef, locale: Locale): string {
  return href("ensemble", locale, { slug: slug[locale], ensembleId: id });
}
