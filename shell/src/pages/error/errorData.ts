import type { Section } from "@festival/contracts/api/content";

/** What staff say to readers of a missing page, besides that it is missing. */
export interface ErrorData {
  sections: Section[];
}
