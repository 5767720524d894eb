import type { Venue } from "@festival/contracts/api/events";

/** A venue as schema.org's Place. */
export function placeJsonLd({ name, street, postal_code, city, position }: Venue): object {
  return {
    "@type": "Place",
    name,
    address: {
      "@type": "PostalAddress",
      streetAddress: street || undefined,
      postalCode: postal_code || undefined,
      addressLocality: city || undefined,
    },
    geo: position ? { "@type": "GeoCoordinates", ...position } : undefined,
  };
}
