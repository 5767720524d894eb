import type { DemoPattern } from "../types.ts";
import { both } from "../localized.ts";
import { coloured, columns, faq, headline, link, text } from "../sections.ts";

/** Groups of sections that an office needs again and again; their words are there to be replaced. */
export const patterns: DemoPattern[] = [
  {
    name: both("Hinweis mit Knopf", "Notice with a button"),
    sections: [
      coloured("sand", "100", [
        headline("Gut zu wissen", "Good to know", { level: 3 }),
        text(
          "In zwei Sätzen, worum es geht und bis wann es gilt.",
          "Two sentences: what it is about, and how long it applies.",
        ),
        link("Zum Programm", "See the programme", { route: "programme" }),
      ]),
    ],
  },
  {
    name: both("Häufige Fragen", "Frequently asked questions"),
    sections: [
      headline("Häufige Fragen", "Frequently asked questions"),
      faq(both("Vor dem Konzert", "Before the concert"), [
        [
          both("Wann öffnet der Saal?", "When do the doors open?"),
          both(
            "Eine halbe Stunde vor Beginn, wenn nichts anderes dabeisteht.",
            "Half an hour before the start, unless stated otherwise.",
          ),
        ],
        [
          both("Komme ich noch hinein, wenn ich zu spät bin?", "Can I still get in if I am late?"),
          both(
            "Zwischen zwei Werken, auf Plätze am Rand.",
            "Between two works, to seats at the side.",
          ),
        ],
      ]),
    ],
  },
  {
    name: both("Zwei Wege nebeneinander", "Two ways side by side"),
    sections: [
      columns(
        "50-50",
        [
          headline("Mit Bus und Bahn", "By bus and train", { level: 3 }),
          text(
            "Linie, Haltestelle und wie viele Minuten es von dort zu Fuß sind.",
            "Line, stop, and how many minutes’ walk it is from there.",
          ),
        ],
        [
          headline("Mit dem Rad", "By bicycle", { level: 3 }),
          text(
            "Wo Räder stehen können, und wo der Weg beginnt.",
            "Where bicycles can be left, and where the path begins.",
          ),
        ],
      ),
    ],
  },
];
