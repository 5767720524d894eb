import type { DemoMood } from "./types.ts";
import { both } from "./localized.ts";

/** How the season's events feel; the quiz asks for it. */
export const moods: DemoMood[] = [
  {
    key: "quiet",
    title: both("still", "quiet"),
    events: [
      "sieben-traenen",
      "was-bleibt",
      "rothko",
      "dowland",
      "orgelpause-2",
      "nach-dem-himmel",
      "ciaccona",
      "goldberg",
      "kreuz-und-atem",
    ],
  },
  {
    key: "wild",
    title: both("wild", "wild"),
    events: [
      "sacre",
      "vibrationsalarm",
      "in-c",
      "papier-holz-haut",
      "strudel",
      "gaspard",
      "metronome",
    ],
  },
  {
    key: "festive",
    title: both("festlich", "festive"),
    events: [
      "eroica",
      "wasserstand",
      "marienvesper",
      "requiem",
      "schoepfung",
      "sextett",
      "bruecke",
    ],
  },
  {
    key: "dark",
    title: both("dunkel", "dark"),
    events: [
      "winterreise",
      "nachtstuecke",
      "schluessel",
      "dowland",
      "gaspard",
      "schwarz-weiss",
      "sitting-in-a-room",
      "lieder-vom-fluss",
    ],
  },
  {
    key: "playful",
    title: both("verspielt", "playful"),
    events: [
      "karneval",
      "wer-fragt",
      "koffer",
      "krabbelkonzert",
      "klangkueche",
      "wolf",
      "orgel-bauen",
      "sommernachtstraum",
      "ondine",
    ],
  },
  {
    key: "curious",
    title: both("neugierig", "curious"),
    events: [
      "was-ist-ein-ton",
      "noten-lesen",
      "werkstatt-nwankiti",
      "offene-probe-mahler",
      "offene-probe-requiem",
      "offene-probe-schoepfung",
      "naturtoene",
      "makrokosmos",
      "vexations",
    ],
  },
  {
    key: "tender",
    title: both("zärtlich", "tender"),
    events: ["engel", "g-dur", "geschwister", "abschied", "kreise", "abend-lang", "cis-moll"],
  },
];
