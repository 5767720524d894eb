import type { DemoAuthor } from "./types.ts";
import { both } from "./localized.ts";

/** Those who write for the magazine. */
export const authors: DemoAuthor[] = [
  {
    name: "Miriam Sternitz",
    biography: both(
      "Miriam Sternitz ist Dramaturgin des Musikfests und schreibt die Texte, die man in der Pause zu Ende liest.",
      "Miriam Sternitz is the festival’s dramaturge and writes the texts that one finishes reading in the interval.",
    ),
  },
  {
    name: "Benno Trautwein",
    biography: both(
      "Benno Trautwein betreut Presse und Magazin. Er stellt gern Fragen, auf die auch die Musiker keine Antwort haben.",
      "Benno Trautwein looks after press and magazine. He likes to ask questions that the musicians cannot answer either.",
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
      "Fenna Ohlendiek sees to it that everybody can get in, and writes down what goes wrong in the process.",
    ),
  },
  {
    name: "Luc Marais",
    biography: both(
      "Luc Marais spielt Bratsche im Quartett Halbmond und schreibt am liebsten auf Bahnsteigen.",
      "Luc Marais plays the viola in Quartett Halbmond and likes best to write on station platforms.",
    ),
  },
  {
    name: "Thandi Molefe-Roth",
    biography: both(
      "Thandi Molefe-Roth spielt Bratsche und liest Handschriften, bis sie klingen.",
      "Thandi Molefe-Roth plays the viola and reads manuscripts until they sound.",
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
