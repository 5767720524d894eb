import type { DemoEvent } from "../types.ts";
import { event, interval, work } from "../build.ts";
import { both } from "../localized.ts";

const hall = ["wheelchair", "step_free", "hearing_loop"];
const foyer = both("Foyer", "foyer");

/** 4 to 6 September. */
export const september04: DemoEvent[] = [
  event({
    key: "engel",
    title: both("Wie klingt ein Engel?", "What does an angel sound like?"),
    subtitle: both(
      "Sunniva Aasland spielt Berg, die Strom-Philharmonie Mahlers Vierte",
      "Sunniva Aasland plays Berg, the Strom-Philharmonie Mahler’s Fourth",
    ),
    genre: "orchestra",
    venue: "grosser-saal",
    at: ["2025-09-04T19:30", "21:35"],
    doors: "18:30",
    talk: ["18:45", foyer],
    works: [
      work(
        "berg",
        both(
          "Violinkonzert „Dem Andenken eines Engels“",
          "Violin Concerto “To the Memory of an Angel”",
        ),
        27,
        "",
        [{ name: "Sunniva Aasland", role: both("Violine", "violin") }],
      ),
      interval(25),
      work("mahler", both("Sinfonie Nr. 4 G-Dur", "Symphony No. 4 in G major"), 56, "", [
        { name: "Naledi Mokwena", role: both("Sopran", "soprano") },
      ]),
    ],
    cast: [
      ["mara-lindqvist", "conductor"],
      ["sunniva-aasland", "violin"],
      ["naledi-mokwena", "soprano"],
    ],
    ensembles: ["strom-philharmonie"],
    text: both(
      "Bergs Konzert beginnt mit vier leeren Saiten, als würde eben erst gestimmt, und endet mit einem Bach-Choral, der um Entlassung bittet. Gewidmet ist es Manon Gropius, der achtzehnjährigen Tochter Alma Mahlers. Was danach kommt, hatte deren erster Mann längst aufgeschrieben: einen Himmel, in dem Sankt Martha kocht.\n\nSunniva Aasland, Artist in Residence dieses Jahres, setzt sich nach der Pause ans letzte Pult der zweiten Geigen. Wie das Orchester zu diesem Himmel findet, ist am 30. August in der [offenen Probe](event:offene-probe-mahler) zu hören.",
      "Berg’s concerto begins with four open strings, as though it were only just tuning up, and ends with a Bach chorale that asks to be released. It is dedicated to Manon Gropius, Alma Mahler’s eighteen-year-old daughter. What comes afterwards Alma’s first husband had already written down: a heaven in which Saint Martha does the cooking.\n\nAfter the interval Sunniva Aasland, this year’s artist in residence, joins the last desk of the second violins. How the orchestra finds its way to this heaven can be heard in the [open rehearsal](event:offene-probe-mahler) on 30 August.",
    ),
    price: [22, 84],
    access: [...hall, "audio_description"],
    tickets: "few_left",
    artist: "resident",
    sponsors: ["stadtwerke", "stiftung"],
    picture: ["phase", "ice", "g major"],
  }),
  event({
    key: "nach-dem-himmel",
    title: both("Nach dem Himmel", "After heaven"),
    subtitle: both(
      "Oud und Akkordeon in der Hafenkantine",
      "Oud and accordion at the Hafenkantine",
    ),
    genre: "late",
    venue: "hafenkantine",
    at: ["2025-09-04T22:30", "23:45"],
    doors: "22:00",
    works: [
      work(
        "frescobaldi",
        "Cento partite sopra passacagli",
        12,
        both(
          "Auswahl, eingerichtet für Oud und Akkordeon",
          "a selection, arranged for oud and accordion",
        ),
      ),
      work(
        "strozzi",
        both("Che si può fare op. 8 Nr. 6", "Che si può fare, Op. 8 No. 6"),
        8,
        both("über einem absteigenden Bass, ohne Stimme", "over a falling bass, without the voice"),
      ),
    ],
    cast: [
      ["rami-qassab", "oud"],
      ["lina-sorotschan", "accordion"],
    ],
    text: both(
      "Vier Töne abwärts, immer wieder: Auf diesem Bass hat halb Italien geseufzt. Rami Qassab findet ihn in einem syrischen Hochzeitslied wieder, Lina Sorotschan in einem Tango aus Czernowitz. Frescobaldi und Strozzi sitzen mit am Tisch.\n\nDie Straßenbahn vom Großen Saal braucht neun Minuten. Suppe gibt es noch.",
      "Four notes down, over and over: half of Italy has sighed on this bass. Rami Qassab finds it again in a Syrian wedding song, Lina Sorotschan in a tango from Chernivtsi. Frescobaldi and Strozzi join them at the table.\n\nThe tram from the Great Hall takes nine minutes. There will still be soup.",
    ),
    price: [12, 12],
    access: ["wheelchair", "step_free"],
    tickets: "on_sale",
    picture: ["rings", "pink", "a minor"],
  }),
  event({
    key: "nachtstuecke",
    title: both("Nachtstücke", "Night pieces"),
    subtitle: both(
      "Ilja Brandt spielt, bis man die Kerzen hört",
      "Ilja Brandt plays until you can hear the candles",
    ),
    genre: "piano",
    venue: "kreuzkirche",
    at: ["2025-09-05T20:00", "21:20"],
    doors: "19:15",
    works: [
      work(
        "claraSchumann",
        both("Notturno F-Dur op. 6 Nr. 2", "Notturno in F major, Op. 6 No. 2"),
        5,
        both("aus „Soirées musicales“", "from Soirées musicales"),
      ),
      work(
        "chopin",
        both(
          "Zwei Nocturnes op. 27: cis-Moll und Des-Dur",
          "Two Nocturnes, Op. 27: C sharp minor and D flat major",
        ),
        12,
      ),
      work("schumann", both("Nachtstücke op. 23", "Nachtstücke, Op. 23"), 18),
      work(
        "takemitsu",
        "Rain Tree Sketch II",
        5,
        both("in memoriam Olivier Messiaen", "in memoriam Olivier Messiaen"),
      ),
      work("chopin", both("Nocturne c-Moll op. 48 Nr. 1", "Nocturne in C minor, Op. 48 No. 1"), 6),
      work(
        "bartok",
        both("Klänge der Nacht", "The Night’s Music"),
        6,
        both("aus „Im Freien“ Sz 81", "from Out of Doors, Sz 81"),
      ),
    ],
    cast: [["ilja-brandt", "piano"]],
    text: both(
      "Clara Wieck war sechzehn, als sie ihr Notturno schrieb, und Robert Schumann zitierte es später, als wäre es seine eigene Erinnerung. Chopin lässt Cis-Moll in Des-Dur aufgehen, dieselbe Taste, ein anderes Licht. Bei Takemitsu tropft es von einem Baum, der noch regnet, wenn der Regen vorbei ist; bei Bartók quaken Frösche.\n\nBitte zwischen den Stücken nicht applaudieren: Die Pausen sind komponiert, jedenfalls von Ilja Brandt.",
      "Clara Wieck was sixteen when she wrote her Notturno, and Robert Schumann later quoted it as if it were a memory of his own. Chopin lets C sharp minor open into D flat major, the same key on the piano, a different light. In Takemitsu a tree goes on raining after the rain; in Bartók there are frogs.\n\nPlease do not applaud between pieces: the gaps are composed, at least by Ilja Brandt.",
    ),
    price: [18, 40],
    access: hall,
    tickets: "sold_out",
    picture: ["harmonograph", "navy", "d-flat major"],
  }),
  event({
    key: "einsingen",
    title: both("Feierabendsingen", "Sing after work"),
    subtitle: both(
      "Ein Kanon, ein Waldlied, keine Noten nötig",
      "One canon, one forest song, no reading required",
    ),
    genre: "choir",
    genres: ["family"],
    venue: "marktplatz",
    at: ["2025-09-05T17:30", "18:30"],
    works: [
      work(
        "tallis",
        both("Kanon", "Canon"),
        null,
        both("achtfach, über den Platz verteilt", "in eight parts, spread across the square"),
      ),
      work(
        "mendelssohn",
        both("Abschied vom Walde op. 59 Nr. 3", "Abschied vom Walde, Op. 59 No. 3"),
        null,
      ),
    ],
    cast: [["dorothea-kleesattel", "conductor"]],
    ensembles: ["stadtkantorei"],
    text: both(
      "Dorothea Kleesattel steht auf einer Leiter, die Stadtkantorei mischt sich darunter, und nach zehn Minuten singen alle, auch die, die nur einkaufen wollten. Der Brunnen ist aus.\n\nLioba Strunz-Adler gebärdet mit. Bei Regen singen wir unter den Rathausarkaden und etwas lauter.",
      "Dorothea Kleesattel stands on a ladder, the Stadtkantorei mingles with the crowd, and after ten minutes everyone is singing, including those who only came to shop. The fountain is off.\n\nLioba Strunz-Adler signs along. If it rains we sing under the town hall arcades, and somewhat louder.",
    ),
    access: ["wheelchair", "step_free", "sign_language"],
    tickets: "free",
    picture: ["rings", "paper", "g major"],
  }),
  event({
    key: "g-dur",
    title: both("Ein G-Dur, das keines bleibt", "A G major that will not stay"),
    subtitle: both(
      "Quartett Halbmond mit Webern und Schuberts letztem Quartett",
      "Quartett Halbmond with Webern and Schubert’s last quartet",
    ),
    genre: "chamber",
    venue: "alte-schmiede",
    at: ["2025-09-06T11:00", "12:10"],
    doors: "10:15",
    works: [
      work(
        "webern",
        both("Sechs Bagatellen op. 9", "Six Bagatelles, Op. 9"),
        4,
        both(
          "zu Beginn und, nach einer Minute Stille, noch einmal",
          "at the beginning and, after a minute of silence, once again",
        ),
      ),
      work("schubert", both("Streichquartett G-Dur D 887", "String Quartet in G major, D 887"), 50),
    ],
    cast: [
      ["nora-feld", "violin"],
      ["ayumi-sander", "violin"],
      ["luc-marais", "viola"],
      ["ingrid-tamm", "cello"],
    ],
    ensembles: ["quartett-halbmond"],
    text: both(
      "Ein G-Dur-Akkord schwillt an und schlägt um in g-Moll. Mehr Thema braucht Schubert nicht; fünfzig Minuten lang kann er sich zwischen beiden nicht entscheiden, und das Zittern in den Mittelstimmen hört nie ganz auf. Er schrieb es in zehn Tagen im Juni 1826 und hat es nie ganz gehört.\n\nDavor sechs Stücke von Webern, zusammen so lang wie Schuberts erste Seite. Beim zweiten Mal werden sie Ihnen länger vorkommen.",
      "A chord of G major swells and tips over into G minor. That is all the theme Schubert needs; for fifty minutes he cannot decide between the two, and the trembling in the inner voices never quite stops. He wrote it in ten days in June 1826 and never heard all of it.\n\nBefore it come six pieces by Webern, together as long as Schubert’s first page. The second time round they will seem longer.",
    ),
    price: [18, 42],
    access: hall,
    tickets: "on_sale",
    picture: ["chladni", "ice", "g major"],
  }),
  event({
    key: "ondine",
    title: both("Fünf im selben Boot", "Five in the same boat"),
    subtitle: both(
      "Bläserquintett Kompassnadel auf der MS Ondine",
      "Wind quintet Kompassnadel aboard the MS Ondine",
    ),
    genre: "chamber",
    venue: "ms-ondine",
    at: ["2025-09-06T15:00", "16:30"],
    doors: "14:30",
    works: [
      work("ibert", "Trois pièces brèves", 7),
      work("barber", both("Summer Music op. 31", "Summer Music, Op. 31"), 12),
      work("nielsen", both("Bläserquintett op. 43", "Wind Quintet, Op. 43"), 26),
    ],
    cast: [
      ["camille-roussignol", "flute"],
      ["pekka-vainikka", "clarinet"],
      ["florian-hagenkoetter", "horn"],
    ],
    ensembles: ["kompassnadel"],
    text: both(
      "Carl Nielsen hörte am Telefon fünf Freunde Mozart proben, im Hintergrund, und schrieb ihnen daraufhin ein Quintett, in dem jeder so spielt, wie er redet. Barbers Sommermusik ist langsam, weil Hitze langsam ist.\n\nAblegen um 15 Uhr an Anleger 3, Wende an der Schleuse, zurück nach neunzig Minuten. Zu Barber steht die Maschine.",
      "On the telephone Carl Nielsen overheard five friends rehearsing Mozart and promptly wrote them a quintet in which each plays the way he talks. Barber’s summer music is slow because heat is slow.\n\nWe cast off at 3 pm from landing stage 3, turn at the lock and are back after ninety minutes. For Barber the engine stops.",
    ),
    price: [24, 24],
    access: ["step_free"],
    tickets: "sold_out",
    sponsors: ["faehrgesellschaft"],
    picture: ["rings", "blue", "a major"],
  }),
  event({
    key: "vexations",
    title: both("840 Mal", "840 times"),
    subtitle: both(
      "Saties „Vexations“, von Samstagabend bis Sonntagmittag",
      "Satie’s Vexations, from Saturday night to Sunday noon",
    ),
    genre: "late",
    genres: ["piano", "new"],
    venue: "pumpwerk",
    at: ["2025-09-06T18:00", "2025-09-07T13:00"],
    doors: "17:30",
    works: [
      work(
        "satie",
        "Vexations",
        1140,
        both(
          "ein Motiv, 840-mal zu spielen, „très lent“",
          "one motif, to be played 840 times, “très lent”",
        ),
      ),
    ],
    cast: [
      ["theres-amsel", "piano"],
      ["jakob-wolf", "piano"],
      ["ilja-brandt", "piano"],
      ["seorin-paik", "piano"],
      ["tom-reuter", "piano"],
      ["salome-gelaschwili", "piano"],
    ],
    text: both(
      "Eine halbe Seite Noten und eine Anweisung: Man möge sich „in größter Stille, durch ernsthafte Regungslosigkeit“ vorbereiten. Sechs Pianistinnen und Pianisten wechseln sich alle fünfzig Minuten ab, eine Strichliste an der Kachelwand zählt mit. Irgendwann nach Mitternacht beginnt man, das Stück zu hören; gegen Morgen hört es einem zu.\n\nKommen und gehen Sie, wann Sie wollen. Es gibt Liegestühle, Tee und um sieben Uhr Brötchen.",
      "Half a page of music and one instruction: to prepare oneself “in the deepest silence, by serious immobilities”. Six pianists relieve each other every fifty minutes, and a tally on the tiled wall keeps count. Some time after midnight you begin to hear the piece; towards morning it begins to listen to you.\n\nCome and go as you please. There are deckchairs, tea and, at seven, rolls.",
    ),
    access: ["wheelchair", "step_free", "relaxed"],
    tickets: "free",
    picture: ["phase", "pink"],
  }),
];
