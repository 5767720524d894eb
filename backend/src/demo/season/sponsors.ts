import type { DemoSponsor } from "./types.ts";

/** Invented, like the city. Their addresses use the domain reserved for examples. */
export const sponsors: DemoSponsor[] = [
  {
    key: "stadtwerke",
    name: "Stadtwerke Auenwerth",
    url: "https://stadtwerke.example",
    tier: "main",
  },
  {
    key: "sparverein",
    name: "Sparverein am Strom",
    url: "https://sparverein.example",
    tier: "partner",
  },
  {
    key: "faehrgesellschaft",
    name: "Fährgesellschaft Nord",
    url: "https://faehre.example",
    tier: "partner",
  },
  {
    key: "papiermuehle",
    name: "Papiermühle Auen",
    url: "https://papiermuehle.example",
    tier: "supporter",
  },
  {
    key: "stiftung",
    name: "Stiftung Offenes Ohr",
    url: "https://offenesohr.example",
    tier: "supporter",
  },
];
