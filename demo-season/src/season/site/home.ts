import type { DemoHome } from "../types.ts";
import { drawing } from "../artwork.ts";
import { focusArtwork } from "../pages/focus.ts";
import { both } from "../localized.ts";

export const home: DemoHome = {
  hero: {
    headline: both("Alles klingt", "Everything sings"),
    text: both(
      "Einunddreißig Tage, zweiundzwanzig Spielorte, eine Stadt. Von der „Eroica“ bis zur „Schöpfung“.",
      "Thirty-one days, twenty-two venues, one town. From the “Eroica” to the “Creation”.",
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
    link: { page: "focus" },
    linkText: both("Zu den Abenden", "See the evenings"),
    buttonStyle: "secondary",
    artwork: focusArtwork,
  },
  teaserList: {
    headline: both("Zum Einstieg", "Where to begin"),
    items: [
      {
        preline: both("Für Neugierige", "For the curious"),
        headline: both("Zum ersten Mal im Konzert", "Your first concert"),
        text: both(
          "Wann klatscht man, was zieht man an, und darf man hinaus? Antworten ohne Umwege.",
          "When to clap, what to wear, and can I slip out? Straight answers.",
        ),
        link: { article: "erstes-konzert" },
        linkText: both("Weiterlesen", "Read on"),
        pictureOf: "erstes-konzert",
      },
      {
        preline: both("Besuch", "Your visit"),
        headline: both("Karten, Einlass, Garderobe", "Tickets, doors, cloakroom"),
        text: both(
          "Alles, was vor dem ersten Ton zu wissen ist.",
          "Everything to know before the first note.",
        ),
        link: { page: "visit" },
        linkText: both("Besuch planen", "Plan your visit"),
        pictureOf: "stillsitzen",
      },
      {
        preline: both("Für alle", "For everyone"),
        headline: both("Musik, die man fühlt", "Music you can feel"),
        text: both(
          "Konzerte mit Gebärdensprache, mit Audiodeskription und mit einem Luftballon auf dem Schoß.",
          "Concerts with sign language, with audio description and with a balloon on your lap.",
        ),
        link: { page: "access" },
        linkText: both("Zur Barrierefreiheit", "About access"),
        pictureOf: "musik-fuehlen",
      },
    ],
  },
  instagramFeed: {
    headline: both("Aus den Proben", "From the rehearsals"),
    link: { route: "magazine" },
    items: [
      {
        description: both("Der Flügel zieht um.", "The grand piano moves house."),
        link: { article: "fluegel-zieht-um" },
        pictureOf: "fluegel-zieht-um",
      },
      {
        description: both("Vier Pulte, ein Atem.", "Four stands, one breath."),
        link: { article: "fuenf-quartette" },
        pictureOf: "fuenf-quartette",
      },
      {
        description: both("Die Glocke gibt das A.", "The bell gives the A."),
        link: { article: "wer-gibt-das-a" },
        pictureOf: "wer-gibt-das-a",
      },
      {
        description: both("Nachhall, gemessen.", "Echo, measured."),
        link: { article: "nachhall" },
        pictureOf: "nachhall",
      },
    ],
  },
  highlightEvents: [
    "eroica",
    "cis-moll",
    "nachtstuecke",
    "orgel-bauen",
    "winterreise",
    "schoepfung",
  ],
  articleTeasers: ["pause-proben", "was-der-fluss-sagt", "schublade", "was-ist-cis-moll"],
};
