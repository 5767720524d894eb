import type { DemoBooklet } from "./types.ts";
import { both } from "./localized.ts";

export const booklets: DemoBooklet[] = [
  {
    event: "cis-moll",
    title: both("Cis-Moll", "C sharp minor"),
    introduction: both(
      "Zwei Stücke, die nicht aufhören wollen, und eines davon hört erst nach vierzig Minuten auf. Dieses Heft braucht nicht länger als der Weg vom Tor zu Ihrem Platz.",
      "Two pieces that do not wish to stop, one of which stops only after forty minutes. This booklet takes no longer than the walk from the gate to your seat.",
    ),
    works: [
      {
        work: "Officium breve in memoriam Andreæ Szervánszky op. 28",
        note: both(
          "Fünfzehn Sätze, manche kürzer als ein Atemzug. Kurtág nimmt Abschied von seinem Kollegen Endre Szervánszky und lässt dabei Webern sprechen, dessen letzte Kantate er Ton für Ton umschreibt. Am Ende steht ein Zitat von Szervánszky selbst: eine Melodie in C-Dur, die mitten im Takt abbricht.",
          "Fifteen movements, some of them shorter than a breath. Kurtág bids farewell to his colleague Endre Szervánszky and lets Webern speak, rewriting his last cantata note by note. At the end he quotes Szervánszky himself: a melody in C major that breaks off in the middle of a bar.",
        ),
        author: "Miriam Sternitz",
        sungTexts: [],
      },
      {
        work: "Streichquartett cis-Moll op. 131",
        note: both(
          "Beethoven schickte das Quartett 1826 an den Verlag mit der Bemerkung, es sei „zusammengestohlen aus Verschiedenem“. Schotts Leute erschraken; er hatte gescherzt. Sieben Sätze gehen ohne Pause ineinander über, der dritte dauert elf Takte, der vierte ist ein Himmel aus Variationen.\n\nSchubert soll sich das Stück kurz vor seinem Tod gewünscht haben.",
          "Beethoven sent the quartet to his publisher in 1826 with the remark that it was “cobbled together from bits and pieces stolen here and there”. Schott’s people took fright; he had been joking. Seven movements run into one another, the third lasts eleven bars, the fourth is a heaven of variations.\n\nSchubert is said to have asked for the piece shortly before his death.",
        ),
        author: "Miriam Sternitz",
        sungTexts: [],
      },
    ],
    artists: ["nora-feld", "ayumi-sander", "luc-marais", "ingrid-tamm"],
    ensembles: ["quartett-halbmond"],
  },
  {
    event: "winterreise",
    title: both("Winterreise", "Winter journey"),
    introduction: both(
      "Vierundzwanzig Lieder, vierundzwanzig Menschen. Lesen Sie mit, oder lassen Sie es und hören Sie nur zu: Das Licht reicht für beides.",
      "Twenty-four songs, twenty-four people. Read along, or simply listen: there is light enough for both.",
    ),
    works: [
      {
        work: "Winterreise D 911",
        note: both(
          "Schubert fand die ersten zwölf Gedichte Wilhelm Müllers in einem Almanach und hielt sie für das Ganze. Als er die übrigen zwölf entdeckte, war seine Reihenfolge schon eine andere als die des Dichters; er ließ sie stehen. So kommt der Leiermann ans Ende und mit ihm die leere Quinte, die keine Richtung mehr kennt.",
          "Schubert found the first twelve of Wilhelm Müller’s poems in an almanac and took them for the whole. By the time he discovered the other twelve his order was no longer the poet’s; he let it stand. That is how the hurdy-gurdy man comes at the end, and with him the bare fifth that knows no direction any more.",
        ),
        author: "Miriam Sternitz",
        sungTexts: [
          {
            title: both("Gute Nacht", "Good night"),
            language: "de",
            original:
              "Fremd bin ich eingezogen,\nFremd zieh ich wieder aus.\nDer Mai war mir gewogen\nMit manchem Blumenstrauß.\nDas Mädchen sprach von Liebe,\nDie Mutter gar von Eh’ –\nNun ist die Welt so trübe,\nDer Weg gehüllt in Schnee.",
            translation: both(
              "",
              "A stranger I came here,\na stranger I depart.\nMay was kind to me\nwith many a bunch of flowers.\nThe girl spoke of love,\nher mother even of marriage –\nnow the world is so bleak,\nthe path wrapped in snow.",
            ),
          },
          {
            title: both("Der Leiermann", "The hurdy-gurdy man"),
            language: "de",
            original:
              "Drüben hinterm Dorfe\nSteht ein Leiermann,\nUnd mit starren Fingern\nDreht er, was er kann.\n\nWunderlicher Alter,\nSoll ich mit dir gehn?\nWillst zu meinen Liedern\nDeine Leier drehn?",
            translation: both(
              "",
              "Over there behind the village\nstands a hurdy-gurdy man,\nand with numb fingers\nhe turns it as he can.\n\nStrange old man,\nshall I go with you?\nWill you turn your hurdy-gurdy\nto my songs?",
            ),
          },
        ],
      },
    ],
    artists: ["tom-reuter", "ilja-brandt", "theres-amsel"],
    ensembles: [],
  },
];
