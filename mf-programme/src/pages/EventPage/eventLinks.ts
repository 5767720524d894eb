import type { EventDetail } from "@festival/contracts/api/events";
import type { Sponsor } from "@festival/contracts/api/programme/sponsors";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { addressOf } from "@festival/contracts/calls/call";
import { getEventIcs } from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { describeEvent, describeMoment } from "@festival/shared-ui/datesInWords";
import { describeFileSize } from "../../events/fileSize.ts";
import { venueHref } from "../../events/profileLinks.ts";
import type { EventChange, EventData, EventNotice, SponsorGroup } from "./eventData.ts";

function previousDate(event: EventDetail, locale: Locale): string {
  const date = event.previous?.date_and_time;
  if (!date) return "";
  return describeEvent({ ...event, date_and_time: date, ends_at: null }, locale).when;
}

export function noticeOf(event: EventDetail, locale: Locale): EventNotice | null {
  const venue = event.previous?.venue_obj;
  const notice = {
    reason: event.status_reason,
    previousDate: previousDate(event, locale),
    previousVenue: venue ? { name: venue.name, href: venueHref(venue, locale) } : null,
  };
  return notice.reason || notice.previousDate || notice.previousVenue ? notice : null;
}

/** Without what the notice of the event's status says already, with its reason. */
export function changesOf(
  event: EventDetail,
  changes: readonly ProgrammeChange[],
  locale: Locale,
): EventChange[] {
  return changes
    .filter(
      ({ kind, text }) =>
        !(kind === event.status && event.status_reason && text.includes(event.status_reason)),
    )
    .map(({ id, at, text }) => {
      const { date, dateLong } = describeMoment(at, locale);
      return { id, date, dateLong, text };
    });
}

/** "PDF" of "application/pdf"; the name's ending says it better than most media types. */
function fileKind(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toUpperCase() : "";
}

const tiers: readonly Sponsor["tier"][] = ["main", "partner", "supporter", "media"];

function sponsorGroups(sponsors: EventDetail["event_sponsors"]): SponsorGroup[] {
  return tiers.flatMap((tier) => {
    const found = sponsors.filter((sponsor) => sponsor.tier === tier);
    if (found.length === 0) return [];
    return {
      tier,
      sponsors: found.map(({ id, name, url, image_obj: logo }) => ({ id, name, url, logo })),
    };
  });
}

function genresOf(event: EventDetail, locale: Locale): EventData["genres"] {
  const genres = [...(event.genre_obj ? [event.genre_obj] : []), ...event.genres];
  return [...new Map(genres.map((genre) => [genre.id, genre])).values()].map(({ id, title }) => ({
    id,
    title,
    href: href("programme", locale, {}, { genres: [id] }),
  }));
}

/** What leads on from an event: files, links, articles, sponsors, its calendar file and booklet. */
export function eventLinks(event: EventDetail, locale: Locale) {
  const isOff = event.is_past || event.status === "cancelled";
  const params = { slug: event.slug[locale], id: event.id };
  return {
    genres: genresOf(event, locale),
    partOf: (event.part_of ?? []).map(({ title, url }) => ({ title, href: url })),
    calendarHref: isOff ? null : addressOf(getEventIcs, { locale, id: event.id }),
    bookletHref: event.has_booklet ? href("eventBooklet", locale, params) : null,
    broadcasts: event.broadcast_objs.map(({ title, url, kind }) => ({ title, href: url, kind })),
    downloads: event.download_objs.map(({ id, title, url, name, bytes }) => ({
      id,
      title,
      href: url,
      name,
      about: [fileKind(name), describeFileSize(bytes, locale)].filter(Boolean).join(", "),
    })),
    links: event.link_objs.map(({ title, url }) => ({ title, href: url })),
    articles: event.event_articles.map(({ id, slug, pretitle, title, image_obj: image }) => ({
      id,
      href: href("article", locale, { slug: slug[locale], id }),
      pretitle,
      title,
      image,
    })),
    sponsors: sponsorGroups(event.event_sponsors),
  };
}
