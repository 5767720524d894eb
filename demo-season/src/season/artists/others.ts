import type { DemoArtist } from "../types.ts";
import { artist } from "./artist.ts";

export const keyboardPlayers: DemoArtist[] = [
  artist(
    "Tom",
    "Reuter",
    "piano",
    "Tom Reuter nennt sich Liedpianist, nicht Begleiter, und besteht darauf mit ausgesuchter Freundlichkeit. Er liest die Gedichte, bevor er die Noten liest.",
    "Tom Reuter calls himself a song pianist, not an accompanist, and insists on it with exquisite courtesy. He reads the poems before he reads the notes.",
  ),
  artist(
    "Ilja",
    "Brandt",
    "piano",
    "Ilja Brandt spielt am liebsten nach zehn Uhr abends und nimmt dafür auch unbequeme Stühle in Kauf. Seine Notturno-Programme setzt er so, dass man zwischen zwei Stücken nicht klatschen mag.",
    "Ilja Brandt likes playing after ten at night best and will put up with uncomfortable stools for it. He builds nocturne programmes in which nobody wants to clap between pieces.",
  ),
  artist(
    "Theres",
    "Amsel",
    "piano",
    "Theres Amsel ist die rechte Hälfte des Duos Amsel & Wolf, jedenfalls vom Publikum aus gesehen. Sie schreibt die Fassungen für zwei Klaviere, die es noch nicht gibt.",
    "Theres Amsel is the right half of Duo Amsel & Wolf, at least as seen from the stalls. She writes the two-piano versions that do not exist yet.",
  ),
  artist(
    "Jakob",
    "Wolf",
    "piano",
    "Jakob Wolf greift, klopft und flüstert in den Flügel hinein, wenn die Partitur es verlangt. Mit Theres Amsel teilt er seit 2009 Tasten, Termine und ein Lastenrad.",
    "Jakob Wolf reaches, knocks and whispers into the piano when the score asks for it. Since 2009 he has shared keys, dates and a cargo bike with Theres Amsel.",
  ),
  artist(
    "Seorin",
    "Paik",
    "piano",
    "Seorin Paik, 23, ist Stipendiatin des Festivals 2025. Sie studiert in Leipzig und hört beim Üben auf, sobald es gut wird, um sich das Beste aufzuheben.",
    "Seorin Paik, 23, holds the festival’s 2025 fellowship. She studies in Leipzig and stops practising as soon as it gets good, so as to save the best.",
    "fellowship",
  ),
  artist(
    "Salome",
    "Gelaschwili",
    "piano",
    "Salome Gelaschwili stieß in Tiflis zum Trio Kaltenbach, weil der Zug der Geschwister Verspätung hatte. Seitdem vermittelt sie, meist am Klavier.",
    "Salome Gelaschwili joined Trio Kaltenbach in Tbilisi because the siblings’ train was late. She has been mediating ever since, mostly from the piano.",
  ),
  artist(
    "Jana",
    "Okafor",
    "organ",
    "Jana Okafor ist Kantorin an St. Remigius und kennt jede der 3.412 Pfeifen mit Namen, behauptet sie. Dienstags um halb eins spielt sie für alle, die gerade Pause haben.",
    "Jana Okafor is organist of St. Remigius and claims to know each of its 3,412 pipes by name. On Tuesdays at half past twelve she plays for anyone on a lunch break.",
  ),
  artist(
    "Pilar",
    "Etxarri",
    "harpsichord",
    "Pilar Etxarri aus Donostia spielt Cembalo und baut gern Brücken zu Instrumenten, die lauter sind. Auf eine Stunde Stimmen kommen bei ihr achtzig Minuten Goldberg.",
    "Pilar Etxarri from Donostia plays the harpsichord and builds bridges to louder instruments. She allows an hour of tuning for eighty minutes of Goldberg.",
  ),
  artist(
    "Lina",
    "Sorotschan",
    "accordion",
    "Lina Sorotschan aus Czernowitz hat das Akkordeon aus der Ecke geholt, in die man es gestellt hatte. Atem, sagt sie, sei das einzige Instrument, das alle mitbringen.",
    "Lina Sorotschan from Chernivtsi has fetched the accordion out of the corner it had been put in. Breath, she says, is the only instrument everyone brings along.",
  ),
];

