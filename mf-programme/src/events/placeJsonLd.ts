import type { Venue } from "@festival/contracts/api/programme/venues";
import type { Place } from "schema-dts";

/** A venue as schema.org's Place. */
export function placeJsonLd({ name, street, postal_code, city, country, position }: Venue) {
  return {
    "@type": "Place" as const,
    name,
    address: {
      "@type": "PostalAddress" as const,
      streetAddress: street || undefined,
      postalCode: postal_code || undefined,
      addressLocality: city || undefined,
      addressCountry: country || undefined,
    },
    geo: position ? { "@type": "GeoCoordinates" as const, ...position } : undefined,
  } satisfies Place;
}
