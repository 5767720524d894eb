import type { DemoEvent } from "../types.ts";
import { event, interval, work } from "../build.ts";
import { both } from "../localized.ts";

const hall = ["wheelchair", "step_free", "hearing_loop"];

/** 18 to 20 September. */
export const september18: DemoEvent[] = [
  event({
    key: "noten-lesen",
    title: both("Noten lesen in sechzig Minuten", "Reading music in sixty minutes"),
    subtitle: both(
      "Für alle, die es nie gelernt oder gründlich vergessen haben",
      "For anyone who never learned, or has thoroughly forgotten",
    ),
    genre: "talk",
    venue: "bibliothek",
    at: ["2025-09-18T17:00", "18:00"],
    cast: [["miriam-sternitz", "host"]],
    text: both(
      "Fünf Linien, sieben Namen, ein Schlüssel, der mit keiner Tür zu tun hat. Nach einer Stunde folgen Sie mit dem Finger der Bratschenstimme aus Haydns „Abschiedssinfonie“ und wissen, an welcher Stelle sie das Licht ausmacht.\n\nBleistifte gibt es geschenkt. Wer mag, geht danach ins Konzert und liest mit.",
      "Five lines, seven names and a key that has nothing to do with doors. After an hour your finger will follow the viola part of Haydn’s “Farewell” Symphony, and you will know where it puts out the light.\n\nPencils are yours to keep. If you like, go on to the concert and read along.",
    ),
    access: ["wheelchair", "step_free", "hearing_loop"],
    tickets: "free",
    picture: ["chladni", "rose", "a major"],
  }),
  event({
    key: "abschied",
    title: both("Abschied auf Raten", "Farewell by instalments"),
    subtitle: both("Das Kammerorchester der Insel geht", "The Kammerorchester der Insel goes home"),
    genre: "orchestra",
    venue: "theater",
    at: ["2025-09-18T19:30", "21:15"],
    doors: "18:45",
    works: [
      work("cpeBach", both("Sinfonie h-Moll Wq 182/5", "Symphony in B minor, Wq 182/5"), 11),
      work(
        "schnittke",
        "Moz-Art à la Haydn",
        13,
        both(
          "Spiel mit Musik für zwei Violinen, zwei kleine Streichorchester, Kontrabass und Dirigent (1977)",
          "a play on music for two violins, two small string orchestras, double bass and conductor (1977)",
        ),
      ),
      interval(),
      work(
        "mozart",
        both("Adagio und Fuge c-Moll KV 546", "Adagio and Fugue in C minor, K. 546"),
        7,
      ),
      work(
        "haydn",
        both(
          "Sinfonie Nr. 45 fis-Moll Hob. I:45 „Abschied“",
          "Symphony No. 45 in F sharp minor, Hob. I:45 “Farewell”",
        ),
        27,
      ),
    ],
    cast: [["chrysanthi-velou", "conductor"]],
    ensembles: ["inselorchester"],
    text: both(
      "Schnittke beginnt im Dunkeln und endet damit, dass alle hinausgehen, nur die Dirigentin schlägt weiter. Haydn hatte dieselbe Idee 1772, weil seine Musiker Heimweh hatten; am nächsten Morgen ließ der Fürst die Koffer packen. Die Tonart dafür, fis-Moll, war so ungewöhnlich, dass eigens Hornbögen geschmiedet werden mussten.\n\nMit Gästen an Oboen und Hörnern. Den Schlussapplaus bekommen die zwei, die übrig sind.",
      "Schnittke begins in the dark and ends with everyone walking out while the conductor goes on beating time. Haydn had the same idea in 1772 because his players were homesick; the next morning the prince ordered the trunks packed. The key he chose, F sharp minor, was so unusual that crooks for the horns had to be specially made.\n\nWith guests on oboes and horns. The applause belongs to the two who are left.",
    ),
    price: [18, 52],
    access: [...hall, "audio_description"],
    tickets: "on_sale",
    picture: ["harmonograph", "rose", "f-sharp minor"],
  }),
  event({
    key: "restlicht-2",
    title: both("Nachklang II", "Afterglow II"),
    subtitle: both(
      "Kollektiv Restlicht löscht das Licht und dreht auf",
      "Kollektiv Restlicht puts out the light and turns up the sound",
    ),
    genre: "late",
    genres: ["new"],
    venue: "hafenkantine",
    at: ["2025-09-18T22:30", "23:59"],
    doors: "22:00",
    works: [
      work(
        "bingen",
        "O vis aeternitatis",
        7,
        both(
          "einstimmig, für Gambe und Elektronik eingerichtet",
          "monophonic, arranged for viol and electronics",
        ),
      ),
      work(
        "feldman",
        "Projection 1",
        3,
        both(
          "für Violoncello solo (1950), auf der Gambe",
          "for solo cello (1950), played on the viol",
        ),
      ),
    ],
    cast: [
      ["elias-thornau", "synthesizer"],
      ["mattis-grelle", "viol"],
    ],
    ensembles: ["restlicht"],
    text: both(
      "Hildegard von Bingen schrieb Melodien ohne Takt, Morton Feldman Kästchen ohne Töne. Dazwischen liegen achthundert Jahre und eine überraschend kurze Kabelverbindung.\n\nWer tanzen will, bekommt ab halb zwölf einen Puls.",
      "Hildegard of Bingen wrote melodies without bars, Morton Feldman boxes without notes. Between them lie eight hundred years and a surprisingly short cable.\n\nIf you want to dance, there is a pulse from half past eleven.",
    ),
    price: [12, 12],
    access: ["wheelchair", "step_free"],
    tickets: "on_sale",
    picture: ["rings", "navy"],
  }),
  event({
    key: "ciaccona",
    title: both("Allein", "Alone"),
    subtitle: both(
      "Sunniva Aasland mit Biber, Ysaÿe und Bach",
      "Sunniva Aasland with Biber, Ysaÿe and Bach",
    ),
    genre: "chamber",
    genres: ["early"],
    venue: "schlosskapelle",
    at: ["2025-09-19T19:30", "20:45"],
    doors: "19:00",
    works: [
      work(
        "biber",
        both("Passacaglia g-Moll", "Passacaglia in G minor"),
        9,
        both("aus den Rosenkranz-Sonaten", "from the Rosary Sonatas"),
      ),
      work("ysaye", both("Sonate a-Moll op. 27 Nr. 2", "Sonata in A minor, Op. 27 No. 2"), 13),
      work("bach", both("Partita Nr. 2 d-Moll BWV 1004", "Partita No. 2 in D minor, BWV 1004"), 29),
    ],
    cast: [["sunniva-aasland", "violin"]],
    text: both(
      "Eine Geige, vier Saiten, neunzig Menschen in einem Oval. Biber wiederholt vier fallende Töne fünfundsechzigmal, und man wünscht sich kein einziges weniger. Ysaÿe wird beim Üben von Bach unterbrochen, oder Bach von Ysaÿe, das *Dies irae* mischt sich auch noch ein. Dann die Ciaccona.\n\nSunniva Aasland spielt die drei Werke in der Reihenfolge, in der das Licht durch die Fenster geht.",
      "One violin, four strings, ninety people in an oval. Biber repeats four falling notes sixty-five times, and you would not want one fewer. Ysaÿe is interrupted by Bach while practising, or Bach by Ysaÿe, and the *Dies irae* joins in as well. Then the Ciaccona.\n\nSunniva Aasland plays the three works in the order in which the light leaves the windows.",
    ),
    price: [24, 48],
    access: ["step_free"],
    tickets: "sold_out",
    artist: "resident",
    picture: ["harmonograph", "pink", "d minor"],
  }),
  event({
    key: "offene-probe-requiem",
    title: both("Offene Probe: Wie Trost gemacht wird", "Open rehearsal: making consolation"),
    subtitle: both("Die Stadtkantorei probt Brahms", "The Stadtkantorei rehearses Brahms"),
    genre: "rehearsal",
    genres: ["choir"],
    venue: "grosser-saal",
    at: ["2025-09-19T19:30", "21:30"],
    doors: "19:15",
    works: [
      work(
        "brahms",
        both("Ein deutsches Requiem op. 45", "A German Requiem, Op. 45"),
        null,
        both("zweiter und sechster Satz", "second and sixth movements"),
      ),
    ],
    cast: [["dorothea-kleesattel", "conductor"]],
    ensembles: ["stadtkantorei"],
    text: both(
      "Hundertzehn Menschen und ein einziges Wort: „aber“. Es steht im zweiten Satz an der Stelle, an der alles kippt, und Dorothea Kleesattel lässt es seit März üben.\n\nSetzen Sie sich zwischen den Alt und den Tenor, das ist der beste Platz.",
      "A hundred and ten people and one single word: “aber”, but. It stands in the second movement where everything turns, and Dorothea Kleesattel has had them practising it since March.\n\nSit between the altos and the tenors; that is the best place.",
    ),
    access: hall,
    tickets: "free",
    picture: ["rings", "rose", "b-flat minor"],
  }),
  event({
    key: "schwarz-weiss",
    title: both("Zwei Flügel, ein Schatten", "Two grands, one shadow"),
    subtitle: both(
      "Duo Amsel & Wolf mit Mozart, Messiaen und Ravel",
      "Duo Amsel & Wolf with Mozart, Messiaen and Ravel",
    ),
    genre: "piano",
    venue: "kammersaal",
    at: ["2025-09-20T11:00", "12:35"],
    doors: "10:15",
    works: [
      work("mozart", both("Sonate D-Dur KV 448", "Sonata in D major, K. 448"), 23),
      work(
        "messiaen",
        "Visions de l’Amen",
        20,
        both("Auswahl: I, II, V und VII", "selection: I, II, V and VII"),
      ),
      interval(15),
      work(
        "ravel",
        "La valse",
        13,
        both("Fassung des Komponisten für zwei Klaviere", "the composer’s version for two pianos"),
      ),
    ],
    cast: [
      ["theres-amsel", "piano"],
      ["jakob-wolf", "piano"],
    ],
    ensembles: ["duo-amsel-wolf"],
    text: both(
      "Mozart schrieb seine Sonate für sich und eine Schülerin, mit gerecht verteilten Läufen. Messiaen gab seiner Schülerin Yvonne Loriod alles, was schnell und hell ist, und behielt das Dunkle. Bei Ravel weiß am Ende niemand mehr, wer führt.\n\nDas Duo tauscht vor jedem Stück die Seite. Sehen Sie zu, ob Sie es hören.",
      "Mozart wrote his sonata for himself and a pupil, with the runs fairly shared. Messiaen gave his pupil Yvonne Loriod everything fast and bright and kept the dark for himself. In Ravel, by the end, nobody knows who is leading.\n\nThe duo swaps sides before every piece. See whether you can hear it.",
    ),
    price: [16, 36],
    access: hall,
    tickets: "on_sale",
    picture: ["phase", "paper", "d major"],
  }),
  event({
    key: "sommernachtstraum",
    title: both(
      "Sommernachtstraum-Schauspielmusik-Gesamtaufführung mit Publikumsbeteiligung und Eselsohren",
      "A Midsummer Night’s Dream, the complete incidental music, with audience participation and donkey’s ears",
    ),
    subtitle: both(
      "Jugendorchester am Strom und Kinderchor Flussperlen",
      "Jugendorchester am Strom and Kinderchor Flussperlen",
    ),
    genre: "family",
    genres: ["orchestra", "choir"],
    venue: "glashalle",
    at: ["2025-09-20T17:00", "18:40"],
    doors: "16:15",
    works: [
      work(
        "mendelssohn",
        both(
          "Ein Sommernachtstraum: Ouvertüre op. 21 und Schauspielmusik op. 61",
          "A Midsummer Night’s Dream: Overture, Op. 21, and incidental music, Op. 61",
        ),
        55,
        both("mit gesprochenen Szenen nach Shakespeare", "with spoken scenes after Shakespeare"),
      ),
    ],
    cast: [
      ["chrysanthi-velou", "conductor"],
      ["oskar-pfifferling", "narrator"],
      ["farida-noorzai", "soprano"],
      ["isabeau-lorant", "mezzo"],
    ],
    ensembles: ["jugendorchester", "flussperlen"],
    text: both(
      "Mendelssohn war siebzehn, als er die Ouvertüre schrieb, also ungefähr so alt wie die, die sie hier spielen. Für den Rest ließ er sich sechzehn Jahre Zeit und fand den Ton sofort wieder. Das Orchester hat den Titel dieses Nachmittags selbst gewählt und besteht darauf.\n\nEselsohren zum Falten liegen auf den Plätzen. Wann sie aufgesetzt werden, merkt man.",
      "Mendelssohn was seventeen when he wrote the overture, about as old as those who play it here. He took sixteen years over the rest and found the tone again at once. The orchestra chose this afternoon’s title itself and insists on it.\n\nThere are donkey’s ears to fold on every seat. You will know when to put them on.",
    ),
    price: [8, 18],
    concessions: both("Kinder bis 12 zahlen 8 €", "children up to 12 pay €8"),
    access: ["wheelchair", "step_free", "sign_language"],
    tickets: "on_sale",
    age: both("ab 7 Jahren", "ages 7 and up"),
    picture: ["harmonograph", "ice", "e major"],
  }),
  event({
    key: "metronome",
    title: both("Hundert Metronome", "A hundred metronomes"),
    subtitle: both(
      "Ligetis „Poème symphonique“ unter den Linden am Markt",
      "Ligeti’s Poème symphonique beneath the lime trees",
    ),
    genre: "new",
    genres: ["late"],
    venue: "marktplatz",
    at: ["2025-09-20T21:00", "21:30"],
    works: [
      work(
        "ligeti",
        "Poème symphonique",
        20,
        both("für hundert Metronome (1962)", "for a hundred metronomes (1962)"),
      ),
    ],
    cast: [["kwabena-asiamah", "percussion"]],
    ensembles: ["nordkai"],
    text: both(
      "Hundert Metronome, alle aufgezogen, alle verschieden schnell, werden auf einmal losgelassen. Erst ist es Regen, dann ein Gespräch, dann ein Muster, und zuletzt tickt eines allein und hört auf. 1963 wollte das Fernsehen die Uraufführung lieber nicht senden.\n\nSechzig der Metronome haben Auenwerther Haushalte verliehen. Wer seines wiedererkennt, bekommt es danach zurück.",
      "A hundred metronomes, all wound up, all at different speeds, are let loose at once. First it is rain, then a conversation, then a pattern, and finally one ticks alone and stops. In 1963 television decided not to broadcast the premiere after all.\n\nSixty of the metronomes are on loan from Auenwerth households. If you recognise yours you get it back afterwards.",
    ),
    access: ["wheelchair", "step_free"],
    tickets: "free",
    picture: ["chladni", "pink", "d-flat major"],
  }),
];
