import type { LogoSpec } from "../logos/drawLogo.ts";
import type { BroadcastKind, ButtonStatus, EventStatus } from "@festival/contracts/api/events";
import type { Sponsor } from "@festival/contracts/api/programme/sponsors";
import type { Localized } from "@festival/contracts/locales";
import type { RouteName } from "@festival/contracts/routes";
import type { ArtworkSpec } from "../artwork/spec.ts";

/**
 * Rich text in the season's own notation: paragraphs parted by empty lines, `**bold**`, `*italic*`, `{fr:mots}`,
 * `[words](target)` with a target as `parseTarget` reads it, lists with `- ` or `1. ` at line starts.
 * `richText()` makes draft-js content of it.
 */
export type RichNotation = string;

/** Berlin wall-clock time, "2025-08-30T11:00". */
export type WallClock = string;

/** Where a link leads. Keys are those of this season; ids and paths are known only when loaded. */
export type LinkTarget =
  | {
      route: RouteName;
      params?: Record<string, string>;
      query?: Record<string, string | number | boolean>;
    }
  | { page: string }
  | { event: string }
  | { article: string }
  | { venue: string }
  | { artist: string }
  | { ensemble: string }
  | { form: string }
  | { url: string };

export interface DemoGenre {
  key: string;
  title: Localized;
}

export interface DemoVenue {
  key: string;
  name: Localized;
  slug: Localized;
  street: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1. */
  country: string;
  position: { latitude: number; longitude: number } | null;
  access: string[];
  /** What the features leave open; both empty where nothing is. */
  accessText: Localized;
  description: Localized;
  /** How to get there; null where the address says it all. */
  travel: Localized<RichNotation> | null;
  artwork: ArtworkSpec | null;
}

export interface DemoArtist {
  key: string;
  firstName: string;
  lastName: string;
  slug: Localized;
  /** Instrument, voice or function. */
  role: Localized;
  biography: Localized<RichNotation>;
  artwork: ArtworkSpec | null;
  residentArtist: boolean;
  fellowshipArtist: boolean;
}

export interface DemoEnsemble {
  key: string;
  name: Localized;
  slug: Localized;
  description: Localized<RichNotation>;
  members: { artist: string; role: Localized }[];
  artwork: ArtworkSpec | null;
}

export interface DemoSoloist {
  name: string;
  role: Localized;
}

export interface DemoComposition {
  kind: "work" | "interval";
  /** Empty for an interval and for anonymous works. */
  composer: Localized;
  composerYears: Localized;
  /** Empty for an interval. */
  title: Localized;
  detail: Localized;
  minutes: number | null;
  soloists: DemoSoloist[];
}

export interface DemoEvent {
  key: string;
  slug: Localized;
  title: Localized;
  subtitle: Localized;
  genre: string;
  /** Further genres, without the first. */
  genres: string[];
  venue: string;
  startsAt: WallClock;
  endsAt: WallClock;
  doorsAt: WallClock | null;
  introduction: { startsAt: WallClock; place: Localized } | null;
  compositions: DemoComposition[];
  cast: { artist: string; role: Localized }[];
  ensembles: string[];
  description: Localized<RichNotation> | null;
  /** Euros, all fees included; null where entry is free. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Both empty where there are none. */
  concessions: Localized;
  access: string[];
  buttonStatus: ButtonStatus;
  /** Only for `external`: the other box office. */
  ticketUrl: string | null;
  status: EventStatus;
  /** Why the status is what it is; both empty when scheduled. */
  statusReason: Localized;
  previousStart: WallClock | null;
  previousVenue: string | null;
  /** Both empty for events for everybody. */
  ageRecommendation: Localized;
  education: Localized;
  residentArtist: boolean;
  fellowshipArtist: boolean;
  sponsors: string[];
  links: { title: Localized; url: string }[];
  broadcasts: { title: Localized; url: string; kind: BroadcastKind }[];
  artwork: ArtworkSpec | null;
}

export interface DemoSponsor {
  key: string;
  name: string;
  url: string;
  tier: Sponsor["tier"];
  logo: LogoSpec;
}

export interface DemoBanner {
  title: Localized;
  text: Localized;
  link: LinkTarget;
  linkText: Localized;
  /** The article whose picture it shows. */
  pictureOf: string;
  calendarPosition: number;
  startsAt: WallClock | null;
  endsAt: WallClock | null;
}

export interface DemoBooklet {
  event: string;
  title: Localized;
  introduction: Localized<RichNotation>;
  works: {
    /** German title of one of the evening's works. */
    work: string;
    note: Localized<RichNotation>;
    author: string;
    sungTexts: {
      title: Localized;
      /** Of the original, as BCP 47 names it. */
      language: string;
      original: string;
      /** Empty in the original's language. */
      translation: Localized;
    }[];
  }[];
  /** Whose lives it tells. */
  artists: string[];
  ensembles: string[];
}
