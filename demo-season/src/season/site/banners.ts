import type { DemoBanner } from "../types.ts";
import { both } from "../localized.ts";

export const banners: DemoBanner[] = [
  {
    title: both("Welches Konzert passt zu Ihnen?", "Which concert is for you?"),
    text: both(
      "Neun Fragen, sechs Vorschläge: der Concert-\u2060O-\u2060Mat.",
      "Nine questions, six suggestions: the Concert-\u2060O-\u2060Mat.",
    ),
    link: { route: "quizStart" },
    linkText: both("Zu den Fragen", "Take the quiz"),
    pictureOf: "neue-musik-hoeren",
    calendarPosition: 4,
    startsAt: null,
    endsAt: null,
  },
  {
    title: both("Zum ersten Mal hier?", "Your first time here?"),
    text: both(
      "Was man anzieht, wann man klatscht und ob man hinaus darf.",
      "What to wear, when to clap and whether you may leave.",
    ),
    link: { article: "erstes-konzert" },
    linkText: both("Zur Gebrauchsanweisung", "Read the guide"),
    pictureOf: "erstes-konzert",
    calendarPosition: 9,
    startsAt: null,
    endsAt: null,
  },
  {
    title: both("Was die Stille weiß", "What silence knows"),
    text: both(
      "Der Schwerpunkt: ein Faden durch den September.",
      "The focus: a thread through September.",
    ),
    link: { page: "focus" },
    linkText: both("Alle Abende", "All evenings"),
    pictureOf: "nachhall",
    calendarPosition: 14,
    startsAt: "2025-08-01T00:00",
    endsAt: "2025-09-28T00:00",
  },
];
