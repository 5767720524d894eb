import type { QuestionKind } from "@festival/contracts/api/quiz";
import type { Localized } from "@festival/contracts/locales";
import type { DemoSoundKey } from "../sounds/sounds.ts";
import type { DemoQuiz, DemoQuizAnswer } from "./types.ts";
import { both, none } from "./localized.ts";

type Weights = DemoQuizAnswer["weights"];
type Answer = [
  de: string,
  en: string,
  genres: Record<string, number>,
  further?: Omit<Weights, "genres">,
];

function question(
  de: string,
  en: string,
  answers: Answer[],
  { help = none, kind = "one" }: { help?: Localized; kind?: QuestionKind } = {},
): DemoQuiz["questions"][number] {
  return {
    kind,
    text: both(de, en),
    help,
    answers: answers.map(([german, english, genres, further]) => ({
      text: both(german, english),
      weights: { genres, ...further },
    })),
  };
}

/** @param events whose pictures stand beside the answers, in their order */
function pictures(de: string, en: string, answers: Answer[], events: string[]) {
  const asked = question(de, en, answers, { kind: "pictures" });
  return {
    ...asked,
    answers: asked.answers.map((answer, index) => ({ ...answer, pictureOf: events[index] ?? "" })),
  };
}

/** @param keys what is to be heard beside the answers, in their order */
function sounds(de: string, en: string, answers: Answer[], keys: DemoSoundKey[]) {
  const asked = question(de, en, answers, {
    kind: "sounds",
    help: both(
      "Vier Anfänge zum Anhören. Wer gerade nicht hören kann oder mag, nimmt den Satz.",
      "Four openings to listen to. If you can’t listen just now, or would rather not, go by the words.",
    ),
  });
  return {
    ...asked,
    answers: asked.answers.map((answer, index) => {
      const key = keys[index];
      return key ? { ...answer, sound: key } : answer;
    }),
  };
}

