import type { DemoPage } from "../types.ts";
import { drawing } from "../artwork.ts";
import { both } from "../localized.ts";
import { eventList, link, text } from "../sections.ts";
import { page } from "./page.ts";

/** Here, and on the home page, which leads here. */
export const focusArtwork = drawing("hero", "home-teaser", ["rings", "navy"]);

/** A thread through the season, and the people who accompany it, each with their evenings. */
export const focusPages: DemoPage[] = [
  page({
    key: "focus",
    urls: both("schwerpunkt-stille", "focus-silence"),
    title: both("Was die Stille weiß", "What silence knows"),
    description: both(
      "Der Schwerpunkt 2025: Abende über Pausen, Nachhall und das, was nach dem letzten Ton bleibt, mit allen Terminen.",
      "The focus of 2025: evenings about rests, echoes and what remains after the last note, with all dates.",
    ),
    artwork: focusArtwork,
    sections: [
      text(
        "Eine Pause ist kein leerer Takt. Sie hat eine Länge, einen Ort und einen Nachbarn auf jeder Seite. Der Schwerpunkt 2025 folgt ihr durch den ganzen September: zu Satie, der um Regungslosigkeit bittet, zu Lucier, der einen Raum sprechen lässt, zu Haydn, bei dem das Orchester geht, und zu Feldman, der fast nichts braucht.\n\nAlle Abende lassen sich einzeln besuchen. Wie man eine Pause probt, erzählt die Chefdirigentin Mara Lindqvist [im Magazin](article:pause-proben); warum ein Raum antwortet, steht [im Beitrag über den Nachhall](article:nachhall).",
        "A rest is not an empty bar. It has a length, a place and a neighbour on either side. The focus of 2025 follows it through all of September: to Satie, who asks for immobility, to Lucier, who lets a room speak, to Haydn, whose orchestra leaves, and to Feldman, who needs next to nothing.\n\nEach evening stands on its own. Chief conductor Mara Lindqvist tells us [in the magazine](article:pause-proben) how to rehearse a rest, and [an article on echo](article:nachhall) explains why a room answers.",
      ),
      eventList(
        both("Die Abende", "The evenings"),
        [
          "vexations",
          "was-bleibt",
          "sitting-in-a-room",
          "abschied",
          "restlicht-2",
          "rothko",
          "dowland",
        ],
        true,
      ),
      link("Artist in Residence: Sunniva Aasland", "Artist in residence: Sunniva Aasland", {
        page: "residency",
      }),
      link("Stipendium 2025", "Fellowship 2025", { page: "fellowship" }),
    ],
  }),
  page({
    key: "residency",
    urls: both("residenz", "residency"),
    title: both("Artist in Residence: Sunniva Aasland", "Artist in residence: Sunniva Aasland"),
    description: both(
      "Die Geigerin Sunniva Aasland ist Artist in Residence 2025: Berg, Bach und Sibelius, mit allen Terminen.",
      "Violinist Sunniva Aasland is artist in residence 2025: Berg, Bach and Sibelius, with all dates.",
    ),
    artwork: drawing("hero", "residency", ["phase", "blue", "g minor"]),
    sections: [
      text(
        "Wer Artist in Residence ist, sucht sich die Räume selbst aus. Sunniva Aasland hat den Großen Saal für Berg gewählt und für Bach einen, in dem man den Bogen atmen hört.\n\nMehr über sie steht [auf ihrer Seite](artist:sunniva-aasland).",
        "An artist in residence chooses the rooms. Sunniva Aasland has picked the Great Hall for Berg, and for Bach one in which you can hear the bow breathe.\n\nThere is more about her [on her own page](artist:sunniva-aasland).",
      ),
      eventList(both("Ihre Abende", "Her evenings"), ["engel", "ciaccona", "sibelius"]),
      link("Der Schwerpunkt 2025", "The focus of 2025", { page: "focus" }),
      link("Stipendium 2025", "Fellowship 2025", { page: "fellowship" }),
    ],
  }),
  page({
    key: "fellowship",
    urls: both("stipendium", "fellowship"),
    title: both("Das Stipendium 2025", "The 2025 fellowship"),
    description: both(
      "Die Stipendiatinnen 2025: die Pianistin Seorin Paik und die Komponistin Ada Nwankiti, mit allen Terminen.",
      "The 2025 fellows: pianist Seorin Paik and composer Ada Nwankiti, with all dates.",
    ),
    artwork: drawing("hero", "fellowship", ["chladni", "ice"]),
    sections: [
      text(
        "Das Festival vergibt in jedem Jahr zwei Stipendien: eines am Instrument, eines an Komponierende. 2025 sind es die Pianistin [Seorin Paik](artist:seorin-paik) und die Komponistin [Ada Nwankiti](artist:ada-nwankiti). Beide spielen, proben und sprechen hier einen Monat lang.",
        "Each year the festival awards two fellowships, one to a performer and one to a composer. In 2025 they go to the pianist [Seorin Paik](artist:seorin-paik) and the composer [Ada Nwankiti](artist:ada-nwankiti). Both spend a month here, playing, rehearsing and talking.",
      ),
      eventList(both("Die Termine", "The dates"), [
        "kreise",
        "strudel",
        "werkstatt-nwankiti",
        "gaspard",
        "pegel-2",
      ]),
      link("Der Schwerpunkt 2025", "The focus of 2025", { page: "focus" }),
      link("Artist in Residence: Sunniva Aasland", "Artist in residence: Sunniva Aasland", {
        page: "residency",
      }),
    ],
  }),
];
