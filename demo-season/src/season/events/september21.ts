import type { DemoEvent } from "../types.ts";
import { event, interval, work } from "../build.ts";
import { both } from "../localized.ts";

const hall = ["wheelchair", "step_free", "hearing_loop"];
const foyer = both("Foyer", "foyer");

/** 21 to 24 September. */
export const september21: DemoEvent[] = [
  event({
    key: "erzherzog",
    title: both("Unter falschem Namen", "Under another name"),
    subtitle: both(
      "Trio Kaltenbach mit Rebecca Clarke und Beethovens „Erzherzog“",
      "Trio Kaltenbach with Rebecca Clarke and Beethoven’s “Archduke”",
    ),
    genre: "chamber",
    venue: "salzspeicher",
    at: ["2025-09-21T11:00", "12:40"],
    doors: "10:15",
    works: [
      work("clarke", both("Klaviertrio", "Piano Trio"), 23, "1921"),
      interval(15),
      work(
        "beethoven",
        both(
          "Klaviertrio B-Dur op. 97 „Erzherzog“",
          "Piano Trio in B flat major, Op. 97 “Archduke”",
        ),
        40,
      ),
    ],
    cast: [
      ["viktor-kaltenbach", "violin"],
      ["anouk-kaltenbach", "cello"],
      ["salome-gelaschwili", "piano"],
    ],
    ensembles: ["trio-kaltenbach"],
    text: both(
      "Als Rebecca Clarke 1919 beinahe einen Kompositionspreis gewann, hielt man ihren Namen für das Pseudonym eines Mannes. Zwei Jahre später legte sie mit diesem Trio nach, scharf, weit und ohne ein Gramm Höflichkeit. Beethovens Trio heißt nach seinem adligen Schüler, der es spielen konnte.\n\nBeim „Erzherzog“ saß Beethoven 1814 zum letzten Mal öffentlich als Kammermusiker am Klavier. Er hörte kaum noch, ob er laut war.",
      "When Rebecca Clarke nearly won a composition prize in 1919, her name was taken for a man’s pseudonym. Two years later she followed it up with this trio, sharp, wide and without an ounce of politeness. Beethoven’s trio is named after his noble pupil, who was able to play it.\n\nIn 1814 the “Archduke” was Beethoven’s last public appearance as a chamber musician at the piano. He could hardly hear how loud he was.",
    ),
    price: [16, 36],
    access: hall,
    tickets: "on_sale",
    picture: ["rings", "ice", "b-flat major"],
  }),
  event({
    key: "requiem",
    title: both("Selig sind", "Blessed are they"),
    subtitle: both(
      "Ein deutsches Requiem mit der Stadtkantorei und der Strom-Philharmonie",
      "A German Requiem with the Stadtkantorei and the Strom-Philharmonie",
    ),
    genre: "choir",
    genres: ["orchestra"],
    venue: "grosser-saal",
    at: ["2025-09-21T17:00", "18:25"],
    doors: "16:00",
    talk: ["16:15", foyer],
    works: [
      work(
        "liliBoulanger",
        "Vieille prière bouddhique",
        9,
        both(
          "Gebet für das ganze Universum (1914–17)",
          "a prayer for the whole universe (1914–17)",
        ),
      ),
      work("brahms", both("Ein deutsches Requiem op. 45", "A German Requiem, Op. 45"), 68),
    ],
    cast: [
      ["dorothea-kleesattel", "conductor"],
      ["ornella-castagno", "soprano"],
      ["emeka-adeyinka", "baritone"],
      ["konstantin-ebb", "tenor"],
    ],
    ensembles: ["stadtkantorei", "strom-philharmonie"],
    text: both(
      "Brahms hätte dieses Werk am liebsten ein „menschliches“ Requiem genannt. Getröstet werden nicht die Toten, sondern die, die übrig sind, und zwar im ersten Satz ohne Geigen. Lili Boulanger bat unterdessen für alle Wesen, „ohne Feinde, ohne Hindernisse“, mitten im Krieg.\n\nWegen Bauarbeiten am Dach der Kreuzkirche singen wir im Großen Saal. Alle Karten gelten weiter, neue Plätze stehen auf der Bestätigung, die Sie per E-Mail bekommen haben.",
      "Brahms would have liked to call this work a “human” requiem. It does not comfort the dead but those who are left, and in its first movement does so without violins. Lili Boulanger meanwhile prayed for all beings, “without enemies, without obstacles”, in the middle of a war.\n\nBecause of repairs to the roof of the Kreuzkirche we sing in the Great Hall. All tickets remain valid; your new seats are in the confirmation you received by email.",
    ),
    price: [18, 64],
    access: hall,
    tickets: "on_sale",
    status: [
      "moved",
      both(
        "Wegen Bauarbeiten aus der Kreuzkirche verlegt",
        "Moved from the Kreuzkirche because of building work",
      ),
    ],
    previousVenue: "kreuzkirche",
    sponsors: ["sparverein"],
    picture: ["chladni", "navy", "f major"],
  }),
  event({
    key: "rothko",
    title: both("Was die Stille weiß", "What silence knows"),
    subtitle: both(
      "Feldman und Cage in der dunklen Kreuzkirche",
      "Feldman and Cage in the darkened Kreuzkirche",
    ),
    genre: "new",
    genres: ["choir"],
    venue: "kreuzkirche",
    at: ["2025-09-22T21:00", "22:00"],
    doors: "20:30",
    works: [
      work("cage", "4′33″", 5, both("drei Sätze, tacet", "three movements, tacet")),
      work(
        "feldman",
        "Rothko Chapel",
        26,
        both(
          "für Chor, Viola, Celesta und Schlagzeug (1971)",
          "for choir, viola, celesta and percussion (1971)",
        ),
        [{ name: "Luc Marais", role: both("Viola", "viola") }],
      ),
      work("part", "Da pacem Domine", 6),
    ],
    cast: [
      ["dorothea-kleesattel", "conductor"],
      ["luc-marais", "viola"],
      ["kwabena-asiamah", "percussion"],
    ],
    ensembles: ["gegenwind"],
    text: both(
      "Vierzehn fast schwarze Bilder in einem achteckigen Raum in Houston: Für sie schrieb Feldman eine Musik, die am Rand des Hörens steht und sich kurz vor Schluss an ein Lied aus seiner Jugend erinnert. Die Bratsche singt es, als fiele es ihr gerade ein.\n\nCage steht davor, damit Sie hören, was im Raum schon da ist. Die Kerzen werden erst danach angezündet. Das Dach ist an diesem Abend dicht.",
      "Fourteen nearly black paintings in an octagonal room in Houston: for them Feldman wrote music that stands on the edge of hearing and, just before the end, remembers a tune from his youth. The viola sings it as if it had only just come to mind.\n\nCage comes first so that you may hear what is in the room already. The candles are not lit until afterwards. The roof is watertight on this night.",
    ),
    price: [14, 30],
    access: hall,
    tickets: "few_left",
    picture: ["rings", "paper"],
  }),
  event({
    key: "orgelpause-4",
    title: both("Orgelpause IV: Hinaus", "Organ at lunchtime IV: outdoors"),
    subtitle: both(
      "Zum Abschied Bach, im Freien zu pfeifen",
      "Bach in parting, to be whistled in the open air",
    ),
    genre: "organ",
    venue: "st-remigius",
    at: ["2025-09-23T12:30", "13:00"],
    works: [
      work(
        "mendelssohn",
        both("Sonate Nr. 2 c-Moll op. 65 Nr. 2", "Sonata No. 2 in C minor, Op. 65 No. 2"),
        10,
      ),
      work(
        "bach",
        both("Präludium und Fuge Es-Dur BWV 552", "Prelude and Fugue in E flat major, BWV 552"),
        15,
      ),
    ],
    cast: [["jana-okafor", "organ"]],
    text: both(
      "Drei b, drei Themen, drei Teile: Wer will, zählt bei BWV 552 die Dreifaltigkeit mit, wer nicht will, geht einfach mit der Fuge zur Tür hinaus. Auf Englisch heißt sie nach einem Kirchenlied „St. Anne“.\n\nEs ist die letzte Orgelpause des Festivals. Jana Okafor spielt dienstags weiter, auch ohne uns.",
      "Three flats, three themes, three sections: in BWV 552 you may count the Trinity if you like; if not, simply follow the fugue out of the door. English speakers call it “St. Anne” after a hymn tune.\n\nThis is the last Organ at lunchtime of the festival. Jana Okafor goes on playing on Tuesdays, with or without us.",
    ),
    access: ["wheelchair", "step_free"],
    tickets: "free",
    picture: ["chladni", "ice", "e-flat major"],
  }),
  event({
    key: "gaspard",
    title: both("Ondine, Galgen, Kobold", "Water sprite, gallows, goblin"),
    subtitle: both(
      "Seorin Paik spielt Debussy, Skrjabin und Ravel",
      "Seorin Paik plays Debussy, Scriabin and Ravel",
    ),
    genre: "piano",
    venue: "kammersaal",
    at: ["2025-09-23T19:30", "21:10"],
    doors: "18:45",
    works: [
      work("debussy", "Estampes", 14),
      work(
        "scriabin",
        both("Sonate Nr. 9 op. 68 „Schwarze Messe“", "Sonata No. 9, Op. 68 “Black Mass”"),
        9,
      ),
      interval(),
      work(
        "ravel",
        "Gaspard de la nuit",
        23,
        both("drei Gedichte nach Aloysius Bertrand", "three poems after Aloysius Bertrand"),
      ),
    ],
    cast: [["seorin-paik", "piano"]],
    text: both(
      "Ravel wollte etwas schreiben, das schwerer ist als Balakirews *Islamey*, und zwar so, dass es keinem auffällt. Im mittleren Stück läutet 153-mal dieselbe Glocke; Seorin Paik sagt, das sei die Stelle, die sie am meisten geübt habe.\n\nDer Abend war für den 15. September angekündigt und musste wegen eines Sehnenrisses, zum Glück nur im Flügel, acht Tage nach hinten rücken. Karten gelten weiter.",
      "Ravel set out to write something harder than Balakirev’s *Islamey*, and in such a way that nobody would notice. In the middle piece the same bell tolls 153 times; Seorin Paik says it is the passage she practised most.\n\nThe recital was announced for 15 September and had to move back eight days because something had snapped, fortunately only inside the piano. Tickets remain valid.",
    ),
    price: [16, 36],
    access: hall,
    tickets: "on_sale",
    artist: "fellowship",
    status: [
      "postponed",
      both(
        "Wegen eines Schadens am Flügel vom 15.\u00a0September verschoben",
        "Postponed from 15\u00a0September because of damage to the piano",
      ),
    ],
    previousStart: "2025-09-15T19:30",
    picture: ["harmonograph", "blue", "g-sharp minor"],
  }),
  event({
    key: "offene-probe-schoepfung",
    title: both("Offene Probe: Das Chaos üben", "Open rehearsal: practising chaos"),
    subtitle: both(
      "Haydns „Schöpfung“, die ersten sechs Minuten",
      "Haydn’s Creation, the first six minutes",
    ),
    genre: "rehearsal",
    genres: ["orchestra"],
    venue: "grosser-saal",
    at: ["2025-09-24T17:00", "18:30"],
    doors: "16:45",
    works: [
      work(
        "haydn",
        both("Die Schöpfung Hob. XXI:2", "The Creation, Hob. XXI:2"),
        null,
        both("Die Vorstellung des Chaos; Nr. 1", "The Representation of Chaos; No. 1"),
      ),
    ],
    cast: [["mara-lindqvist", "conductor"]],
    ensembles: ["strom-philharmonie"],
    text: both(
      "Wie spielt ein Orchester Unordnung, ohne unordentlich zu sein? Mara Lindqvist probt sechs Minuten Musik anderthalb Stunden lang, und am Ende wird es Licht: C-Dur, fortissimo, mit allen Trompeten.\n\nDiesen Akkord gibt es in der Probe nur ein einziges Mal. Kommen Sie nicht zu spät und gehen Sie nicht zu früh.",
      "How does an orchestra play disorder without being disorderly? Mara Lindqvist rehearses six minutes of music for an hour and a half, and in the end there is light: C major, fortissimo, with all the trumpets.\n\nIn the rehearsal that chord is played only once. Do not come late, and do not leave early.",
    ),
    access: hall,
    tickets: "free",
    picture: ["phase", "blue", "c minor"],
  }),
  event({
    key: "dowland",
    title: both("Im Dunkeln lasst mich wohnen", "In darkness let me dwell"),
    subtitle: both(
      "Nikhil Varadkar und Rui Valadão: Dowland bei einer Lampe",
      "Nikhil Varadkar and Rui Valadão: Dowland by a single lamp",
    ),
    genre: "early",
    genres: ["song"],
    venue: "ratssaal",
    at: ["2025-09-24T20:00", "21:10"],
    doors: "19:30",
    works: [
      work(
        "dowland",
        "Flow, my tears",
        4,
        both("The Second Booke of Songs (1600)", "The Second Book of Songs (1600)"),
      ),
      work("strozzi", both("Che si può fare op. 8 Nr. 6", "Che si può fare, Op. 8 No. 6"), 9),
      work("purcell", both("Music for a While Z 583 Nr. 2", "Music for a While, Z 583 No. 2"), 4),
      work("purcell", both("An Evening Hymn Z 193", "An Evening Hymn, Z 193"), 5),
      work(
        "dowland",
        "In darkness let me dwell",
        5,
        both("A Musicall Banquet (1610)", "A Musical Banquet (1610)"),
      ),
    ],
    cast: [
      ["nikhil-varadkar", "countertenor"],
      ["rui-valadao", "lute"],
    ],
    text: both(
      "Dowlands dunkelstes Lied hört mitten im Satz auf: Die Stimme singt noch einmal die erste Zeile und bricht ab, ehe die Laute sie auffangen kann. Wir gehen zu diesem Augenblick über Umwege, durch Tränen, Hymnen und einen Bass, der sich im Kreis dreht.\n\nEine Lampe, keine Abendkleidung, kein Bild. Auch auf dieser Seite nicht.",
      "Dowland’s darkest song stops in mid-sentence: the voice sings the first line once more and breaks off before the lute can catch it. We reach that moment by detours, through tears, hymns and a bass that turns in circles.\n\nOne lamp, no evening dress, no picture. Not on this page either.",
    ),
    price: [18, 32],
    access: ["wheelchair", "step_free"],
    tickets: "on_sale",
    picture: null,
  }),
];
