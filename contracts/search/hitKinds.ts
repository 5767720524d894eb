/** What a search over the whole site finds, in the order in which groups stand that fit equally well. */
export const hitKinds = [
  "event",
  "composer",
  "artist",
  "ensemble",
  "work",
  "venue",
  "article",
  "page",
  "past_event",
] as const;
export type HitKind = (typeof hitKinds)[number];

/** Letters of the words that are searched. */
export const shortestSearch = 2;
export const longestSearch = 100;
