import type { DemoEvent } from "../types.ts";
import { event, interval, work } from "../build.ts";
import { both } from "../localized.ts";

const hall = ["wheelchair", "step_free", "hearing_loop"];

/** 31 August to 3 September. */
export const august31: DemoEvent[] = [
  event({
    key: "karneval",
    title: both(
      "Ein Karneval für kleine und große Tiere",
      "A carnival for animals small and large",
    ),
    subtitle: both(
      "Saint-Saëns mit zwei Klavieren, elf Vögeln und einem Erzähler",
      "Saint-Saëns with two pianos, eleven birds and a storyteller",
    ),
    genre: "family",
    genres: ["chamber"],
    venue: "glashalle",
    at: ["2025-08-31T11:00", "12:00"],
    doors: "10:30",
    works: [
      work(
        "saintSaens",
        "Le Carnaval des animaux",
        25,
        both(
          "Grande fantaisie zoologique in vierzehn Sätzen",
          "Grande fantaisie zoologique in fourteen movements",
        ),
      ),
    ],
    cast: [
      ["theres-amsel", "piano"],
      ["jakob-wolf", "piano"],
      ["oskar-pfifferling", "narrator"],
    ],
    ensembles: ["duo-amsel-wolf", "inselorchester"],
    text: both(
      "Saint-Saëns schämte sich für dieses Stück so sehr, dass er es zu Lebzeiten nicht drucken ließ, außer dem Schwan. Dabei steckt darin alles, was man über Instrumente wissen muss: dass Kontrabässe tanzen können, dass Pianisten auch Tiere sind und dass Schildkröten Offenbach mögen, nur langsamer.\n\nOskar Pfifferling erzählt. Kissen liegen bereit, Wippen und Mitsummen sind erwünscht.",
      "Saint-Saëns was so ashamed of this piece that he would not have it printed in his lifetime, except for the swan. Yet it holds everything you need to know about instruments: that double basses can dance, that pianists are animals too, and that tortoises like Offenbach, only slower.\n\nOskar Pfifferling tells the story. Cushions are provided; rocking and humming are welcome.",
    ),
    price: [8, 15],
    concessions: both("Kinder bis 12 zahlen 8 €", "children up to 12 pay €8"),
    access: ["wheelchair", "step_free", "sign_language"],
    tickets: "on_sale",
    age: both("ab 5 Jahren", "ages 5 and up"),
    picture: ["chladni", "rose", "c major"],
  }),
  event({
    key: "wer-fragt",
    title: both("Wer fragt, singt", "Ask, and sing"),
    subtitle: both("Chormusik aus lauter Fragen", "Choral music made of questions"),
    genre: "choir",
    venue: "kreuzkirche",
    at: ["2025-08-31T17:00", "18:10"],
    doors: "16:30",
    works: [
      work("schutz", both("Die mit Tränen säen SWV 378", "Die mit Tränen säen, SWV 378"), 4),
      work(
        "brahms",
        both(
          "Warum ist das Licht gegeben dem Mühseligen? op. 74 Nr. 1",
          "Warum ist das Licht gegeben dem Mühseligen?, Op. 74 No. 1",
        ),
        11,
      ),
      work(
        "nystedt",
        "Immortal Bach",
        6,
        both("nach „Komm, süßer Tod“ BWV 478", "after Komm, süßer Tod, BWV 478"),
      ),
      work("bach", both("Komm, Jesu, komm BWV 229", "Komm, Jesu, komm, BWV 229"), 9),
      work("schnittke", both("Drei geistliche Gesänge", "Three Sacred Hymns"), 8),
    ],
    cast: [["dorothea-kleesattel", "conductor"]],
    ensembles: ["gegenwind"],
    text: both(
      "„Warum?“ singt der Chor bei Brahms, laut, dann leise, und bekommt keine Antwort, sondern einen Choral. Schütz hatte die Antwort vorher gewusst, Nystedt dehnt sie, bis sie stehen bleibt: Jede Stimme singt dieselben Akkorde Bachs, jede in einem anderen Tempo.\n\nGegenwind verteilt sich dafür im ganzen Kirchenschiff. Wo Sie sitzen, ist die Mitte.",
      "“Why?” sings Brahms’s choir, loudly, then softly, and is given no answer but a chorale. Schütz had known the answer beforehand; Nystedt stretches it until it stands still: every voice sings the same chords of Bach’s, each at a different speed.\n\nFor this, Gegenwind spreads out through the whole nave. Wherever you sit is the centre.",
    ),
    price: [14, 32],
    access: hall,
    tickets: "on_sale",
    picture: ["rings", "navy", "c minor"],
  }),
  event({
    key: "was-ist-ein-ton",
    title: both("Was ist ein Ton?", "What is a note?"),
    subtitle: both(
      "Ein Abend zwischen Physik und Lesesaal",
      "An evening between physics and the reading room",
    ),
    genre: "talk",
    venue: "bibliothek",
    at: ["2025-09-01T19:00", "20:15"],
    doors: "18:45",
    cast: [
      ["miriam-sternitz", "host"],
      ["lothar-beyen", "guest"],
      ["elias-thornau", "guest"],
    ],
    text: both(
      "Eine Stimmgabel, eine Holzpfeife, ein Oszillator und die Frage, ab wann ein Geräusch ein Ton ist. Der Orgelbauer Lothar Beyen und der Musiker Elias Thornau kommen von zwei Seiten und treffen sich ungefähr bei 440 Hertz.\n\nMit Sandkörnern auf einer Metallplatte, die am Ende mehr wissen als alle auf dem Podium.",
      "A tuning fork, a wooden pipe, an oscillator and the question of when a noise becomes a note. The organ builder Lothar Beyen and the musician Elias Thornau approach it from two sides and meet at around 440 hertz.\n\nWith grains of sand on a metal plate, which in the end know more than anyone on the panel.",
    ),
    access: ["wheelchair", "step_free", "hearing_loop", "sign_language"],
    tickets: "free",
    picture: ["chladni", "paper", "a major"],
  }),
  event({
    key: "orgelpause-1",
    title: both("Orgelpause I: Luft holen", "Organ at lunchtime I: taking breath"),
    subtitle: both(
      "Eine halbe Stunde Musik in der Mittagspause",
      "Half an hour of music in your lunch break",
    ),
    genre: "organ",
    venue: "st-remigius",
    at: ["2025-09-02T12:30", "13:00"],
    works: [
      work("buxtehude", both("Praeludium g-Moll BuxWV 149", "Praeludium in G minor, BuxWV 149"), 9),
      work("bach", both("Passacaglia c-Moll BWV 582", "Passacaglia in C minor, BWV 582"), 14),
    ],
    cast: [["jana-okafor", "organ"]],
    text: both(
      "Zweimal ein Bass, der sich nicht beirren lässt. Bei Buxtehude taucht er auf wie ein Gast, der seinen Auftritt kennt; bei Bach geht er zwanzigmal um den Block, ehe eine Fuge ihn mitnimmt.\n\nBrote dürfen ausgepackt werden, solange das Papier nicht raschelt. Jana Okafor beginnt, wenn die Glocke halb schlägt.",
      "Two pieces over a bass that will not be put off. In Buxtehude it turns up like a guest who knows how to make an entrance; in Bach it walks round the block twenty times before a fugue takes it along.\n\nSandwiches may be unwrapped as long as the paper does not rustle. Jana Okafor begins when the bell strikes the half hour.",
    ),
    access: ["wheelchair", "step_free"],
    tickets: "free",
    picture: ["phase", "paper", "g minor"],
  }),
  event({
    key: "kreise",
    title: both("Kreisleriana, im Kreis", "Kreisleriana, in the round"),
    subtitle: both(
      "Antrittskonzert der Stipendiatin Seorin Paik",
      "First recital by this year’s fellow, Seorin Paik",
    ),
    genre: "piano",
    venue: "kammersaal",
    at: ["2025-09-02T19:30", "21:15"],
    doors: "18:45",
    works: [
      work("haydn", both("Sonate Es-Dur Hob. XVI:52", "Sonata in E flat major, Hob. XVI:52"), 20),
      work("berg", both("Sonate op. 1", "Sonata, Op. 1"), 12),
      interval(),
      work("schumann", both("Kreisleriana op. 16", "Kreisleriana, Op. 16"), 33),
    ],
    cast: [["seorin-paik", "piano"]],
    text: both(
      "Haydns letzte Klaviersonate tut groß und verschwindet dann in einem E-Dur, das dort nichts zu suchen hat. Alban Bergs erste löst sich elf Minuten lang von h-Moll und kommt doch wieder an. Schumanns Kapellmeister Kreisler geht am Ende auf Zehenspitzen aus dem Zimmer, und niemand weiß, wohin.\n\nSeorin Paik hat drei Werke gewählt, die sich verabschieden, als wäre nichts gewesen. Der Flügel steht in der Mitte.",
      "Haydn’s last piano sonata puts on grand airs and then vanishes into an E major that has no business there. Alban Berg’s first spends eleven minutes taking leave of B minor, only to arrive there after all. Schumann’s Kapellmeister Kreisler tiptoes out of the room at the end, nobody knows where to.\n\nSeorin Paik has chosen three works that say goodbye as though nothing had happened. The piano stands in the middle.",
    ),
    price: [16, 36],
    access: hall,
    tickets: "on_sale",
    artist: "fellowship",
    picture: ["harmonograph", "ice", "b minor"],
  }),
  event({
    key: "vibrationsalarm",
    title: both("Vibrationsalarm", "Vibration alert"),
    subtitle: both(
      "Schulkonzert mit Schlagwerk Nordkai",
      "A school concert with Schlagwerk Nordkai",
    ),
    genre: "family",
    genres: ["new"],
    venue: "aula",
    at: ["2025-09-03T10:00", "11:00"],
    works: [
      work(
        "reich",
        "Clapping Music",
        4,
        both("mit allen, die Hände haben", "with everyone who has hands"),
      ),
      work("cage", "Living Room Music", 6, both("auf Schulmöbeln", "on school furniture")),
    ],
    cast: [["kwabena-asiamah", "percussion"]],
    ensembles: ["nordkai"],
    text: both(
      "Alles, was in einem Klassenzimmer steht, kann klingen; manches sollte es besser nicht. Vier am Schlagzeug probieren aus, welches Lineal den tiefsten Ton hat, und bauen daraus mit zweihundert Kindern ein Stück.\n\nEntspannte Atmosphäre: Licht bleibt an, Gehörschutz liegt aus, niemand muss still sitzen.",
      "Everything in a classroom can make music; some of it had better not. Four percussionists find out which ruler has the lowest note and, with two hundred children, make a piece out of it.\n\nRelaxed performance: the lights stay on, ear defenders are provided, nobody has to sit still.",
    ),
    price: [4, 4],
    concessions: both("Begleitpersonen von Klassen frei", "adults accompanying classes free"),
    access: ["wheelchair", "step_free", "relaxed"],
    tickets: "few_left",
    age: both("Klassen 1 bis 4", "school years 1 to 4"),
    education: both(
      "Für Schulklassen, mit Unterrichtsmaterial und einem Besuch des Ensembles in der Woche davor. Anmeldung über das Kontaktformular.",
      "For school classes, with teaching material and a visit by the ensemble the week before. Book through the contact form.",
    ),
    picture: ["chladni", "pink"],
  }),
  event({
    key: "abend-lang",
    title: both("Ein Abend, der länger wird", "An evening that grows"),
    subtitle: both(
      "Trio Kaltenbach mit Boulanger, Ravel und Dvořák",
      "Trio Kaltenbach with Boulanger, Ravel and Dvořák",
    ),
    genre: "chamber",
    venue: "salzspeicher",
    at: ["2025-09-03T19:30", "21:25"],
    doors: "18:45",
    works: [
      work(
        "liliBoulanger",
        "D’un soir triste",
        11,
        both("Fassung für Klaviertrio (1918)", "version for piano trio (1918)"),
      ),
      work("ravel", both("Klaviertrio a-Moll", "Piano Trio in A minor"), 27),
      interval(),
      work(
        "dvorak",
        both(
          "Klaviertrio Nr. 4 e-Moll op. 90 „Dumky“",
          "Piano Trio No. 4 in E minor, Op. 90 “Dumky”",
        ),
        32,
      ),
    ],
    cast: [
      ["viktor-kaltenbach", "violin"],
      ["anouk-kaltenbach", "cello"],
      ["salome-gelaschwili", "piano"],
    ],
    ensembles: ["trio-kaltenbach"],
    text: both(
      "Lili Boulanger war vierundzwanzig und todkrank, als sie diesen Abend aufschrieb; Ravel beendete sein Trio im August 1914 in solcher Eile, als müsse er einen Zug erreichen. Er musste in den Krieg. Beide Stücke wissen, dass die Zeit knapp ist, und nehmen sich umso mehr davon.\n\nNach der Pause sechsmal Dvořák, der aus Trauer in Tanz kippt und zurück, ohne dass man die Stelle je erwischt.",
      "Lili Boulanger was twenty-four and mortally ill when she wrote down this evening; Ravel finished his trio in August 1914 in as much haste as if he had a train to catch. He had a war to catch. Both works know that time is short, and take all the more of it.\n\nAfter the interval, Dvořák six times over, tipping from grief into dance and back without ever letting you catch the moment.",
    ),
    price: [16, 36],
    access: hall,
    tickets: "on_sale",
    picture: ["phase", "blue", "a minor"],
  }),
];
