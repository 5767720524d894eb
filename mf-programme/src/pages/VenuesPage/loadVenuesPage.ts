import type { Venue } from "@festival/contracts/api/programme/venues";
import { getEventChoices, listVenues } from "@festival/contracts/calls/programme";
import { getSettings } from "@festival/contracts/calls/site";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { knownAccessFeatures } from "../../events/accessFeatures.ts";
import { venueHref } from "../../events/profileLinks.ts";
import { previewImageUrl } from "@festival/contracts/images";
import { translate } from "../../texts.ts";
import { loadNames, namesTitle } from "../NamesPage/loadNamesPage.ts";
import { mapOf } from "./map/mapOf.ts";
import type { VenueEntry, VenuesData } from "./venuesData.ts";

/** More cards than these are too many to look through: a venue is found by its name then. */
const mostCards = 48;

/** The venues with concerts ahead, at most as many as there can be cards. */
async function withConcertsAhead(venues: readonly Venue[], { api }: PageRequest): Promise<Venue[]> {
  const choices = await api.optional(getEventChoices, { list: "venues" });
  const ahead = new Set(choices?.venues.choices.map(({ id }) => id));
  return venues.filter(({ id }) => ahead.has(id)).slice(0, mostCards);
}

const toEntry = (venue: Venue, locale: Locale): VenueEntry => ({
  id: venue.id,
  href: venueHref(venue, locale),
  name: venue.name,
  street: venue.street,
  city: `${venue.postal_code} ${venue.city}`.trim(),
  access: knownAccessFeatures(venue.access),
  image: venue.image_obj,
});

/** All places where there is, or was, something to hear; many of them as an index of names. */
export async function loadVenuesPage(request: PageRequest): Promise<LoadedPage<VenuesData>> {
  const { api, locale, route } = request;
  const t = translate(locale);
  const [all, settings] = await Promise.all([api.optional(listVenues), api.optional(getSettings)]);
  const isLarge = all !== null && all.length > mostCards;
  const index = isLarge ? await loadNames("venues", request) : null;
  const names = index?.names ?? null;
  const isWithin = names !== null && (names.q !== "" || names.letter !== "" || names.page > 1);
  const ahead = isLarge && !isWithin ? await withConcertsAhead(all, request) : [];
  const shown = isLarge ? ahead : (all ?? []);
  const map = mapOf(shown, {
    from: parseId(route.query.from),
    river: settings?.map_river ?? "",
    locale,
  });
  const isChosen = map !== null && map.chosen !== null;
  const count = all?.length ?? 0;
  return {
    kind: "page",
    data: {
      isComplete: all !== null,
      venues: shown.map((venue) => toEntry(venue, locale)),
      map,
      names,
    },
    head: {
      title: names ? namesTitle(names, locale) : t("venues.title"),
      description: all ? t("loaded.venues", { count }) : "",
      openGraph: { imageUrl: previewImageUrl(shown[0]?.image_obj) },
      // the same venues, drawn from another point; and what was looked for
      noIndex: count === 0 || isChosen || (names !== null && names.q !== ""),
    },
    alternates: localize((language) =>
      index && isWithin
        ? index.addressIn(language)
        : href("venues", language, {}, isChosen ? { from: route.query.from } : {}),
    ),
  };
}