export const windAndPercussion: DemoArtist[] = [
  artist(
    "Camille",
    "Roussignol",
    "flute",
    "Camille Roussignol gehört zum Bläserquintett Kompassnadel und spielt sämtliche Flöten, auch die, die man im Sitzen nicht halten kann.",
    "Camille Roussignol belongs to the wind quintet Kompassnadel and plays every size of flute, including those one cannot hold sitting down.",
  ),
  artist(
    "Pekka",
    "Vainikka",
    "clarinet",
    "Pekka Vainikka kommt aus einem Dorf mit mehr Klarinetten als Autos. Sein Pianissimo hat schon einmal die Lüftung eines Saals übertroffen: Man hörte nur noch sie.",
    "Pekka Vainikka comes from a village with more clarinets than cars. His pianissimo once defeated a hall’s ventilation: one heard nothing else.",
  ),
  artist(
    "Florian",
    "Hagenkötter",
    "horn",
    "Florian Hagenkötter bläst Ventil- und Naturhorn und erklärt Kindern den Unterschied mit einem Gartenschlauch. In Ligetis Trio spielt er absichtlich daneben, nämlich rein.",
    "Florian Hagenkötter plays valve horn and natural horn and explains the difference to children with a garden hose. In Ligeti’s trio he is out of tune on purpose, which is to say pure.",
  ),
  artist(
    "Sanna",
    "Ojanperä",
    "trumpet",
    "Sanna Ojanperä ist Solotrompeterin der Strom-Philharmonie. Die Frage in Ives’ „Unanswered Question“ hat sie aus neun verschiedenen Türen gestellt.",
    "Sanna Ojanperä is principal trumpet of the Strom-Philharmonie. She has asked Ives’s unanswered question from nine different doorways.",
  ),
  artist(
    "Kwabena",
    "Asiamah",
    "percussion",
    "Kwabena Asiamah gründete Schlagwerk Nordkai in einer leeren Werfthalle. Er sammelt Gegenstände, die gut klingen, und hat deshalb drei Keller gemietet.",
    "Kwabena Asiamah founded Schlagwerk Nordkai in an empty shipyard. He collects things that sound good and therefore rents three cellars.",
  ),
];

export const conductorsAndOthers: DemoArtist[] = [
  artist(
    "Mara",
    "Lindqvist",
    "conductor",
    "Mara Lindqvist ist seit 2022 Chefdirigentin der Strom-Philharmonie. Sie probt Stille ebenso lange wie Lärm und schenkt dem Orchester jedes Jahr eine Woche ohne Dirigentin.",
    "Mara Lindqvist has been chief conductor of the Strom-Philharmonie since 2022. She rehearses silence as long as noise and gives the orchestra one week a year without a conductor.",
  ),
  artist(
    "Chrysanthi",
    "Velou",
    "conductor",
    "Chrysanthi Velou aus Thessaloniki leitet das Kammerorchester der Insel. Sie dirigiert ohne Stab und, wo es geht, ohne Podest.",
    "Chrysanthi Velou from Thessaloniki directs the Kammerorchester der Insel. She conducts without a baton and, where possible, without a podium.",
  ),
  artist(
    "Dorothea",
    "Kleesattel",
    "conductor",
    "Dorothea Kleesattel leitet den Kammerchor Gegenwind und die Stadtkantorei. Sie glaubt, dass jeder Mensch singen kann, und hat bisher recht behalten.",
    "Dorothea Kleesattel directs Kammerchor Gegenwind and the Stadtkantorei. She believes that everybody can sing and has so far been right.",
  ),
  artist(
    "Ada",
    "Nwankiti",
    "composer",
    "Ada Nwankiti, geboren 1996 in Enugu, aufgewachsen in Rotterdam, ist Kompositionsstipendiatin 2025. Sie nimmt auf, was Orte tun, wenn niemand hinhört, und schreibt es für Menschen um.",
    "Ada Nwankiti, born in Enugu in 1996 and raised in Rotterdam, is the 2025 composition fellow. She records what places do when nobody listens, and rewrites it for people.",
    "fellowship",
  ),
  artist(
    "Elias",
    "Thornau",
    "synthesizer",
    "Elias Thornau lötet seine Instrumente selbst und vergisst manchmal, welches Kabel wohin führt. Das Kollektiv Restlicht hält diesen Zustand für eine Kompositionsmethode.",
    "Elias Thornau solders his own instruments and sometimes forgets which cable goes where. Kollektiv Restlicht considers this a method of composition.",
  ),
  artist(
    "Miriam",
    "Sternitz",
    "host",
    "Miriam Sternitz ist Dramaturgin des Festivals und führt in mehr Werke ein, als sie zugibt. Ihre Einführungen dauern nie länger als das kürzeste Stück des Abends.",
    "Miriam Sternitz is the festival’s dramaturge and introduces more works than she admits. Her talks never last longer than the shortest piece of the evening.",
  ),
  artist(
    "Oskar",
    "Pfifferling",
    "narrator",
    "Oskar Pfifferling erzählt Kindern Musik und Erwachsenen, was die Kinder gehört haben. Er kann elf Vögel, vier Türen und einen Kontrabass nachmachen.",
    "Oskar Pfifferling tells music to children and tells grown-ups what the children heard. He can imitate eleven birds, four doors and a double bass.",
  ),
  artist(
    "Lothar",
    "Beyen",
    "organBuilder",
    "Lothar Beyen baut Orgeln in dritter Generation und eine davon ist tragbar. Beim Festival hilft er Kindern, aus 62 Holzpfeifen ein Instrument zu machen, das am Ende wirklich spielt.",
    "Lothar Beyen is a third-generation organ builder, and one of his instruments can be carried. At the festival he helps children turn 62 wooden pipes into an organ that really plays.",
  ),
];
