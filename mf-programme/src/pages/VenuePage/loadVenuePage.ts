import type { Venue } from "@festival/contracts/api/programme/venues";
import { getVenue } from "@festival/contracts/calls/programme";
import { getSettings } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { localize } from "@festival/contracts/locales";
import type { LoadResult, PageHead, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { loadConcerts } from "../../concerts/loadConcerts.ts";
import { knownAccessFeatures } from "../../events/accessFeatures.ts";
import { pageNumber } from "../../events/listPages.ts";
import { placeJsonLd } from "../../events/placeJsonLd.ts";
import { previewImageUrl } from "@festival/contracts/images";
import { shorten } from "@festival/shared-ui/shorten";
import { translate } from "../../texts.ts";
import type { VenueData } from "./venueData.ts";
import { mapIframe } from "@festival/contracts/embeds/iframes";

function mapHref({ position }: Venue): string | null {
  if (!position) return null;
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

const cityOf = (venue: Venue) => `${venue.postal_code} ${venue.city}`.trim();

function headOf(venue: Venue, { locale }: PageRequest, page: number, url: string): PageHead {
  const t = translate(locale);
  const address = [venue.street, cityOf(venue)].filter(Boolean).join(", ");
  const about = [venue.name, address, venue.description].filter(Boolean).join(". ");
  const description = shorten(about);
  return {
    title: page > 1 ? t("loaded.titleOfPage", { title: venue.name, page }) : venue.name,
    description,
    openGraph: {
      type: "website",
      title: venue.name,
      description,
      imageUrl: previewImageUrl(venue.image_obj),
    },
    jsonLd: [
      {
        "@context": "https://schema.org",
        ...placeJsonLd(venue),
        description: venue.description || undefined,
        image: previewImageUrl(venue.image_obj),
        url,
      },
    ],
    trail: [
      { name: t("venues.title"), href: href("venues", locale) },
      { name: venue.name, href: url },
    ],
  };
}

/** A venue and what is to be heard there. Another slug leads to the canonical address. */
export async function loadVenuePage(request: PageRequest): Promise<LoadResult<VenueData>> {
  const { api, locale, route } = request;
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no venue's id.`);
  const page = pageNumber(route.query.page);
  const [venue, settings] = await Promise.all([
    api.get(getVenue, { id }),
    api.optional(getSettings),
  ]);
  const { position } = venue;
  const addressOf = (language: typeof locale, number: number) => {
    const query = { page: number > 1 ? number : undefined };
    return href("venue", language, { slug: venue.slug[language], id }, query);
  };
  if (route.params.slug !== venue.slug[locale]) {
    return { kind: "redirect", to: addressOf(locale, page), status: 301 };
  }
  const hrefOf = (number: number) => addressOf(locale, number);
  const concerts = await loadConcerts({ venue: id }, request, { page, hrefOf });
  return {
    kind: "page",
    data: {
      name: venue.name,
      street: venue.street,
      city: cityOf(venue),
      description: venue.description,
      access: knownAccessFeatures(venue.access),
      accessText: venue.access_text,
      travel: venue.travel,
      links: venue.link_objs.map(({ title, url: address }) => ({ title, href: address })),
      image: venue.image_obj,
      mapHref: mapHref(venue),
      map: (position && settings && mapIframe(settings.map_provider, position)) ?? null,
      venuesHref: href("venues", locale),
      concerts,
    },
    head: headOf(venue, request, page, addressOf(locale, 1)),
    alternates: localize((language) => addressOf(language, page)),
  };
}
