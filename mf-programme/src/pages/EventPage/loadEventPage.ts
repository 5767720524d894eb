import type { EventDetail } from "@festival/contracts/api/events";
import type { Season } from "@festival/contracts/api/programme/season";
import type { FullEvent } from "@festival/contracts/api/fullEvent";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import type { PublicSettings } from "@festival/contracts/api/settings";
import {
  getEvent,
  getEventNeighbours,
  getSeason,
  listProgrammeChanges,
} from "@festival/contracts/calls/programme";
import { getSettings } from "@festival/contracts/calls/site";
import { ApiError } from "@festival/contracts/errors";
import { type Locale, localize } from "@festival/contracts/locales";
import type { LoadResult, PageHead, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { formFragments } from "@festival/shared-ui/formPlaces";
import { describeEvent, describeMoment } from "@festival/shared-ui/datesInWords";
import { knownAccessFeatures } from "../../events/accessFeatures.ts";
import { changesFeed } from "../../events/changesFeed.ts";
import { castOf } from "../../events/castOf.ts";
import type { DatedEvent } from "../../events/datedEvent.ts";
import { ticketOf } from "../../events/eventRow.ts";
import { describePrice } from "../../events/price.ts";
import { venueHref } from "../../events/profileLinks.ts";
import { programmeItems } from "../../events/programmeItems.ts";
import { previewImageUrl } from "@festival/contracts/images";
import { shorten } from "@festival/shared-ui/shorten";
import { translate } from "../../texts.ts";
import { changesOf, eventLinks, noticeOf } from "./eventLinks.ts";
import { type EventData, type EventVenue, type Neighbours, answeredFields } from "./eventData.ts";
import { loadAlternatives } from "./alternatives.ts";
import { neighboursOf } from "./neighbours.ts";
import { ticketWords } from "./ticketWords.ts";
import { eventJsonLd } from "./eventJsonLd.ts";
import { pick } from "@festival/contracts/fieldsByName";
import { eventFacts } from "./eventFacts.ts";

function venueOf(venue: EventDetail["venue_obj"], locale: Locale): EventVenue | null {
  return (
    venue && {
      name: venue.name,
      href: venue.has_page === false ? null : venueHref(venue, locale),
      street: venue.street,
      city: `${venue.postal_code} ${venue.city}`.trim(),
      description: venue.description,
      access: knownAccessFeatures(venue.access),
      accessText: venue.access_text,
    }
  );
}

function whenOf(event: EventDetail, locale: Locale): EventData["when"] {
  const { dateTime, dates, times } = describeEvent(event, locale);
  return { dateTime, dates, times };
}

function clockTime(iso: string, event: EventDetail, locale: Locale): string {
  const { time } = describeMoment(iso, locale, event.time_zone);
  return translate(locale)("loaded.event.clock", { time });
}

/** Nothing is known of an interval where no works are known either. */
function intervalOf({ interval, event_compositions: works }: EventDetail): EventData["interval"] {
  if (interval) return { minutes: interval.duration_minutes };
  return works.length > 0 ? "none" : null;
}

function dateAtVenue(event: EventDetail, locale: Locale): string {
  const { dates } = describeEvent(event, locale);
  const venue = event.venue_obj?.name;
  if (!venue) return dates;
  return translate(locale)("loaded.event.dateAtVenue", { date: dates, venue });
}

function dataOf(
  event: FullEvent,
  changes: readonly ProgrammeChange[],
  neighbours: Neighbours,
  alternatives: DatedEvent[],
  season: Season | null,
  settings: PublicSettings | null,
  { locale, now }: PageRequest,
): EventData {
  const { introduction } = event;
  const ticket = ticketOf(event);
  return {
    ...eventLinks(event, locale),
    ...pick(event, answeredFields),
    neighbours,
    notice: noticeOf(event, locale),
    changes: changesOf(event, changes, locale),
    changesHref: href("programmeChanges", locale),
    image: event.image_objs[0] ?? null,
    pictures: event.image_objs.slice(1),
    modules: withEventDates(event.modules, locale),
    programmeHref: href("programme", locale),
    when: whenOf(event, locale),
    doors: event.doors_at ? clockTime(event.doors_at, event, locale) : "",
    introduction: introduction && {
      time: clockTime(introduction.starts_at, event, locale),
      place: introduction.place,
    },
    interval: intervalOf(event),
    summary: dateAtVenue(event, locale),
    ticket,
    // others sell at their own terms
    shop: ticket?.status === "external" ? null : (settings?.ticket_shop ?? null),
    price: describePrice(event.price_from, event.price_to, locale),
    ticketWords: ticketWords(event, season, locale, now),
    alternatives,
    access: knownAccessFeatures(event.access),
    facts: eventFacts(event, locale),
    programme: programmeItems(event, locale),
    cast: castOf(event, locale),
    venue: venueOf(event.venue_obj, locale),
  };
}

function headOf(
  event: EventDetail,
  festival: { season: Season | null; organizer: string },
  locale: Locale,
  url: string,
): PageHead {
  const t = translate(locale);
  const { start } = describeEvent(event, locale);
  const about = [dateAtVenue(event, locale), event.subtitle, event.works_line, event.cast_line];
  const description = shorten(about.filter(Boolean).join(". "));
  return {
    title: t("loaded.event.title", { title: event.title, date: start.dateLong }),
    description,
    openGraph: {
      type: "website",
      title: event.title,
      description,
      imageUrl: previewImageUrl(event.image_objs[0]),
    },
    feeds: [changesFeed(locale)],
    jsonLd: [eventJsonLd(event, festival, locale, url)],
    trail: [
      { name: t("programme.title"), href: href("programme", locale) },
      { name: event.title, href: url },
    ],
  };
}

/** One event. Its slug belongs to the canonical address, and another one leads there. */
export async function loadEventPage(request: PageRequest): Promise<LoadResult<EventData>> {
  const { api, locale, route } = request;
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no event's id.`);
  const [event, season, changes, neighbours, settings] = await Promise.all([
    api.get(getEvent, { id }),
    api.optional(getSeason),
    api.get(listProgrammeChanges, { event: id }),
    api.optional(getEventNeighbours, { id }),
    api.optional(getSettings),
  ]);
  const alternates = localize((language) =>
    href("event", language, { slug: event.slug[language], id }),
  );
  const canonical = alternates[locale];
  if (route.params.slug !== event.slug[locale]) {
    return { kind: "redirect", to: canonical, status: 301 };
  }
  const around = neighboursOf(neighbours, locale);
  const alternatives = await loadAlternatives(event, request);
  return {
    kind: "page",
    data: dataOf(event, changes.results, around, alternatives, season, settings, request),
    // the festival holds it, in whichever season
    head: headOf(event, { season, organizer: settings?.festival_name ?? "" }, locale, canonical),
    alternates,
    fragments: formFragments(event.modules),
  };
}
