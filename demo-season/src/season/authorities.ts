import type { AuthorityIds } from "@festival/contracts/programme/authorities";

/** Composers of the season under which other catalogues know them, by their German names. */
export const authorities: Readonly<Record<string, AuthorityIds>> = {
  "Johann Sebastian Bach": {
    wikidataId: "Q1339",
    musicbrainzId: "24f1766e-9635-4d58-a4d4-9413f9f98a4c",
    gndId: "11850553X",
  },
  "Ludwig van Beethoven": {
    wikidataId: "Q255",
    musicbrainzId: "1f9df192-a621-4f54-8850-2c5373b7eac9",
    gndId: "118508288",
  },
  "Johannes Brahms": {
    wikidataId: "Q7294",
    musicbrainzId: "c70d12a2-24fe-4f83-a6e6-57d84f8efb51",
    gndId: "118514253",
  },
};
