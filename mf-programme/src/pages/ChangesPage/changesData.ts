import type { ProgrammeChange } from "@festival/contracts/api/programme/programmeChanges";

export interface ChangeEntry {
  id: number;
  kind: ProgrammeChange["kind"];
  text: string;
  event: {
    title: string;
    /** BCP 47, where the title is in another language than the page. */
    language?: string | undefined;
    href: string;
    /** For `<time>`. */
    dateTime: string;
    /** When it takes place, in words. */
    when: string;
    /** Empty where unknown. */
    venue: string;
  };
}

/** What was changed on one day. */
export interface ChangesDay {
  /** Calendar day in Berlin. */
  date: string;
  day: string;
  weekday: string;
  /** Month and year. */
  month: string;
  changes: ChangeEntry[];
}

/** One page of what changed in the programme, ready to read. */
export interface ChangesData {
  days: ChangesDay[];
  page: number;
  /** Address of each page, the first one first; empty where there is one page only. */
  pageHrefs: string[];
  /** The way back: the programme. */
  programmeHref: string;
  /** The same for readers of feeds. */
  feedHref: string;
}
