import type { DemoGenre } from "./types.ts";
import { both } from "./localized.ts";

export const genres: DemoGenre[] = [
  { key: "orchestra", title: both("Orchester", "Orchestra") },
  { key: "chamber", title: both("Kammermusik", "Chamber music") },
  { key: "song", title: both("Lied", "Song") },
  { key: "piano", title: both("Klavier", "Piano") },
  { key: "early", title: both("Alte Musik", "Early music") },
  { key: "choir", title: both("Chor", "Choir") },
  { key: "new", title: both("Neue Musik", "New music") },
  { key: "organ", title: both("Orgel", "Organ") },
  { key: "family", title: both("Familie", "Family") },
  { key: "late", title: both("Spät & Club", "Late & club") },
  { key: "rehearsal", title: both("Offene Probe", "Open rehearsal") },
  { key: "talk", title: both("Gespräch", "Talk") },
];
