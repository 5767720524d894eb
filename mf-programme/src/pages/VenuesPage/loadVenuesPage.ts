import { listVenues } from "@festival/contracts/calls/programme";
import { localize } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { knownAccessFeatures } from "../../events/accessFeatures.ts";
import { venueHref } from "../../events/profileLinks.ts";
import { previewImageUrl } from "@festival/contracts/images";
import { translate } from "../../texts.ts";
import { mapOf } from "./map/mapOf.ts";
import type { VenuesData } from "./venuesData.ts";

/** All places where there is something to hear. */
export async function loadVenuesPage({
  api,
  locale,
  route,
}: PageRequest): Promise<LoadedPage<VenuesData>> {
  const t = translate(locale);
  const found = await api.optional(listVenues);
  const venues = found ?? [];
  const map = mapOf(venues, parseId(route.query.from), locale);
  const isChosen = map !== null && map.chosen !== null;
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
      map,
    },
    head: {
      title: t("venues.title"),
      description: found ? t("loaded.venues", { count: venues.length }) : "",
      openGraph: { imageUrl: previewImageUrl(venues[0]?.image_obj) },
      // the same venues, drawn from another point
      noIndex: venues.length === 0 || isChosen,
    },
    alternates: localize((language) =>
      href("venues", language, {}, isChosen ? { from: route.query.from } : {}),
    ),
  };
}
