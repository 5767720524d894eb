import type { DemoAuthor } from "./types.ts";
import { both } from "./localized.ts";

/** Those who write for the magazine. */
export const authors: DemoAuthor[] = [
  {
    name: "Miriam Sternitz",
    biography: both(
      "Miriam Sternitz ist Dramaturgin des Musikfests und schreibt die Texte, die man in der Pause zu Ende liest.",
      "Miriam Sternitz is the festival’s dramaturge and writes the notes you finish reading in the interval.",
    ),
  },
  {
    name: "Benno Trautwein",
    biography: both(
      "Benno Trautwein betreut Presse und Magazin. Er stellt gern Fragen, auf die auch die Musikerinnen und Musiker keine Antwort haben.",
      "Benno Trautwein looks after the press and the magazine. He likes asking questions that the musicians can’t answer either.",
    ),
  },
  {
    name: "Gesa Lürssen",
    biography: both(
      "Gesa Lürssen ist Geigenbauerin und freie Autorin. Sie besucht für uns Werkstätten.",
      "Gesa Lürssen is a violin maker and a freelance writer. She visits workshops for us.",
    ),
  },
  {
    name: "Fenna Ohlendiek",
    biography: both(
      "Fenna Ohlendiek kümmert sich beim Musikfest darum, dass alle hineinkommen, und schreibt auf, was dabei schiefgeht.",
      "Fenna Ohlendiek sees to it that everyone can get in, and writes down what goes wrong along the way.",
    ),
  },
  {
    name: "Luc Marais",
    biography: both(
      "Luc Marais spielt Bratsche im Quartett Halbmond und schreibt am liebsten auf Bahnsteigen.",
      "Luc Marais plays the viola in Quartett Halbmond and does his best writing on station platforms.",
    ),
  },
  {
    name: "Thandi Molefe-Roth",
    biography: both(
      "Thandi Molefe-Roth spielt Bratsche und liest Handschriften, bis sie klingen.",
      "Thandi Molefe-Roth plays the viola and reads manuscripts until they sing.",
    ),
  },
  {
    name: "Kenji Morihata",
    biography: both(
      "Kenji Morihata spielt Cello und erklärt Neue Musik wie ein Kochrezept.",
      "Kenji Morihata plays the cello and explains new music like a recipe.",
    ),
  },
];
