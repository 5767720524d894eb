import type { DemoEventSections } from "./types.ts";
import { both } from "./localized.ts";
import { faq, quote } from "./sections.ts";

/** What stands on events' pages besides their own fields. */
export const eventSections: DemoEventSections[] = [
  {
    event: "vexations",
    sections: [
      quote(
        "Um vier Uhr früh weiß niemand mehr, ob man wach ist. Man spielt trotzdem.",
        "At four in the morning nobody knows any more whether they’re awake. You play all the same.",
        both("Theres Amsel", "Theres Amsel"),
      ),
      faq(both("Eine Nacht im Pumpwerk", "A night at the pumping station"), [
        [
          both("Muss ich neunzehn Stunden bleiben?", "Must I stay for nineteen hours?"),
          both(
            "Nein. Die Tür ist die ganze Nacht offen, und niemand dreht sich um, wenn jemand kommt oder geht.",
            "No. The door is open all night, and nobody turns round when people come or go.",
          ),
        ],
        [
          both("Darf ich schlafen?", "May I sleep?"),
          both(
            "Gern, in den Liegestühlen hinter dem zweiten Kessel. Decken liegen bereit; wer schnarcht, wird sanft geweckt.",
            "By all means, in the deckchairs behind the second boiler. There are blankets; snorers are gently woken.",
          ),
        ],
        [
          both("Ist jede Wiederholung gleich?", "Is every repetition the same?"),
          both(
            "In den Noten ja. Sechs Menschen und eine Nacht machen aus der einen halben Seite achthundertvierzig.",
            "On paper, yes. Six people and one night turn that half page into eight hundred and forty.",
          ),
        ],
      ]),
    ],
  },
];
