import type { MixedWords } from "@festival/shared-ui/mixedText";

/** A concert as one row on paper. What there is nothing to say of is empty. */
export interface PrintRow {
  id: number;
  href: string;
  title: string;
  /** BCP 47, where the title is in another language than the page. */
  language?: string | undefined;
  /** What is played, or who plays. */
  works: MixedWords;
  /** For `<time>`. */
  dateTime: string;
  time: string;
  venue: string;
  price: string;
  /** What is not as usual: cancelled, sold out, until when it lasts. */
  note: string;
  isCancelled?: true;
}

export interface PrintDay {
  /** Calendar day, "2025-08-30". */
  date: string;
  /** "30. August", with the year where it is not that of the page. */
  title: string;
  weekday: string;
  rows: PrintRow[];
}

/** The whole programme under its filters, to be printed. */
export interface PrintData {
  /** Its name; empty where the settings can't be read. */
  festival: string;
  /** Concerts that the filters leave. */
  count: number;
  /** As it is written. */
  written: string;
  /** Further concerts, for which a printed programme has no room; 0 where all are there. */
  left: number;
  days: PrintDay[];
  /** What the programme is narrowed by, in words. */
  filters: string[];
  /** The way back: the programme with the same filters. */
  programmeHref: string;
  /** The day on which this is so. */
  today: string;
}
