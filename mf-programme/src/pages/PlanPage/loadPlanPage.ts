import type { EventTeaser } from "@festival/contracts/api/events";
import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";
import { addressOf } from "@festival/contracts/calls/call";
import {
  getEventsIcs,
  getPlanCode,
  listEvents,
  listProgrammeChanges,
  listVenues,
} from "@festival/contracts/calls/programme";
import { type Locale, localize } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { type MomentRange, describeEvent, describeMoment } from "@festival/shared-ui/datesInWords";
import { mixedWords } from "@festival/shared-ui/mixedText";
import { type DatedEvent, datedEvent } from "../../events/datedEvent.ts";
import { ticketOf } from "../../events/eventRow.ts";
import { allOf } from "../../events/allOf.ts";
import { lastDay } from "../../events/lastDay.ts";
import { venueHref } from "../../events/profileLinks.ts";
import { clashesOf } from "../../plan/clashes.ts";
import { type Positions, type Stay, staysOf, waysOf } from "../../plan/stays.ts";
import { planIds } from "../../plan/planIds.ts";
import type { PlanData, PlanDay, PlanEvent } from "../../plan/planData.ts";
import { planWords } from "./planWords.ts";

const planHref = (locale: Locale, ids: readonly number[]) =>
  href("plan", locale, {}, { events: ids });

/** Where the plan's venues are; who stays in one house needs no way. */
async function positionsOf(
  events: readonly EventTeaser[],
  { api }: PageRequest,
): Promise<Positions> {
  const venueIds = new Set(events.flatMap(({ venue_obj: venue }) => venue?.id ?? []));
  if (venueIds.size < 2) return new Map();
  const venues = await api.get(listVenues);
  return new Map(
    venues.flatMap(({ id, position }) =>
      position && venueIds.has(id) ? [[id, position] as const] : [],
    ),
  );
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Its hours name the days of the week, and that is enough. */
function endsWithinAWeek({ start, end }: MomentRange): boolean {
  return end !== null && Date.parse(end.iso) - Date.parse(start.iso) < weekMs;
}

function planEvent(
  event: EventTeaser,
  changes: readonly ProgrammeChange[],
  ids: readonly number[],
  locale: Locale,
  stay: Stay | undefined,
): Omit<PlanEvent, "way"> {
  const times = describeEvent(event, locale);
  return {
    id: event.id,
    href: href("event", locale, { slug: event.slug[locale], id: event.id }),
    title: event.title,
    language: event.title_language,
    about: mixedWords(event.works_line, event.works_line_languages) || event.subtitle,
    venue: event.venue_obj && {
      name: event.venue_obj.name,
      href: venueHref(event.venue_obj, locale),
    },
    dateTime: times.dateTime,
    hours: stay
      ? { from: stay.ofDay, to: stay.ofDay + stay.end - stay.start, time: times.time }
      : null,
    times: times.times,
    until: event.has_time && endsWithinAWeek(times) ? "" : lastDay(times),
    status: event.status,
    statusReason: event.status_reason,
    isPast: event.is_past,
    ticket: ticketOf(event),
    news: changes
      .filter(({ event_obj: changed }) => changed.id === event.id)
      .map(({ id, kind, text, at }) => ({ id, kind, text, at })),
    removeHref: planHref(
      locale,
      ids.filter((id) => id !== event.id),
    ),
  };
}

function daysOf(
  events: readonly EventTeaser[],
  planEventOf: (event: EventTeaser) => PlanEvent,
  { locale, now }: PageRequest,
): PlanDay[] {
  const days = new Map<string, PlanDay>();
  const { year: thisYear } = describeMoment(now, locale);
  for (const event of events) {
    const { date, day, weekday, weekdayShort, month, year } = describeMoment(
      event.date_and_time,
      locale,
      event.time_zone,
    );
    const inYear = year === thisYear ? month : `${month} ${year}`;
    const found = days.get(date) ?? { date, day, weekday, weekdayShort, month: inYear, events: [] };
    days.set(date, found);
    found.events.push(planEventOf(event));
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** With so many an empty plan begins. */
const mostNext = 3;
const isToBeHad = ({ status, button_status: tickets }: EventTeaser) =>
  status === "scheduled" && tickets !== "sold_out";

/** The next events that one can still go to. */
async function nextEvents({ api, locale, now }: PageRequest): Promise<DatedEvent[]> {
  const list = await api.optional(listEvents);
  return (list?.results ?? [])
    .filter(isToBeHad)
    .slice(0, mostNext)
    .map((event) => datedEvent(event, locale, now));
}

/** The plan of the events that the address names; without any of them what a plan is good for. */
export async function loadPlanPage(request: PageRequest): Promise<LoadedPage<PlanData>> {
  const { api, locale, now, route } = request;
  const words = planWords(locale);
  const ids = planIds(route.query.events);
  const named = ids.join(",");
  const [events, changes] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          allOf((page) => api.get(listEvents, { ids: named, page })),
          allOf((page) => api.get(listProgrammeChanges, { events: named, page })),
        ]);
  const positions = await positionsOf(events, request);
  const stays = staysOf(events);
  const ways = waysOf(stays, positions);
  const planEventOf = (event: EventTeaser) => ({
    ...planEvent(
      event,
      changes,
      ids,
      locale,
      stays.find(({ id }) => id === event.id),
    ),
    way: ways.get(event.id) ?? null,
  });
  const daysWhere = (isPast: boolean) =>
    daysOf(
      events.filter(({ is_past: isOver }) => isOver === isPast),
      planEventOf,
      request,
    );
  const found = new Set(events.map(({ id }) => id));
  return {
    kind: "page",
    data: {
      ids,
      days: daysWhere(false),
      past: daysWhere(true),
      missing: ids.filter((id) => !found.has(id)),
      clashes: clashesOf(stays, positions),
      icsHref: found.size > 0 ? addressOf(getEventsIcs, { locale, ids: named }) : "",
      codeSrc: found.size > 0 ? addressOf(getPlanCode, { locale, events: ids.join(",") }) : "",
      asOf: describeMoment(now, locale).long,
      programmeHref: href("programme", locale),
      ...(ids.length === 0 && { next: await nextEvents(request) }),
    },
    head: {
      title: words("title"),
      description: words("description"),
      // search engines must not list a visitor's plan
      noIndex: ids.length > 0,
    },
    alternates: localize((language) => planHref(language, ids)),
  };
}
