import type { Image, TitledLink } from "@festival/contracts/api/common";
import type { Venue } from "@festival/contracts/api/programme/venues";
import type { Locale } from "@festival/contracts/locales";
import type { StoredLink, venues } from "../../platform/database/schema/index.ts";

export function toLinks(links: readonly StoredLink[], locale: Locale): TitledLink[] {
  return links.map(({ title, url }) => ({ title: title[locale], url }));
}

export function toVenue(
  venue: typeof venues.$inferSelect,
  image: Image | null,
  locale: Locale,
): Venue {
  const { latitude, longitude } = venue;
  return {
    id: venue.id,
    name: venue.name[locale],
    slug: venue.slug,
    street: venue.street,
    postal_code: venue.postalCode,
    city: venue.city,
    country: venue.country,
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    access: venue.access,
    access_text: venue.accessText[locale],
    description: venue.description[locale],
    travel: venue.travel[locale],
    link_objs: toLinks(venue.links, locale),
    image_obj: image,
  };
}
