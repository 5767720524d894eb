import type { ButtonStatus, EventStatus } from "@festival/contracts/api/events";
import type { Localized } from "@festival/contracts/locales";
import type { DemoComposition, DemoEvent, DemoSoloist, RichNotation, WallClock } from "./types.ts";
import { drawing, type Picture } from "./artwork.ts";
import { composers, type ComposerKey } from "./composers.ts";
import { both, none, same, slugs } from "./localized.ts";
import { roles, type RoleKey } from "./roles.ts";

type Text = string | Localized;

const localized = (text: Text): Localized => (typeof text === "string" ? same(text) : text);

/** A work on a programme; a plain title reads the same in both languages. */
export function work(
  composer: ComposerKey,
  title: Text,
  minutes: number | null,
  detail: Text = "",
  soloists: DemoSoloist[] = [],
): DemoComposition {
  const [name, years, english]: readonly [string, string, string?] = composers[composer];
  return {
    kind: "work",
    composer: both(name, english ?? name),
    composerYears: both(years, years.replace("um ", "c. ").replace("*", "b. ")),
    title: localized(title),
    detail: localized(detail),
    minutes,
    soloists,
  };
}

export function interval(minutes = 20): DemoComposition {
  return {
    kind: "interval",
    composer: none,
    composerYears: none,
    title: none,
    detail: none,
    minutes,
    soloists: [],
  };
}

const reduced = both(
  "50 % für Menschen bis 27, mit Behinderung (Begleitperson frei), mit Sozialausweis",
  "Half price up to age 27, for disabled visitors (companion free) and social pass holders",
);

interface EventDraft {
  key: string;
  title: Localized;
  subtitle: Localized;
  genre: string;
  genres?: string[];
  venue: string;
  /** Start and end, the end as a time of the same day or a whole wall-clock time. */
  at: [start: WallClock, end: string];
  /** Time of day on which doors open. */
  doors?: string;
  /** Time of day and place. */
  talk?: [time: string, place: Localized];
  works?: DemoComposition[];
  cast?: [artist: string, role: RoleKey | Localized][];
  ensembles?: string[];
  text: Localized<RichNotation> | null;
  /** Euros; left out where entry is free. */
  price?: [from: number, to: number];
  concessions?: Localized;
  access: string[];
  tickets: ButtonStatus;
  ticketUrl?: string;
  status?: [status: EventStatus, reason: Localized];
  previousStart?: WallClock;
  previousVenue?: string;
  age?: Localized;
  education?: Localized;
  artist?: "resident" | "fellowship";
  sponsors?: string[];
  links?: DemoEvent["links"];
  broadcasts?: DemoEvent["broadcasts"];
  picture: Picture | null;
}

const onDay = (start: WallClock, time: string): WallClock =>
  time.includes("T") ? time : `${start.slice(0, 10)}T${time}`;

/** Completes a draft to an event. */
export function event(draft: EventDraft): DemoEvent {
  const [start, end] = draft.at;
  return {
    key: draft.key,
    slug: slugs(draft.title),
    title: draft.title,
    subtitle: draft.subtitle,
    genre: draft.genre,
    genres: draft.genres ?? [],
    venue: draft.venue,
    startsAt: start,
    endsAt: onDay(start, end),
    doorsAt: draft.doors ? onDay(start, draft.doors) : null,
    introduction: draft.talk
      ? { startsAt: onDay(start, draft.talk[0]), place: draft.talk[1] }
      : null,
    compositions: draft.works ?? [],
    cast: (draft.cast ?? []).map(([artist, role]) => ({
      artist,
      role: typeof role === "string" ? roles[role] : role,
    })),
    ensembles: draft.ensembles ?? [],
    description: draft.text,
    priceFrom: draft.price?.[0] ?? null,
    priceTo: draft.price?.[1] ?? null,
    // what another organiser sells has its own prices
    concessions:
      draft.concessions ?? (draft.price && draft.tickets !== "external" ? reduced : none),
    access: draft.access,
    buttonStatus: draft.tickets,
    ticketUrl: draft.ticketUrl ?? null,
    status: draft.status?.[0] ?? "scheduled",
    statusReason: draft.status?.[1] ?? none,
    previousStart: draft.previousStart ?? null,
    previousVenue: draft.previousVenue ?? null,
    ageRecommendation: draft.age ?? none,
    education: draft.education ?? none,
    residentArtist: draft.artist === "resident",
    fellowshipArtist: draft.artist === "fellowship",
    sponsors: draft.sponsors ?? [],
    links: draft.links ?? [],
    broadcasts: draft.broadcasts ?? [],
    artwork: draft.picture ? drawing("work", draft.key, draft.picture) : null,
  };
}
