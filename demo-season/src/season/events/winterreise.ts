import type { DemoEvent, DemoSoloist } from "../types.ts";
import { event, work } from "../build.ts";
import { both } from "../localized.ts";
import type { RoleKey } from "../roles.ts";

/** The twenty-four songs in order, each with who sings it. */
const songs: [song: string, name: string, key: string, voice: RoleKey][] = [
  ["Gute Nacht", "Emeka Adeyinka", "emeka-adeyinka", "baritone"],
  ["Die Wetterfahne", "Delphine Akoto", "delphine-akoto", "mezzo"],
  ["Gefrorne Tränen", "Gregor Zinnowitz", "gregor-zinnowitz", "bass"],
  ["Erstarrung", "Konstantin Ebb", "konstantin-ebb", "tenor"],
  ["Der Lindenbaum", "Annegret Puls", "annegret-puls", "soprano"],
  ["Wasserflut", "Helene Varga", "helene-varga", "mezzo"],
  ["Auf dem Flusse", "Maurizio Pantano", "maurizio-pantano", "baritone"],
  ["Rückblick", "Caspar Wendelin", "caspar-wendelin", "tenor"],
  ["Irrlicht", "Bogdan Moraru", "bogdan-moraru", "bass"],
  ["Rast", "Perpetua Grond", "perpetua-grond", "alto"],
  ["Frühlingstraum", "Ornella Castagno", "ornella-castagno", "soprano"],
  ["Einsamkeit", "Noor van der Eyken", "noor-van-der-eyken", "mezzo"],
  ["Die Post", "Jonas Tellkamp", "jonas-tellkamp", "tenor"],
  ["Der greise Kopf", "Emil Rautenstrauß", "emil-rautenstrauss", "baritone"],
  ["Die Krähe", "Isabeau Lorant", "isabeau-lorant", "mezzo"],
  ["Letzte Hoffnung", "Naledi Mokwena", "naledi-mokwena", "soprano"],
  ["Im Dorfe", "Henrik Sandvoß", "henrik-sandvoss", "bassBaritone"],
  ["Der stürmische Morgen", "Jelena Marković-Thiel", "jelena-markovic-thiel", "alto"],
  ["Täuschung", "Hyacinth Obersteg", "hyacinth-obersteg", "countertenor"],
  ["Der Wegweiser", "Farida Noorzai", "farida-noorzai", "soprano"],
  ["Das Wirtshaus", "Ottokar Brömme", "ottokar-broemme", "bass"],
  ["Mut", "Lioba Strunz-Adler", "lioba-strunz-adler", "soprano"],
  ["Die Nebensonnen", "Aoife Brannagh", "aoife-brannagh", "alto"],
  ["Der Leiermann", "Nikhil Varadkar", "nikhil-varadkar", "countertenor"],
];

const soloists: DemoSoloist[] = songs.map(([song, name], index) => ({
  name,
  role: both(`Nr. ${index + 1} ${song}`, `No. ${index + 1} ${song}`),
}));

const pianists = [
  "tom-reuter",
  "ilja-brandt",
  "theres-amsel",
  "jakob-wolf",
  "seorin-paik",
  "salome-gelaschwili",
];

/** Twenty-four singers and six pianists: the longest cast of the season. */
export const winterreise: DemoEvent = event({
  key: "winterreise",
  title: both("Winterreise zu vierundzwanzig", "Winterreise for twenty-four"),
  subtitle: both(
    "Jedes Lied eine Stimme, jede Stimme ein anderer Mensch",
    "A voice for every song, a person for every voice",
  ),
  genre: "song",
  genres: ["piano"],
  venue: "theater",
  at: ["2025-09-13T20:00", "21:35"],
  doors: "19:15",
  talk: ["19:15", both("Rangfoyer", "circle foyer")],
  works: [
    work(
      "schubert",
      both("Winterreise D 911", "Winterreise, D 911"),
      76,
      both("nach Gedichten von Wilhelm Müller", "to poems by Wilhelm Müller"),
      soloists,
    ),
  ],
  cast: [
    ...songs.map(([, , key, voice]): [string, RoleKey] => [key, voice]),
    ...pianists.map((key): [string, RoleKey] => [key, "piano"]),
  ],
  text: both(
    "Einer geht durch den Schnee, so kennt man es. Aber wer geht da eigentlich? Bei uns sind es vierundzwanzig: eine Biologielehrerin, ein Lokführer, ein Postbote, ein Pfarrer im Ruhestand und andere, die vom Singen leben, wenigstens ein bisschen. Jede und jeder hat ein einziges Lied, steht dafür auf und setzt sich wieder.\n\nSechs Klaviere stehen im Saal verteilt, das Lied wandert. Nur den *Leiermann* hört man von draußen.",
    "One man walks through the snow; that is how we know it. But who is it that walks? Here there are twenty-four: a biology teacher, a train driver, a postman, a retired pastor, and others who live by singing, at least a little. Each has one single song, stands up for it and sits down again.\n\nSix pianos are spread around the house, and the song wanders. Only the *Leiermann* is heard from outside.",
  ),
  price: [12, 38],
  access: ["wheelchair", "step_free", "hearing_loop", "audio_description"],
  tickets: "few_left",
  sponsors: ["sparverein"],
  picture: ["harmonograph", "ice", "d minor"],
});
