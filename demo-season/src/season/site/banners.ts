import type { DemoBanner } from "../types.ts";
import { both } from "../localized.ts";

export const banners: DemoBanner[] = [
  {
    title: both("Welches Konzert passt zu Ihnen?", "Which concert is for you?"),
    text: both(
      "Sechs Fragen, drei Vorschläge: der Concert-O-Mat.",
      "Six questions, three suggestions: the Concert-O-Mat.",
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
    title: both("Der Flügel ist unterwegs", "The grand is on its way"),
    text: both(
      "Wie 480 Kilogramm in die Glashalle kommen.",
      "How 480 kilograms get into the glass hall.",
    ),
    link: { article: "fluegel-zieht-um" },
    linkText: both("Mitlesen", "Read along"),
    pictureOf: "fluegel-zieht-um",
    calendarPosition: 14,
    startsAt: "2025-08-01T00:00",
    endsAt: "2025-09-28T00:00",
  },
];
