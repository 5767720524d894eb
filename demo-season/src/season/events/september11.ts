import type { DemoEvent } from "../types.ts";
import { event, interval, work } from "../build.ts";
import { both } from "../localized.ts";
import { winterreise } from "./winterreise.ts";

const hall = ["wheelchair", "step_free", "hearing_loop"];
const foyer = both("Foyer", "foyer");

/** 11 to 13 September. */
export const september11: DemoEvent[] = [
  event({
    key: "goldberg",
    title: both("Dreißig Veränderungen", "Thirty transformations"),
    subtitle: both(
      "Pilar Etxarri spielt Bachs Goldberg-Variationen, mit allen Wiederholungen",
      "Pilar Etxarri plays Bach’s Goldberg Variations, all repeats included",
    ),
    genre: "early",
    genres: ["piano"],
    venue: "ratssaal",
    at: ["2025-09-11T19:30", "21:00"],
    doors: "19:00",
    works: [
      work(
        "bach",
        both(
          "Aria mit verschiedenen Veränderungen („Goldberg-Variationen“) BWV 988",
          "Aria with Diverse Variations (“Goldberg Variations”), BWV 988",
        ),
        80,
      ),
    ],
    cast: [["pilar-etxarri", "harpsichord"]],
    text: both(
      "Ein Bass von zweiunddreißig Takten, dreißigmal neu möbliert: Jede dritte Variation ist ein Kanon, die sechzehnte eine Ouvertüre, und die letzte ein Küchenlied über Kraut und Rüben. Danach kommt die Aria wieder, kein Ton ist anders und nichts ist gleich.\n\nDass das Stück gegen Schlaflosigkeit geschrieben wurde, ist vermutlich erfunden. Pilar Etxarri spielt es trotzdem nicht vor dem Zubettgehen.",
      "A bass of thirty-two bars, refurnished thirty times: every third variation is a canon, the sixteenth an overture, and the last a kitchen song about cabbage and turnips. Then the aria returns; not a note has changed and nothing is the same.\n\nThat the piece was written against insomnia is probably made up. Pilar Etxarri will not play it before going to bed all the same.",
    ),
    price: [18, 36],
    access: ["wheelchair", "step_free"],
    tickets: "few_left",
    picture: ["chladni", "navy", "g major"],
  }),
  event({
    key: "makrokosmos",
    title: both("Im Flügel die Sterne", "Stars inside the piano"),
    subtitle: both(
      "George Crumbs „Makrokosmos“ unter der Kuppel",
      "George Crumb’s Makrokosmos beneath the dome",
    ),
    genre: "late",
    genres: ["new", "piano"],
    venue: "planetarium",
    at: ["2025-09-11T22:00", "22:50"],
    doors: "21:40",
    works: [
      work(
        "crumb",
        "Makrokosmos, Volume I",
        33,
        both(
          "zwölf Fantasiestücke nach dem Tierkreis für verstärktes Klavier (1972)",
          "twelve fantasy-pieces after the zodiac for amplified piano (1972)",
        ),
      ),
    ],
    cast: [["jakob-wolf", "piano"]],
    text: both(
      "Zu jedem Sternzeichen ein Stück, manche Partiturseiten sind zu Kreisen, Spiralen und Kreuzen gebogen. Jakob Wolf zupft, pfeift, legt eine Kette auf die Saiten und ruft an einer Stelle etwas, das wir nicht verraten.\n\nDer Projektor zeigt den Himmel über Auenwerth, wie er um 22 Uhr tatsächlich aussieht, wären da nicht die Wolken.",
      "One piece for each sign of the zodiac; some pages of the score are bent into circles, spirals and crosses. Jakob Wolf plucks, whistles, lays a chain across the strings and at one point shouts something we will not give away.\n\nThe projector shows the sky above Auenwerth as it really looks at 10 pm, clouds permitting.",
    ),
    price: [16, 16],
    access: hall,
    tickets: "sold_out",
    picture: ["chladni", "ice"],
  }),
  event({
    key: "drei-meere",
    title: both("Drei Meere", "Three seas"),
    subtitle: both(
      "Britten, Takemitsu und Debussy mit der Strom-Philharmonie",
      "Britten, Takemitsu and Debussy with the Strom-Philharmonie",
    ),
    genre: "orchestra",
    venue: "grosser-saal",
    at: ["2025-09-12T19:30", "21:15"],
    doors: "18:30",
    talk: ["18:45", foyer],
    works: [
      work(
        "britten",
        both("Four Sea Interludes op. 33a", "Four Sea Interludes, Op. 33a"),
        16,
        both("aus „Peter Grimes“", "from Peter Grimes"),
      ),
      work(
        "takemitsu",
        "Toward the Sea II",
        15,
        both(
          "für Altflöte, Harfe und Streichorchester",
          "for alto flute, harp and string orchestra",
        ),
        [
          { name: "Camille Roussignol", role: both("Altflöte", "alto flute") },
          { name: "Marguerite Delcourt", role: both("Harfe", "harp") },
        ],
      ),
      interval(),
      work("debussy", "La mer", 24, both("drei symphonische Skizzen", "three symphonic sketches")),
    ],
    cast: [
      ["mara-lindqvist", "conductor"],
      ["camille-roussignol", "flute"],
      ["marguerite-delcourt", "harp"],
    ],
    ensembles: ["strom-philharmonie"],
    text: both(
      "Ein Fluss denkt irgendwann ans Meer. Brittens Nordsee ist grau und hat recht, Debussys Atlantik entstand zum Teil im Burgund, wo weit und breit keiner ist. Takemitsu schrieb seines für eine Aktion zum Schutz der Wale; das Thema Es-E-A buchstabiert *sea*.\n\nDrei Arten, Wasser zu hören: als Schicksal, als Stille, als Licht. Das Foyer bleibt danach bis Mitternacht offen.",
      "Sooner or later a river thinks of the sea. Britten’s North Sea is grey and always right; Debussy’s Atlantic was partly composed in Burgundy, where there is none for miles. Takemitsu wrote his for a campaign to save the whales; its theme E flat, E, A spells *sea* in German note names.\n\nThree ways to hear water: as fate, as stillness, as light. The foyer stays open until midnight.",
    ),
    price: [22, 79],
    access: [...hall, "audio_description"],
    tickets: "on_sale",
    sponsors: ["faehrgesellschaft"],
    picture: ["rings", "blue", "d-flat major"],
  }),
  event({
    key: "sitting-in-a-room",
    title: both("Ich sitze in einem Raum", "I am sitting in a room"),
    subtitle: both("Alvin Lucier, gesprochen im Bunker", "Alvin Lucier, spoken in the bunker"),
    genre: "late",
    genres: ["new"],
    venue: "bunker-9",
    at: ["2025-09-12T22:30", "23:30"],
    doors: "22:00",
    works: [
      work(
        "lucier",
        "I am sitting in a room",
        45,
        both(
          "für Stimme und Tonband (1969), in einer Fassung für diesen Raum",
          "for voice and tape (1969), in a version for this room",
        ),
      ),
    ],
    cast: [
      ["elias-thornau", "electronics"],
      ["oskar-pfifferling", "narrator"],
    ],
    text: both(
      "Jemand spricht einen Satz. Die Aufnahme wird im selben Raum abgespielt und wieder aufgenommen, und wieder, und wieder. Nach einer halben Stunde ist die Sprache fort, und der Bunker singt, was er am besten kann: ein tiefes Fis und drei Töne darüber.\n\nBitte kommen Sie pünktlich, denn am Anfang ist noch etwas zu verstehen.",
      "Someone speaks a sentence. The recording is played back into the same room and recorded again, and again, and again. After half an hour speech has gone and the bunker sings what it does best: a low F sharp and three notes above it.\n\nPlease be on time, for at the beginning there is still something to understand.",
    ),
    price: [10, 10],
    access: ["step_free"],
    tickets: "on_sale",
    picture: ["chladni", "navy", "f-sharp minor"],
  }),
  event({
    key: "koffer",
    title: both("Das Orchester im Koffer", "The orchestra in a suitcase"),
    subtitle: both("Ein Quintett packt aus", "A quintet unpacks"),
    genre: "family",
    venue: "salzspeicher",
    at: ["2025-09-13T11:00", "11:55"],
    doors: "10:30",
    works: [
      work("ibert", "Trois pièces brèves", 7),
      work(
        "ligeti",
        both("Sechs Bagatellen", "Six Bagatelles"),
        12,
        both("Auswahl, mit Küchengeräten", "a selection, with kitchen utensils"),
      ),
    ],
    cast: [
      ["oskar-pfifferling", "narrator"],
      ["camille-roussignol", "flute"],
      ["pekka-vainikka", "clarinet"],
      ["florian-hagenkoetter", "horn"],
    ],
    ensembles: ["kompassnadel"],
    text: both(
      "Das Gepäck eines ganzen Orchesters ist verloren gegangen, nur fünf Koffer kamen an. In einem ist ein Horn von vier Metern Länge, aufgewickelt; im nächsten etwas, das wie eine Ente klingt. Oskar Pfifferling führt das Fundbüro.\n\nAm Ende darf jedes Kind einmal blasen. Mundstücke werden desinfiziert, Ohren nicht.",
      "A whole orchestra’s luggage has been lost, and only five cases turned up. In one there is a horn four metres long, rolled up; in the next something that sounds like a duck. Oskar Pfifferling runs the lost-property desk.\n\nAt the end every child gets one blow. Mouthpieces are disinfected, ears are not.",
    ),
    price: [8, 15],
    concessions: both("Kinder bis 12 zahlen 8 €", "children up to 12 pay €8"),
    access: [...hall, "sign_language"],
    tickets: "on_sale",
    age: both("ab 4 Jahren", "ages 4 and up"),
    picture: ["phase", "pink", "c major"],
  }),
  event({
    key: "papier-holz-haut",
    title: both("Papier, Holz, Haut", "Paper, wood, skin"),
    subtitle: both(
      "Schlagwerk Nordkai zwischen Schöpfrahmen und Druckpresse",
      "Schlagwerk Nordkai between paper moulds and printing press",
    ),
    genre: "new",
    genres: ["chamber"],
    venue: "papiermuseum",
    at: ["2025-09-13T16:00", "17:10"],
    doors: "15:30",
    works: [
      work("reich", "Music for Pieces of Wood", 9),
      work(
        "cage",
        "Third Construction",
        12,
        both(
          "für Schlagzeugquartett mit Blechdosen, Rasseln und einer Muschel (1941)",
          "for four players with tin cans, rattles and a conch (1941)",
        ),
      ),
      work(
        "reich",
        "Drumming: Part One",
        17,
        both("für vier Paar gestimmte Bongos", "for four pairs of tuned bongo drums"),
      ),
    ],
    cast: [["kwabena-asiamah", "percussion"]],
    ensembles: ["nordkai"],
    text: both(
      "Fünf Holzstücke, vier Trommelpaare, eine Blechdose: Rhythmus braucht fast nichts außer jemandem, der den Anfang nicht vergisst. Bei Reich verschiebt sich ein Muster gegen sich selbst, bis man Stimmen hört, die niemand spielt. Cage lässt 24 mal 24 Takte ineinander aufgehen wie gefaltetes Papier.\n\nZur Mitte des Programms schöpft das Museum einen Bogen. Man hört auch das.",
      "Five pieces of wood, four pairs of drums, a tin can: rhythm needs almost nothing except someone who does not forget where it began. In Reich a pattern shifts against itself until you hear voices nobody is playing. Cage folds 24 times 24 bars into each other like paper.\n\nHalfway through, the museum makes a sheet. You can hear that too.",
    ),
    price: [12, 24],
    access: ["wheelchair", "step_free", "audio_description"],
    tickets: "on_sale",
    sponsors: ["papiermuehle"],
    picture: ["chladni", "paper"],
  }),
  winterreise,
];