export const quiz: DemoQuiz = {
  title: both("Welches Konzert passt zu Ihnen?", "Which concert is for you?"),
  intro: both(
    "Neun Fragen, keine falsche Antwort, kein Vorwissen. Am Ende wissen Sie, wonach Ihnen heute ist und welche Konzerte so klingen.",
    "Nine questions, no wrong answers, no prior knowledge. At the end you know what you are in the mood for, and which concerts sound like it.",
  ),
  questions: [
    question(
      "Es ist sechs Uhr abends. Wie war der Tag?",
      "It is six in the evening. How was your day?",
      [
        [
          "Laut. Bitte etwas, das flüstert.",
          "Loud. Something that whispers, please.",
          { song: 3, early: 2, piano: 2 },
          { moods: { quiet: 3, tender: 2, wild: -3 } },
        ],
        [
          "Leise. Ich könnte ein Orchester vertragen.",
          "Quiet. I could do with an orchestra.",
          { orchestra: 3, choir: 2 },
          { moods: { festive: 3, wild: 1 } },
        ],
        [
          "Er fängt gerade erst an.",
          "It is only just beginning.",
          { late: 3, new: 2 },
          { time_of_day: { night: 4, morning: -2 } },
        ],
        [
          "Drei Kinder, zwei Kuchen, ein Schuh fehlt.",
          "Three children, two cakes, one shoe missing.",
          { family: 4 },
          { moods: { playful: 3 }, time_of_day: { morning: 2, afternoon: 2, night: -4 } },
        ],
      ],
    ),
    question(
      "Sie dürfen sich einen Platz aussuchen. Wo sitzen Sie?",
      "You may choose any seat. Where do you sit?",
      [
        [
          "So nah, dass ich das Umblättern höre.",
          "So close that I can hear the pages turn.",
          { chamber: 3, song: 2, piano: 1 },
        ],
        [
          "Hinten, an einer Säule, mit Überblick.",
          "At the back, by a pillar, with a view of it all.",
          { choir: 2, organ: 3, orchestra: 1 },
          { venues: { kreuzkirche: 3, "grosser-saal": 1 } },
        ],
        ["Ich stehe lieber.", "I would rather stand.", { late: 3, new: 1 }],
        [
          "Liegen. Gibt es Liegen?",
          "Lying down. Do you have loungers?",
          { new: 2, late: 1, organ: 1 },
          { moods: { quiet: 2 }, venues: { planetarium: 3 } },
        ],
      ],
      { help: both("Wir merken uns nichts davon.", "We keep no record of this.") },
    ),
    question(
      "Jemand hustet im leisesten Moment. Und Sie?",
      "Someone coughs at the quietest moment. And you?",
      [
        [
          "Ich reiche ein Bonbon, lautlos ausgewickelt.",
          "I pass a sweet, silently unwrapped.",
          { chamber: 2, early: 1 },
        ],
        [
          "Ich höre, in welcher Tonart.",
          "I note the key.",
          { new: 3, piano: 1 },
          { moods: { curious: 2 } },
        ],
        ["Das war ich. Verzeihung.", "That was me. Sorry.", { late: 2, rehearsal: 2, family: 1 }],
        [
          "Bei Bruckner merkt es keiner.",
          "In Bruckner, no one would notice.",
          { orchestra: 3, organ: 1 },
          { composers: { mahler: 2, sibelius: 2, brahms: 1 } },
        ],
      ],
    ),
    question(
      "Wie viel Zeit darf Musik sich nehmen?",
      "How long should the music last?",
      [
        [
          "Drei Minuten, aber die richtigen.",
          "Three minutes, but the right three.",
          { song: 3, piano: 1 },
          { moods: { tender: 2 }, length: { short: 2 } },
        ],
        [
          "Eine Mittagspause.",
          "A lunch hour.",
          { organ: 3, rehearsal: 1 },
          { length: { short: 4, long: -2 }, price: { free: 1 } },
        ],
        [
          "Einen Abend mit Pause und Brezel.",
          "An evening with an interval and a pretzel.",
          { orchestra: 2, chamber: 2, choir: 1 },
          { length: { medium: 3, long: 2 }, time_of_day: { evening: 2 } },
        ],
        [
          "Bis es hell wird.",
          "Until dawn.",
          { late: 3, new: 2 },
          { length: { long: 4 }, time_of_day: { night: 3 } },
        ],
      ],
      { kind: "slider" },
    ),
    question(
      "Welche Sätze könnten von Ihnen sein?",
      "Which of these might you have said?",
      [
        [
          "„Kenne ich, will ich noch mal.“",
          "“I know it. Again, please.”",
          { orchestra: 2, chamber: 1, piano: 2 },
          { composers: { beethoven: 3, schubert: 2, bach: 2 } },
        ],
        [
          "„Kenne ich nicht, klingt gut.“",
          "“Never heard of it. Sounds good.”",
          { new: 2, early: 2 },
          { composers: { nwankiti: 3, saariaho: 2, strozzi: 2 } },
        ],
        [
          "„Wie geht das eigentlich?“",
          "“How does that work, exactly?”",
          { talk: 3, rehearsal: 3 },
          { moods: { curious: 4 }, price: { free: 1 } },
        ],
        ["„Darf ich mitsingen?“", "“May I sing along?”", { choir: 3, family: 2 }],
      ],
      { kind: "several" },
    ),
    pictures(
      "Nehmen Sie ein Bild mit nach Hause.",
      "Take one picture home with you.",
      [
        [
          "Regen auf Wasser",
          "Rain on water",
          { piano: 2, song: 1, early: 1 },
          { moods: { tender: 2, quiet: 1 } },
        ],
        ["Sand, der zuhört", "Sand, listening", { orchestra: 2, organ: 2 }],
        [
          "Ein Pendel, das nicht aufgibt",
          "A pendulum that won’t give up",
          { song: 2, chamber: 2 },
          { moods: { dark: 2 } },
        ],
        ["Wellen, leicht verschoben", "Waves, slightly out of step", { new: 3, late: 1 }],
        [
          "Etwas, das kichert",
          "Something giggling",
          { family: 3 },
          { moods: { playful: 3, dark: -2 } },
        ],
      ],
      ["wasserstand", "goldberg", "kreise", "schwarz-weiss", "orgel-bauen"],
    ),
    sounds(
      "Womit soll es anfangen?",
      "How should it begin?",
      [
        [
          "Mit einem einzigen Ton: einer Stimmgabel.",
          "With a single note: a tuning fork.",
          { song: 2, piano: 2, chamber: 1 },
          { moods: { quiet: 3 } },
        ],
        [
          "Mit allen: Ein Orchester stimmt sich ein.",
          "With the whole orchestra, tuning up.",
          { orchestra: 3, choir: 2 },
          { moods: { festive: 2 } },
        ],
        [
          "Mit Schlägen auf Holz, die davonlaufen.",
          "With drumming on wood that gathers speed.",
          { new: 3, late: 2, rehearsal: 1 },
          { moods: { wild: 3 } },
        ],
        [
          "Mit einer Spieluhr.",
          "With a music box.",
          { family: 3, early: 2 },
          { moods: { playful: 2, tender: 1 } },
        ],
      ],
      ["tuning-fork", "tuning-orchestra", "running-away", "music-box"],
    ),
    question(
      "Wann passt es am besten?",
      "When would suit you best?",
      [
        [
          "Vormittags, solange der Kaffee wirkt.",
          "In the morning, while the coffee lasts.",
          { rehearsal: 1 },
          { time_of_day: { morning: 4, afternoon: 1 } },
        ],
        [
          "Nachmittags, damit der Abend frei bleibt.",
          "In the afternoon, to keep the evening free.",
          { organ: 1 },
          { time_of_day: { afternoon: 4 } },
        ],
        [
          "Abends, unter der Woche.",
          "In the evening, during the week.",
          {},
          { time_of_day: { evening: 3 }, days: { weekday: 2 } },
        ],
        [
          "Abends, am Wochenende.",
          "In the evening, at the weekend.",
          {},
          { time_of_day: { evening: 3 }, days: { weekend: 3 } },
        ],
        [
          "Nachts. Der Tag war lang genug.",
          "At night. The day was long enough.",
          { late: 2 },
          { time_of_day: { night: 4 } },
        ],
      ],
      { kind: "when" },
    ),
    question(
      "Und wer kommt mit?",
      "And who’s coming with you?",
      [
        ["Niemand. Endlich.", "No one. At last.", { choir: 2, chamber: 2, song: 1 }],
        [
          "Jemand, der hinterher reden will.",
          "Someone who will want to talk about it afterwards.",
          { orchestra: 1, talk: 2, early: 2 },
        ],
        [
          "Alle, und danach noch ein Konzert.",
          "Everyone, and on to another concert.",
          { late: 3, new: 1 },
          { time_of_day: { night: 3, afternoon: 1 }, days: { weekend: 2 } },
        ],
        [
          "Jemand, der um acht ins Bett muss.",
          "Someone who has to be in bed by eight.",
          { family: 3, rehearsal: 1 },
          { time_of_day: { morning: 3, afternoon: 2 }, price: { low: 2, free: 2 } },
        ],
      ],
      { kind: "company" },
    ),
  ],
};
