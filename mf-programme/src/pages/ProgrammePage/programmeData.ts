import type { FeatureFilter, FlagFilter, PanelFilter } from "@festival/contracts/programme/filters";
import type { Banner } from "../../components/BannerRow/BannerRow.tsx";
import type { DatedEvent } from "../../events/datedEvent.ts";
import type { EventRow } from "../../events/eventRow.ts";
import type { ProgrammeFilters } from "./programmeFilters.ts";

/** A choice in a row of links: on, or switched on by its link. */
export interface LinkedChoice {
  id: number;
  title: string;
  isActive?: true;
  /** The programme with this choice added, or taken away where it is active. */
  href: string;
  /** Of combinations that search engines need not follow. */
  isNofollow?: true;
}

/** A genre as a filter. */
export interface GenreChoice extends LinkedChoice {
  /** How many events it would leave; null where that is not known. */
  count: number | null;
}

/**
 * One value of a filter in the panel, as a row: a page has hundreds.
 * `value` is as the address has it; `count` says how many events it would leave, null where that is not known.
 */
export type Choice = readonly [value: string, title: string, count: number | null];

export interface ChoiceGroup {
  name: PanelFilter | FeatureFilter;
  /** So many that one wants to search them. */
  isLong: boolean;
  /** So many more would leave something, to be found by their names; 0 where all are there. */
  more: number;
  choices: Choice[];
}

export interface FlagChoice {
  name: FlagFilter;
  title: string;
  /** As in `Choice`. */
  count: number | null;
}

/** Something the programme is narrowed by, and the programme without it. */
export interface ActiveFilter {
  name: keyof ProgrammeFilters;
  label: string;
  href: string;
}

/** How many events there are without a filter that stands in the way, or with one of them alone. */
export interface FilterSuggestion {
  kind: "without" | "alone";
  label: string;
  href: string;
  count: number;
}

export interface SeasonMonth {
  /** "2025-08" */
  month: string;
  /** "Aug." */
  short: string;
  /** "August 2025" */
  title: string;
  /** Days from a Monday to its first day, 0 to 6. */
  offset: number;
  /** How many events begin on each of its days. */
  counts: number[];
}

/** Days that many ask for, such as the next weekend. */
export interface DayShortcut {
  title: string;
  /** The programme of these days, or of all where they are chosen. */
  href: string;
  isChosen: boolean;
}

/** What the row of days is drawn from; addresses follow from it. */
export interface SeasonDays {
  /** "2025-08-30" */
  today: string;
  /** First and last day of the season. */
  from: string;
  to: string;
  /** Those with events. */
  shortcuts: DayShortcut[];
  /** From Monday, short and in full. */
  weekdays: { short: string; long: string }[];
  months: SeasonMonth[];
}

export interface ProgrammeDay {
  /** Calendar day, "2025-08-30". */
  date: string;
  day: string;
  weekday: string;
  month: string;
  /** Absent within the year of the page's own day. */
  year?: string;
  /** The whole date in words, read out in its place. */
  long: string;
  isToday?: true;
  events: EventRow[];
}

/** When something is on next, where nothing is on the days that were asked for. */
export interface NextDay {
  /** In place of the usual one, where it was asked for today. */
  title: string | null;
  /** A sentence with the date. */
  words: string;
  day: ProgrammeDay;
}

/** A banner, and the event behind which it stands. */
export interface PlacedBanner {
  after: number;
  banner: Banner;
}

/** What the programme's screen shows. */
export interface ProgrammeData {
  /** Events that the filters leave, on all pages. */
  count: number;
  /** Events there are without filters. */
  countOfAll: number;
  /** Both as they are written. */
  written: { count: string; countOfAll: string };
  page: number;
  pages: number;
  /** Empty where words are looked for. */
  days: ProgrammeDay[];
  /** What has the words that are looked for, the best first; else empty. */
  matches: DatedEvent[];
  banners: PlacedBanner[];
  /** Asks who plays a composer or a work; empty where neither is chosen alone. */
  question: string;
  /** Words that were looked for instead; empty where those typed were found. */
  corrected: string;
  genres: GenreChoice[];
  flags: FlagChoice[];
  groups: ChoiceGroup[];
  filters: ProgrammeFilters;
  /** All filters that are set; the genres stand in a row of their own. */
  active: ActiveFilter[];
  /** Null where there is none to reset. */
  resets: { choices: string | null; dates: string | null };
  filterSuggestions: FilterSuggestion[];
  /** Absent where something is left, and where nothing is on later. */
  next?: NextDay;
  season: SeasonDays;
  /** Ways into the past, in rows: decades, and the years of the chosen one. Absent where only coming events are shown. */
  years?: LinkedChoice[][];
  /** The filtered list as a calendar file. */
  icsHref: string;
}
