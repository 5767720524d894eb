import type { DatedEvent } from "../events/datedEvent.ts";

/** Concerts at a venue or of an artist, as texts. */
export interface ConcertsData {
  /** Empty on the further pages of the past. */
  upcoming: DatedEvent[];
  /** One page of what is over, the latest first. */
  past: DatedEvent[];
  /** Page of the past, from 1, and how many there are. */
  page: number;
  pages: number;
  /** Address of each page of the past, the first one first; empty where there is one page only. */
  pageHrefs: string[];
}
