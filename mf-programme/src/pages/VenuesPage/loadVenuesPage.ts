import { listVenues } from "@festival/contracts/calls/programme";
import { localize } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { knownAccessFeatures } from "../../events/accessFeatures.ts";
import { venueHref } from "../../events/profileLinks.ts";
import { previewImageUrl } from "@festival/contracts/images";
import { translate } from "../../texts.ts";
import type { VenuesData } from "./venuesData.ts";

/** All places where there is something to hear. */
export async function loadVenuesPage({
  api,
  locale,
}: PageRequest): Promise<LoadedPage<VenuesData>> {
  const t = translate(locale);
  const found = await api.optional(listVenues);
  const venues = found ?? [];
  return {
    kind: "page",
    data: {
      isComplete: found !== null,
      venues: venues.map((venue) => ({
        id: venue.id,
        href: venueHref(venue, locale),
        name: venue.name,
        street: venue.street,
        city: `${venue.postal_code} ${venue.city}`.trim(),
        access: knownAccessFeatures(venue.access),
        image: venue.image_obj,
      })),
    },
    head: {
      title: t("venues.title"),
      description: found ? t("loaded.venues", { count: venues.length }) : "",
      openGraph: { imageUrl: previewImageUrl(venues[0]?.image_obj) },
      noIndex: venues.length === 0,
    },
    alternates: localize((language) => href("venues", language)),
  };
}
