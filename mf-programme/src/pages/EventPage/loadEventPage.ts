import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventDetail, Season } from "@festival/contracts/api/events";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadResult, PageHead, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { describeMoment, describeRange } from "@festival/shared-ui/moment";
import { knownAccessFeatures } from "../../events/accessFeatures.ts";
import { bindWords } from "../../events/bindWords.ts";
import { ticketOf } from "../../events/eventRow.ts";
import { describePrice } from "../../events/price.ts";
import { artistHref, ensembleHref, venueHref } from "../../events/profileLinks.ts";
import { previewImageUrl } from "@festival/contracts/images";
import { shorten } from "../../events/shorten.ts";
import { translate } from "../../texts.ts";
import type { CastGroup, EventData, EventVenue } from "./eventData.ts";
import { eventJsonLd } from "./eventJsonLd.ts";

const longestDescription = 160;

function castGroups(members: EventDetail["event_castmembers"], locale: Locale): CastGroup[] {
  const groups = new Map<string, CastGroup>();
  for (const member of members) {
    const { id, first_name, last_name, role } = member;
    const group = groups.get(role) ?? { role, members: [] };
    groups.set(role, group);
    const name = `${first_name} ${last_name}`.trim();
    group.members.push({ id, name, href: artistHref(member, locale) });
  }
  return [...groups.values()];
}

function venueOf(venue: EventDetail["venue"], locale: Locale): EventVenue | null {
  return (
    venue && {
      name: venue.name,
      href: venueHref(venue, locale),
      street: venue.street,
      city: `${venue.postal_code} ${venue.city}`.trim(),
      description: venue.description,
      access: knownAccessFeatures(venue.access),
    }
  );
}

function whenOf(event: EventDetail, locale: Locale): EventData["when"] {
  const range = describeRange(event.date_and_time, event.ends_at, locale, event.time_zone);
  return {
    dateTime: event.has_time ? range.start.local : range.start.date,
    dates: range.dates,
    times: event.has_time ? range.times : "",
  };
}

function clockTime(iso: string, event: EventDetail, locale: Locale): string {
  const { time } = describeMoment(iso, locale, event.time_zone);
  return translate(locale)("event.clock", { time });
}

function dataOf(event: EventDetail, locale: Locale): EventData {
  const { introduction } = event;
  return {
    title: event.title,
    subtitle: event.subtitle,
    status: event.status,
    isPast: event.is_past,
    image: event.image_objs[0] ?? null,
    programmeHref: href("programme", locale),
    when: whenOf(event, locale),
    doors: event.doors_at ? clockTime(event.doors_at, event, locale) : "",
    introduction: introduction && {
      time: clockTime(introduction.starts_at, event, locale),
      place: introduction.place,
    },
    genre: event.genre_obj?.title ?? "",
    ticket: ticketOf(event),
    price: describePrice(event.price_from, event.price_to, locale),
    concessions: event.concessions,
    access: knownAccessFeatures(event.access),
    ageRecommendation: event.age_recommendation,
    education: event.education,
    programme: event.event_compositions.map((item) => ({
      id: item.id,
      kind: item.kind,
      composer: item.composer,
      composerYears: item.composer_years,
      title: bindWords(item.title),
      detail: bindWords(item.detail),
      minutes: item.duration_minutes,
      soloists: item.soloists.map(({ name, role }) => ({ name, role: bindWords(role) })),
    })),
    programmeText: event.program_text,
    ensembles: event.event_ensembles.map((ensemble) => ({
      id: ensemble.id,
      name: ensemble.name,
      href: ensembleHref(ensemble, locale),
    })),
    cast: castGroups(event.event_castmembers, locale),
    description: event.description,
    venue: venueOf(event.venue, locale),
    sponsors: event.event_sponsors,
  };
}

function headOf(event: EventDetail, season: Season, locale: Locale, url: string): PageHead {
  const t = translate(locale);
  const { dates, start } = describeRange(
    event.date_and_time,
    event.ends_at,
    locale,
    event.time_zone,
  );
  const about = [
    event.venue_obj
      ? t("event.head.dateAtVenue", { date: dates, venue: event.venue_obj.name })
      : dates,
    event.subtitle,
    event.works_line,
    event.cast_line,
  ];
  const description = shorten(about.filter(Boolean).join(". "), longestDescription);
  return {
    title: t("event.head.title", { title: event.title, date: start.dateLong }),
    description,
    openGraph: {
      type: "website",
      title: event.title,
      description,
      imageUrl: previewImageUrl(event.image_objs[0]),
    },
    jsonLd: [eventJsonLd(event, season, locale, url)],
  };
}

/** One event. Its slug belongs to the canonical address, and another one leads there. */
export async function loadEventPage({
  api,
  locale,
  route,
}: PageRequest): Promise<LoadResult<EventData>> {
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no event's id.`);
  const [event, season] = await Promise.all([
    api.get<EventDetail>(apiPaths.event(locale, id)),
    api.get<Season>(apiPaths.season(locale)),
  ]);
  const alternates = localize((language) =>
    href("event", language, { slug: event.slug[language], id }),
  );
  const canonical = alternates[locale];
  if (route.params.slug !== event.slug[locale]) {
    return { kind: "redirect", to: canonical, status: 301 };
  }
  return {
    kind: "page",
    data: dataOf(event, locale),
    head: headOf(event, season, locale, canonical),
    alternates,
  };
}
