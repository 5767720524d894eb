import type { EventRow } from "../../events/eventRow.ts";

/** A genre as a filter: on, or to be had by its link. */
export interface GenreChoice {
  id: number;
  title: string;
  isActive: boolean;
  /** The programme with this genre added, or taken away where it is active. */
  href: string;
  /** False for combinations that search engines need not follow. */
  isForSearchEngines: boolean;
}

export interface ProgrammeDay {
  /** Calendar day, "2025-08-30". */
  date: string;
  day: string;
  weekday: string;
  month: string;
  /** Empty within the year of the page's own day. */
  year: string;
  /** The whole date in words, read out in its place. */
  long: string;
  isToday: boolean;
  events: EventRow[];
}

/** What the programme's screen shows. */
export interface ProgrammeData {
  /** Events that the filters leave, on all pages. */
  count: number;
  /** Events there are without filters. */
  countOfAll: number;
  page: number;
  pages: number;
  days: ProgrammeDay[];
  genres: GenreChoice[];
  /** The ids of the active ones, for the links to other pages. */
  activeGenres: number[];
}
