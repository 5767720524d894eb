import type { ArtworkGround } from "../artwork/spec.ts";
import type { DemoEnsemble } from "./types.ts";
import { portrait } from "./artwork.ts";
import { both, same, slugify } from "./localized.ts";
import { roles, type RoleKey } from "./roles.ts";

function ensemble(
  key: string,
  name: string,
  ground: ArtworkGround,
  members: [artist: string, role: RoleKey][],
  de: string,
  en: string,
): DemoEnsemble {
  return {
    key,
    name: same(name),
    slug: same(slugify(name)),
    description: both(de, en),
    members: members.map(([artist, role]) => ({ artist, role: roles[role] })),
    artwork: portrait(`ensemble-${key}`, name, ground),
  };
}

export const ensembles: DemoEnsemble[] = [
  ensemble(
    "strom-philharmonie",
    "Strom-Philharmonie",
    "blue",
    [
      ["mara-lindqvist", "conductor"],
      ["marguerite-delcourt", "harp"],
      ["sanna-ojanperae", "trumpet"],
    ],
    "Neunundachtzig Musikerinnen und Musiker, gegründet 1921 als Orchester der Dampfschiffer. Noch heute wird vor dem ersten Konzert der Saison eine Schiffsglocke angeschlagen: gestimmtes A, ein wenig zu tief.",
    "Eighty-nine players, founded in 1921 as the steamboatmen’s orchestra. A ship’s bell is still struck before the first concert of each season: a tuned A, slightly flat.",
  ),
  ensemble(
    "quartett-halbmond",
    "Quartett Halbmond",
    "pink",
    [
      ["nora-feld", "violin"],
      ["ayumi-sander", "violin"],
      ["luc-marais", "viola"],
      ["ingrid-tamm", "cello"],
    ],
    "Vier Menschen, die sich im Halbkreis setzen und die Stühle der ersten Geige wechseln. Halbmond spielt kurze Abende ohne Pause und danach nichts, was das Gehörte zudecken könnte.",
    "Four people who sit in a half circle and trade the leader’s chair. Halbmond plays short evenings without an interval, and nothing afterwards that might cover up what was heard.",
  ),
  ensemble(
    "avelin-quartett",
    "Avelin-Quartett",
    "ice",
    [
      ["rosalind-avelin", "violin"],
      ["matteo-brisk", "violin"],
      ["thandi-molefe-roth", "viola"],
      ["jiri-kolman", "cello"],
    ],
    "Das Avelin-Quartett liest Erstdrucke und Handschriften, ehe es probt, und findet dabei regelmäßig Musik, die jemand übersehen hat. 2025 steht Fanny Hensel im Mittelpunkt.",
    "The Avelin Quartet reads first editions and manuscripts before it rehearses, and regularly finds music somebody has overlooked. In 2025 its focus is Fanny Hensel.",
  ),
  ensemble(
    "trio-kaltenbach",
    "Trio Kaltenbach",
    "rose",
    [
      ["viktor-kaltenbach", "violin"],
      ["anouk-kaltenbach", "cello"],
      ["salome-gelaschwili", "piano"],
    ],
    "Zwei Geschwister und eine Vermittlerin. Das Klaviertrio hat den Ruf, Proben laut und Konzerte leise zu führen.",
    "Two siblings and a mediator. This piano trio is known for loud rehearsals and quiet concerts.",
  ),
  ensemble(
    "duo-amsel-wolf",
    "Duo Amsel & Wolf",
    "navy",
    [
      ["theres-amsel", "piano"],
      ["jakob-wolf", "piano"],
    ],
    "Zwei Flügel, ineinandergeschoben, ohne Deckel. Theres Amsel und Jakob Wolf spielen das Repertoire, in dem ein Orchester auf vier Hände zusammenschrumpft und dabei schärfer wird.",
    "Two grand pianos nested together without lids. Theres Amsel and Jakob Wolf play the repertoire in which an orchestra shrinks to four hands and gains an edge.",
  ),
  ensemble(
    "kompassnadel",
    "Bläserquintett Kompassnadel",
    "paper",
    [
      ["camille-roussignol", "flute"],
      ["pekka-vainikka", "clarinet"],
      ["florian-hagenkoetter", "horn"],
    ],
    "Flöte, Oboe, Klarinette, Horn und Fagott aus fünf Himmelsrichtungen; die fünfte, sagen sie, sei oben. Das Quintett spielt gern auf Schiffen, Brücken und Dächern.",
    "Flute, oboe, clarinet, horn and bassoon from five points of the compass; the fifth, they say, is up. The quintet likes playing on boats, bridges and roofs.",
  ),
  ensemble(
    "concerto-uferlos",
    "Concerto Uferlos",
    "pink",
    [
      ["zeynep-altinok", "baroqueViolin"],
      ["pilar-etxarri", "harpsichord"],
      ["rui-valadao", "lute"],
    ],
    "Barockorchester ohne feste Größe: mal sechs, mal sechsunddreißig. Gespielt wird im Stehen, auf Darmsaiten und so, als sei die Tinte noch feucht.",
    "A baroque orchestra of no fixed size: sometimes six, sometimes thirty-six. They play standing, on gut strings, and as if the ink were still wet.",
  ),
  ensemble(
    "consort",
    "Consort der kleinen Dinge",
    "ice",
    [
      ["mattis-grelle", "viol"],
      ["rui-valadao", "lute"],
    ],
    "Fünf Gamben und eine Laute. Das Consort sucht Musik, für die man näher heranrücken muss, und stellt die Stühle entsprechend.",
    "Five viols and a lute. The Consort looks for music that makes you move closer, and places the chairs accordingly.",
  ),
  ensemble(
    "gegenwind",
    "Kammerchor Gegenwind",
    "navy",
    [["dorothea-kleesattel", "conductor"]],
    "Vierundzwanzig Stimmen, meist ohne Begleitung. Gegenwind probt im Freien, damit im Saal nichts mehr überraschen kann.",
    "Twenty-four voices, mostly unaccompanied. Gegenwind rehearses outdoors so that nothing indoors can surprise it.",
  ),
  ensemble(
    "stadtkantorei",
    "Stadtkantorei Auenwerth",
    "blue",
    [["dorothea-kleesattel", "conductor"]],
    "Hundertzehn Menschen, die tagsüber etwas anderes tun: Brot, Steuern, Zähne, Abitur. Donnerstags um acht singen sie, seit 1874, mit einer Unterbrechung von elf Wochen.",
    "A hundred and ten people who do something else by day: bread, taxes, teeth, school exams. On Thursdays at eight they sing, and have since 1874, with a break of eleven weeks.",
  ),
  ensemble(
    "flussperlen",
    "Kinderchor Flussperlen",
    "rose",
    [],
    "Vierzig Kinder zwischen sieben und dreizehn aus vier Grundschulen am Strom. Wer mitsingen will, kommt; vorgesungen wird nicht.",
    "Forty children between seven and thirteen from four primary schools along the river. Whoever wants to sing comes; there are no auditions.",
  ),
  ensemble(
    "inselorchester",
    "Kammerorchester der Insel",
    "paper",
    [["chrysanthi-velou", "conductor"]],
    "Zweiundzwanzig Streicherinnen und Streicher, die auf Marienwerth proben und bei Hochwasser dort auch übernachten. Das Orchester gehört sich selbst.",
    "Twenty-two string players who rehearse on Marienwerth and sleep there too when the river is high. The orchestra owns itself.",
  ),
  ensemble(
    "halbschatten",
    "Ensemble Halbschatten",
    "navy",
    [
      ["camille-roussignol", "flute"],
      ["kenji-morihata", "cello"],
      ["jakob-wolf", "piano"],
    ],
    "Zwölf Solistinnen und Solisten für die Musik der letzten siebzig Jahre. Halbschatten spielt jedes neue Stück im selben Monat ein zweites Mal, weil man beim ersten Mal vor allem staunt.",
    "Twelve soloists for the music of the last seventy years. Halbschatten plays every new piece a second time within the month, because the first time one is mostly astonished.",
  ),
  ensemble(
    "nordkai",
    "Schlagwerk Nordkai",
    "pink",
    [["kwabena-asiamah", "percussion"]],
    "Vier Schlagzeuger, ein Lieferwagen, rund dreihundert Instrumente. Etwa die Hälfte davon war vorher etwas anderes.",
    "Four percussionists, one van, some three hundred instruments. About half of them used to be something else.",
  ),
  ensemble(
    "restlicht",
    "Kollektiv Restlicht",
    "navy",
    [
      ["elias-thornau", "synthesizer"],
      ["mattis-grelle", "viol"],
    ],
    "Modularsynthesizer, Gambe und was die Nacht sonst hergibt. Restlicht spielt nur nach zweiundzwanzig Uhr und nie dasselbe.",
    "Modular synthesizers, viol and whatever else the night has to offer. Restlicht only plays after ten and never the same thing.",
  ),
  ensemble(
    "jugendorchester",
    "Jugendorchester am Strom",
    "ice",
    [],
    "Siebzig junge Leute von vierzehn bis einundzwanzig, die ihre Dirigentin jedes Jahr selbst wählen. 2025 fiel die Wahl auf Chrysanthi Velou.",
    "Seventy young people aged fourteen to twenty-one who elect their own conductor each year. For 2025 they chose Chrysanthi Velou.",
  ),
];
