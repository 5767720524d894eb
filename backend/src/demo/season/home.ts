import type { DemoHome } from "./types.ts";
import { drawing } from "./artwork.ts";
import { both } from "./localized.ts";

export const home: DemoHome = {
  hero: {
    headline: both("Alles klingt", "Everything sounds"),
    text: both(
      "Einunddreißig Tage, zweiundzwanzig Orte, eine Stadt. Von der „Eroica“ bis zur „Schöpfung“.",
      "Thirty-one days, twenty-two places, one town. From the ‘Eroica’ to the ‘Creation’.",
    ),
    link: { route: "programme" },
    linkText: both("Zum Programm", "See the programme"),
    artwork: drawing("hero", "home-hero", ["harmonograph", "blue", "e-flat major"]),
  },
  bigTeaser: {
    preline: both("Schwerpunkt 2025", "Focus 2025"),
    headline: both("Was die Stille weiß", "What silence knows"),
    text: both(
      "Pausen, Nachhall und das, was nach dem letzten Ton bleibt: ein Faden durch den ganzen September.",
      "Rests, echoes and what remains after the last note: a thread through all of September.",
    ),
    link: { article: "pause-proben" },
    linkText: both("Mehr dazu im Magazin", "More in the magazine"),
    buttonStyle: "secondary",
    artwork: drawing("hero", "home-teaser", ["rings", "navy"]),
  },
  highlightEvents: [
    "eroica",
    "cis-moll",
    "nachtstuecke",
    "orgel-bauen",
    "winterreise",
    "schoepfung",
  ],
  articleTeasers: ["pause-proben", "fluegel-zieht-um", "fuenf-quartette", "was-ist-cis-moll"],
};
