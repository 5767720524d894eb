import type { DemoAlert } from "../types.ts";
import { both, none } from "../localized.ts";

export const alerts: DemoAlert[] = [
  {
    title: both(
      "„Lieder vom Fluss“ am 29. August entfällt",
      "“Songs of the river” on 29 Aug is cancelled",
    ),
    text: both(
      "Helene Varga ist erkrankt. Alle Karten werden erstattet, Sie müssen nichts tun.",
      "Helene Varga is ill. All tickets are refunded; you don’t need to do anything.",
    ),
    linkTitle: both("Zum Konzert", "See details"),
    link: { event: "lieder-vom-fluss" },
    startsAt: "2025-08-18T09:00",
    endsAt: "2025-08-30T00:00",
  },
  {
    title: both("Hochwasser: Der Anleger 3 ist verlegt", "High water: landing stage 3 has moved"),
    text: both(
      "Die MS Ondine legt heute zweihundert Meter flussaufwärts ab, am Kartenhaus vorbei.",
      "Today the MS Ondine leaves from two hundred metres upstream, past the ticket house.",
    ),
    linkTitle: both("Anfahrt", "Getting here"),
    link: { page: "getting-here" },
    startsAt: "2025-09-06T08:00",
    endsAt: "2025-09-06T22:00",
  },
  {
    title: both(
      "Das war das Musikfest 2025. Danke fürs Zuhören!",
      "That was the 2025 festival. Thank you for listening!",
    ),
    text: none,
    linkTitle: both("Im Magazin weiterlesen", "Read on in the magazine"),
    link: { route: "magazine" },
    startsAt: "2025-09-28T00:00",
    endsAt: null,
  },
];
