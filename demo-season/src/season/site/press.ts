import type { DemoPressCategory } from "../types.ts";
import { both, none } from "../localized.ts";

/** A drawn portrait; its caption says that it is one. */
const portraitOf = (artist: string, de: string, en: string) => ({
  of: { artist },
  title: both(`${de} (Zeichnung)`, `${en} (drawing)`),
});

/** Pictures for the press: those of concerts, artists and places. Its picture's alternative text says what is drawn. */
export const press: DemoPressCategory[] = [
  {
    title: both("Konzerte", "Concerts"),
    directories: [
      {
        title: both("Eröffnung und Orchester", "Opening and orchestra"),
        description: both(
          "Klangfiguren der großen Abende, gezeichnet aus den Tonarten ihrer Werke.",
          "Sound figures of the great evenings, drawn from the keys of their works.",
        ),
        images: [
          { of: { event: "eroica" }, title: both("Eroica, neu gehört", "Eroica, heard anew") },
          { of: { event: "drei-meere" }, title: both("Drei Meere", "Three seas") },
          { of: { event: "requiem" }, title: both("Selig sind", "Blessed are they") },
          { of: { event: "schoepfung" }, title: both("Und es ward", "And there was") },
        ],
      },
      {
        title: both("Kammermusik und Lied", "Chamber music and song"),
        description: none,
        images: [
          {
            of: { event: "goldberg" },
            title: both("Dreißig Veränderungen", "Thirty transformations"),
          },
          { of: { event: "erzherzog" }, title: both("Unter falschem Namen", "Under another name") },
          {
            of: { event: "gaspard" },
            title: both("Ondine, Galgen, Kobold", "Water sprite, gallows, goblin"),
          },
        ],
      },
    ],
  },
  {
    title: both("Porträts", "Portraits"),
    directories: [
      {
        title: both("Mitwirkende", "Artists"),
        description: both(
          "Köpfe, gezeichnet von einem Programm und ohne jede Ähnlichkeit. Fotografien geben die Agenturen heraus.",
          "Heads drawn by a program; they are not likenesses. Photographs are available from the artists’ agencies.",
        ),
        images: [
          portraitOf(
            "sunniva-aasland",
            "Sunniva Aasland, Violine, Artist in Residence 2025",
            "Sunniva Aasland, violin, artist in residence 2025",
          ),
          portraitOf(
            "mara-lindqvist",
            "Mara Lindqvist, Chefdirigentin der Strom-Philharmonie",
            "Mara Lindqvist, chief conductor of the Strom-Philharmonie",
          ),
          portraitOf(
            "seorin-paik",
            "Seorin Paik, Klavier, Stipendium 2025",
            "Seorin Paik, piano, 2025 fellow",
          ),
          portraitOf(
            "ada-nwankiti",
            "Ada Nwankiti, Komposition, Stipendium 2025",
            "Ada Nwankiti, composer, 2025 fellow",
          ),
        ],
      },
    ],
  },
  {
    title: both("Spielorte", "Venues"),
    directories: [
      {
        title: both("Säle, Kirchen und Hallen", "Halls, churches and warehouses"),
        description: both(
          "Grundrisse und Ansichten einiger unserer Spielorte.",
          "Plans and elevations of some of our venues.",
        ),
        images: [
          { of: { venue: "grosser-saal" }, title: both("Großer Saal", "Great Hall") },
          { of: { venue: "kreuzkirche" }, title: both("Kreuzkirche", "Kreuzkirche") },
          { of: { venue: "bunker-9" }, title: both("Bunker 9", "Bunker 9") },
          { of: { venue: "werfthalle" }, title: both("Werfthalle", "Shipyard hall") },
        ],
      },
    ],
  },
];
