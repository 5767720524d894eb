import type { DemoEvent } from "../types.ts";
import { event, interval, work } from "../build.ts";
import { both } from "../localized.ts";

const hall = ["wheelchair", "step_free", "hearing_loop"];
const foyer = both("Foyer", "foyer");

/** 28 to 30 August. */
export const august28: DemoEvent[] = [
  event({
    key: "eroica",
    title: both("Eroica, neu gehört", "Eroica, heard anew"),
    subtitle: both(
      "Eröffnung mit der Strom-Philharmonie: ein Winterhimmel und zwei Schläge Es-Dur",
      "Opening night with the Strom-Philharmonie: a winter sky and two chords of E flat",
    ),
    genre: "orchestra",
    genres: ["new"],
    venue: "grosser-saal",
    at: ["2025-08-28T19:30", "20:50"],
    doors: "18:30",
    talk: ["18:45", foyer],
    works: [
      work(
        "saariaho",
        "Ciel d’hiver",
        10,
        both(
          "aus „Orion“ (2002), Fassung für kleines Orchester von 2013",
          "from Orion (2002), 2013 version for smaller orchestra",
        ),
      ),
      work(
        "beethoven",
        both(
          "Sinfonie Nr. 3 Es-Dur op. 55 „Eroica“",
          "Symphony No. 3 in E flat major, Op. 55 “Eroica”",
        ),
        50,
      ),
    ],
    cast: [["mara-lindqvist", "conductor"]],
    ensembles: ["strom-philharmonie"],
    text: both(
      "Zwei Akkorde, dann läuft eine Melodie los, die schon im fünften Takt auf dem falschen Ton landet. Wer die *Eroica* oft gehört hat, hört dieses Cis nicht mehr. Deshalb steht davor ein Stück, das fast nichts behauptet: Kaija Saariahos Winterhimmel, in dem ein einzelnes Piccolo nach Orion sucht.\n\nGespielt wird ohne Pause und ohne Rede. Die Ohren kommen aus dem Dunkel in das hellste Es-Dur, das es gibt, und Mara Lindqvist lässt die erste Generalpause so lang, wie sie in den Noten steht.",
      "Two chords, then a tune sets off and lands on the wrong note by its fifth bar. Anyone who has heard the *Eroica* often no longer hears that C sharp. So we begin with a piece that asserts almost nothing: Kaija Saariaho’s winter sky, where a lone piccolo goes looking for Orion.\n\nThere is no interval and no speech. Ears come out of the dark into the brightest E flat there is, and Mara Lindqvist gives the first general pause its full length.",
    ),
    price: [22, 89],
    access: [...hall, "audio_description"],
    tickets: "on_sale",
    sponsors: ["stadtwerke"],
    broadcasts: [
      {
        title: both("Live im Kulturfunk Auen", "Live on Kulturfunk Auen"),
        url: "https://kulturfunk.example/eroica",
        kind: "radio",
      },
      {
        title: both("Video bis Ende September", "Video until the end of September"),
        url: "https://mediathek.example/eroica",
        kind: "on_demand",
      },
    ],
    picture: ["harmonograph", "blue", "e-flat major"],
  }),
  event({
    key: "nachklang",
    title: both("Nachklang", "Afterglow"),
    subtitle: both(
      "Clubabend mit Modularsynthesizern und einer Viola da gamba",
      "A club night with modular synthesizers and one viola da gamba",
    ),
    genre: "late",
    genres: ["early", "new"],
    venue: "bunker-9",
    at: ["2025-08-28T22:00", "23:45"],
    doors: "21:30",
    works: [
      work(
        "hume",
        "A Souldiers Resolution",
        5,
        both("aus „The First Part of Ayres“ (1605)", "from The First Part of Ayres (1605)"),
      ),
      work(
        "marais",
        "La Rêveuse",
        6,
        both(
          "aus dem Quatrième Livre de pièces de viole (1717)",
          "from the Quatrième Livre de pièces de viole (1717)",
        ),
      ),
      work(
        "reich",
        "Pendulum Music",
        10,
        both(
          "für Mikrofone, Verstärker und Lautsprecher",
          "for microphones, amplifiers and loudspeakers",
        ),
      ),
    ],
    cast: [
      ["mattis-grelle", "viol"],
      ["elias-thornau", "synthesizer"],
    ],
    ensembles: ["restlicht"],
    text: both(
      "Tobias Hume war Söldner und hielt die Gambe für das bessere Gewehr. Vierhundert Jahre später schwingen vier Mikrofone über vier Lautsprechern, bis sie von selbst zur Ruhe kommen. Dazwischen liegt Marin Marais, der eine Träumende so lange im Kreis gehen lässt, bis der Kreis sich öffnet.\n\nKollektiv Restlicht nimmt auf, was von der Gambe im Beton hängen bleibt, und macht daraus den Rest der Nacht.",
      "Tobias Hume was a mercenary who thought the viol the better weapon. Four centuries later four microphones swing over four loudspeakers until they come to rest by themselves. In between there is Marin Marais, whose dreamer walks in circles until the circle opens.\n\nKollektiv Restlicht records what the concrete keeps of the viol and makes the rest of the night out of it.",
    ),
    price: [14, 14],
    access: ["step_free"],
    tickets: "on_sale",
    picture: ["rings", "rose", "d minor"],
  }),
  event({
    key: "lieder-vom-fluss",
    title: both("Lieder vom Fluss", "Songs of the river"),
    subtitle: both("Schubert am Ufer, Ives im Nebel", "Schubert on the bank, Ives in the mist"),
    genre: "song",
    venue: "villa-lenne",
    at: ["2025-08-29T18:00", "19:30"],
    doors: "17:30",
    works: [
      work(
        "ives",
        "The Housatonic at Stockbridge",
        4,
        both("Fassung für Stimme und Klavier (1921)", "version for voice and piano (1921)"),
      ),
      work("schubert", both("Schwanengesang D 957", "Schwanengesang, D 957"), 52),
    ],
    cast: [
      ["helene-varga", "mezzo"],
      ["tom-reuter", "piano"],
    ],
    text: both(
      "Charles Ives ging auf der Hochzeitsreise am Housatonic spazieren, Nebel auf dem Wasser, Gesang aus der Kirche gegenüber. Das Lied daraus dauert vier Minuten und fließt bis zuletzt. Schuberts letzte Sammlung antwortet mit „Die Stadt“, wo ein Ruderschlag auf immer demselben Akkord stehen bleibt.\n\nHelene Varga ist erkrankt. Die Karten verlieren ihre Gültigkeit. Den Preis erstatten wir automatisch.",
      "Charles Ives walked by the Housatonic on his honeymoon: mist on the water, singing from the church across. The song he made of it lasts four minutes and flows to the end. Schubert’s last collection answers with *Die Stadt*, where an oar stroke stays on one and the same chord.\n\nHelene Varga has fallen ill. Tickets are no longer valid; refunds are automatic.",
    ),
    price: [16, 34],
    access: ["step_free"],
    tickets: "cancelled",
    status: ["cancelled", both("Abgesagt wegen Erkrankung", "Cancelled because of illness")],
    picture: ["harmonograph", "navy", "b minor"],
  }),
  event({
    key: "sacre",
    title: both("Le sacre zu zweit", "The Rite for two pianos"),
    subtitle: both(
      "Strawinsky und Debussy an zwei Flügeln",
      "Stravinsky and Debussy at two pianos",
    ),
    genre: "piano",
    genres: ["chamber"],
    venue: "alte-schmiede",
    at: ["2025-08-29T20:00", "21:15"],
    doors: "19:15",
    works: [
      work(
        "debussy",
        "En blanc et noir",
        17,
        both("drei Sätze für zwei Klaviere (1915)", "three movements for two pianos (1915)"),
      ),
      work(
        "stravinsky",
        "Le sacre du printemps",
        34,
        both(
          "Fassung des Komponisten für Klavier zu vier Händen, auf zwei Flügel verteilt",
          "the composer’s version for piano four hands, shared between two grands",
        ),
      ),
    ],
    cast: [
      ["theres-amsel", "piano"],
      ["jakob-wolf", "piano"],
    ],
    ensembles: ["duo-amsel-wolf"],
    text: both(
      "Im Juni 1912, ein Jahr vor dem Skandal, saßen Strawinsky und Debussy an einem Klavier und spielten den *Sacre* vom Blatt. Louis Laloy, der zuhörte, schrieb, danach sei niemand mehr zu Wort gekommen. Ohne Orchesterfarben hört man, wie dieses Stück gebaut ist: aus Schlägen und aus Löchern zwischen den Schlägen.\n\nVoraus geht Debussys Antwort, drei Jahre und einen Krieg später geschrieben, in Weiß, Schwarz und sehr viel Grau.",
      "In June 1912, a year before the scandal, Stravinsky and Debussy sat at one piano and sight-read the *Rite*. Louis Laloy, who was there, wrote that afterwards nobody could find words. Without the colours of the orchestra you hear how the piece is built: of blows, and of holes between the blows.\n\nIt is preceded by Debussy’s reply, written three years and a war later, in white, black and a great deal of grey.",
    ),
    price: [18, 38],
    access: hall,
    tickets: "few_left",
    picture: ["phase", "navy", "e-flat major"],
  }),
  event({
    key: "cis-moll",
    title: both(
      "Cis-Moll, vierzig Minuten ohne Pause",
      "C sharp minor, forty minutes without a break",
    ),
    subtitle: both(
      "Quartett Halbmond spielt Beethovens op. 131 und davor zwölf Minuten Abschied",
      "Quartett Halbmond plays Beethoven’s Op. 131, after twelve minutes of farewell",
    ),
    genre: "chamber",
    venue: "alte-schmiede",
    at: ["2025-08-30T11:00", "12:10"],
    doors: "10:15",
    talk: ["10:15", both("an der Esse", "by the hearth")],
    works: [
      work(
        "kurtag",
        both(
          "Officium breve in memoriam Andreæ Szervánszky op. 28",
          "Officium breve in memoriam Andreæ Szervánszky, Op. 28",
        ),
        12,
        both("fünfzehn Sätze (1989)", "fifteen movements (1989)"),
      ),
      work(
        "beethoven",
        both("Streichquartett cis-Moll op. 131", "String Quartet in C sharp minor, Op. 131"),
        39,
        both("sieben Sätze, attacca", "seven movements, attacca"),
      ),
    ],
    cast: [
      ["nora-feld", "violin"],
      ["ayumi-sander", "violin"],
      ["luc-marais", "viola"],
      ["ingrid-tamm", "cello"],
    ],
    ensembles: ["quartett-halbmond"],
    text: both(
      "Sieben Sätze ohne Absetzen: Beethoven verbietet dem Quartett das Umblättern und dem Publikum das Husten. Opus 131 beginnt mit einer Fuge, die niemandem etwas beweisen will, und endet mit einem Satz, der rennt. Kurtágs Totenbuch für einen Kollegen braucht für fünfzehn Sätze zwölf Minuten und lässt nach jedem die Tür offen.\n\nDanach spielt Halbmond nichts mehr. Es gibt Kaffee im Hof und niemanden, der eine Rede hält. Warum diese Tonart so klingt, steht in unserem [Magazin](article:was-ist-cis-moll).",
      "Seven movements without a break: Beethoven forbids the quartet to turn pages and the audience to cough. Op. 131 begins with a fugue that wants to prove nothing to anyone, and ends with a movement that runs. Kurtág’s little office for a dead colleague needs twelve minutes for fifteen movements and leaves the door open after each.\n\nAfter that Halbmond plays nothing more. There is coffee in the yard and nobody making a speech. Why this key sounds as it does you can read in our [magazine](article:was-ist-cis-moll).",
    ),
    price: [18, 42],
    access: hall,
    tickets: "few_left",
    links: [
      {
        title: both(
          "Die Handschrift von op. 131 zum Blättern",
          "Leaf through the manuscript of Op. 131",
        ),
        url: "https://handschriften.example/op-131",
      },
    ],
    picture: ["harmonograph", "pink", "c-sharp minor"],
  }),
  event({
    key: "offene-probe-mahler",
    title: both(
      "Offene Probe: Ein Orchester zerlegt den Himmel",
      "Open rehearsal: an orchestra takes heaven apart",
    ),
    subtitle: both(
      "Zuhören, wie Mahlers Vierte entsteht",
      "Listening to Mahler’s Fourth being made",
    ),
    genre: "rehearsal",
    genres: ["orchestra"],
    venue: "grosser-saal",
    at: ["2025-08-30T15:00", "17:00"],
    doors: "14:45",
    works: [
      work(
        "mahler",
        both("Sinfonie Nr. 4 G-Dur", "Symphony No. 4 in G major"),
        null,
        both("Arbeit am ersten und dritten Satz", "work on the first and third movements"),
      ),
    ],
    cast: [
      ["mara-lindqvist", "conductor"],
      ["miriam-sternitz", "host"],
    ],
    ensembles: ["strom-philharmonie"],
    text: both(
      "Schellen, vier Flöten im Einklang, eine Geige, die einen Ton zu hoch gestimmt ist: Mahler baut seinen Himmel aus lauter Sonderfällen, und jeder muss einzeln geprobt werden. Sie sitzen dabei im Parkett, mit Taschenlampe und kopierter Partiturseite.\n\nKommen und Gehen ist erlaubt. Miriam Sternitz übersetzt vom Rand aus, worüber gerade gestritten wird.",
      "Sleigh bells, four flutes in unison, a violin tuned a tone too high: Mahler builds his heaven out of special cases, and each needs its own rehearsal. You sit in the stalls with a torch and a photocopied page of score.\n\nCome and go as you like. From the edge of the stage Miriam Sternitz translates what is being argued about.",
    ),
    access: hall,
    tickets: "free",
    picture: ["chladni", "pink", "g major"],
  }),
  event({
    key: "wasserstand",
    title: both("Wasserstand", "Water level"),
    subtitle: both(
      "Telemanns Ebbe, Händels Themse und eine Flussinsel",
      "Telemann’s tide, Handel’s Thames and an island in the river",
    ),
    genre: "early",
    genres: ["orchestra"],
    venue: "klosterhof",
    at: ["2025-08-30T20:00", "21:45"],
    doors: "19:00",
    works: [
      work(
        "telemann",
        both(
          "Ouvertüre C-Dur TWV 55:C3 „Hamburger Ebb’ und Fluth“",
          "Overture in C major, TWV 55:C3 “Hamburg Ebb and Flow”",
        ),
        24,
      ),
      interval(),
      work(
        "handel",
        both(
          "Wassermusik: Suiten F-Dur, D-Dur und G-Dur HWV 348–350",
          "Water Music: Suites in F, D and G major, HWV 348–350",
        ),
        52,
      ),
    ],
    cast: [
      ["zeynep-altinok", "baroqueViolin"],
      ["pilar-etxarri", "harpsichord"],
      ["rui-valadao", "lute"],
    ],
    ensembles: ["concerto-uferlos"],
    text: both(
      "Telemann schrieb für das Jubiläum der Hamburger Admiralität eine Suite, in der die Götter baden und die Matrosen tanzen. Händel ließ fünfzig Musiker auf einem Kahn neben dem König herfahren, zweimal hin und zweimal zurück, weil dieser nicht genug bekam.\n\nWir fahren nicht, wir sitzen auf einer Insel und lassen das Wasser vorbei. Die Naturhörner stehen auf der Klostermauer.",
      "For the jubilee of the Hamburg Admiralty Telemann wrote a suite in which gods bathe and sailors dance. Handel had fifty musicians sail beside the king on a barge, there and back twice over, because the king could not get enough.\n\nWe do not sail; we sit on an island and let the water pass. The natural horns stand on the cloister wall.",
    ),
    price: [20, 46],
    access: ["wheelchair", "step_free"],
    tickets: "on_sale",
    picture: ["rings", "ice", "c major"],
  }),
];
