import type { Localized } from "@festival/contracts/locales";
import { tidy } from "./names.ts";

/** What the file calls an instrument, a voice or a task, and its German name. */
const german: Record<string, string> = {
  Accordion: "Akkordeon",
  Actor: "Schauspiel",
  Alto: "Alt",
  "Alto Clarinet": "Altklarinette",
  "Alto Flute": "Altflöte",
  "Alto Saxophone": "Altsaxophon",
  "Audio Engineer": "Tontechnik",
  Banjo: "Banjo",
  Baritone: "Bariton",
  "Baritone Saxophone": "Baritonsaxophon",
  Bass: "Bass",
  "Bass Clarinet": "Bassklarinette",
  "Bass Trombone": "Bassposaune",
  "Bass-Baritone": "Bassbariton",
  Bassoon: "Fagott",
  "Boy Soprano": "Knabensopran",
  "Boys Choir": "Knabenchor",
  "Brass Quintet": "Blechbläserquintett",
  Celeste: "Celesta",
  Cello: "Violoncello",
  "Child Soprano": "Kindersopran",
  "Children's Chorus": "Kinderchor",
  Choreographer: "Choreographie",
  "Choreographer/Dancer": "Choreographie und Tanz",
  Chorus: "Chor",
  Cimbalom: "Zymbal",
  "Clapping and Vocals": "Gesang und Klatschen",
  Clarinet: "Klarinette",
  Contrabassoon: "Kontrafagott",
  Contralto: "Alt",
  Cornet: "Kornett",
  Countertenor: "Countertenor",
  "Dance Company": "Tanzensemble",
  Dancer: "Tanz",
  Director: "Leitung",
  "Double Bass": "Kontrabass",
  "Drum Set": "Schlagzeug",
  "E-Flat Clarinet": "Es-Klarinette",
  "Electric Bass": "E-Bass",
  "Electronic Keyboard": "Keyboard",
  "English Horn": "Englischhorn",
  Euphonium: "Euphonium",
  Flute: "Flöte",
  "Flute/Piccolo": "Flöte und Piccoloflöte",
  "French Horn": "Horn",
  "Guest Orchestra": "Gastorchester",
  Guitar: "Gitarre",
  Harp: "Harfe",
  Harpsichord: "Cembalo",
  Host: "Moderation",
  "Host/Vocalist": "Moderation und Gesang",
  "Jazz Bass": "Jazzbass",
  "Jazz Ensemble": "Jazzensemble",
  "Jazz Trio": "Jazztrio",
  "Klezmer Band": "Klezmerband",
  Lute: "Laute",
  "Male Voice": "Männerstimme",
  Mandolin: "Mandoline",
  "Mens Chorus": "Männerchor",
  "Mezzo-Soprano": "Mezzosopran",
  Narrator: "Sprecher",
  "Oboe d'Amore": "Oboe d’amore",
  Orchestra: "Orchester",
  Organ: "Orgel",
  Percussion: "Schlagwerk",
  "Percussion Ensemble": "Schlagwerkensemble",
  Piano: "Klavier",
  Piccolo: "Piccoloflöte",
  "Projection Design": "Projektionen",
  Reader: "Lesung",
  Recorder: "Blockflöte",
  Saxophone: "Saxophon",
  "Saxophone Quartet": "Saxophonquartett",
  Singer: "Gesang",
  "Solo Voice": "Solostimme",
  Soprano: "Sopran",
  "Soprano Saxophone": "Sopransaxophon",
  "Sound Design": "Klanggestaltung",
  Speaker: "Sprecher",
  "Stage Director": "Regie",
  "String Quartet": "Streichquartett",
  Tenor: "Tenor",
  "Tenor Saxophone": "Tenorsaxophon",
  "Theatrical casting": "Besetzung",
  Timpani: "Pauken",
  Trombone: "Posaune",
  Trumpet: "Trompete",
  Tuba: "Tuba",
  Vibraphone: "Vibraphon",
  "Viola d'amore": "Viola d’amore",
  Violin: "Violine",
  "Vocal Group": "Vokalensemble",
  "Vocal preparation": "Einstudierung",
  Vocalist: "Gesang",
  "Vocals, Percussion": "Gesang und Schlagwerk",
  Voice: "Gesang",
  "Womens Chorus": "Frauenchor",
  Xylophone: "Xylophon",
};

/** How the file's own words are better written in English. */
const english: Record<string, string> = {
  "Accoustic Bass": "Acoustic Bass",
  "Boys Choir": "Boys’ Choir",
  "Children's Chorus": "Children’s Chorus",
  "French Horn": "Horn",
  "Mens Chorus": "Men’s Chorus",
  "Womens Chorus": "Women’s Chorus",
  "Oboe d'Amore": "Oboe d’amore",
  "Viola d'amore": "Viola d’amore",
};

export const conducting: Localized = { de: "Leitung", en: "Conductor" };

/** An instrument in both languages; empty where the file names none. An unknown one keeps its name. */
export function instrument(name: string): Localized {
  const plain = tidy(name);
  if (plain === "" || plain === "Other" || plain === "None") return { de: "", en: "" };
  return { de: german[plain] ?? english[plain] ?? plain, en: english[plain] ?? plain };
}

const groups =
  /\b(?:chorus|choir|ensemble|band|orchestra|quartet|quintet|trio|company|group|sing-along)\b/i;

/** Whether this is played by several, so that the name beside it is a group's. */
export function isGroup(instrumentName: string): boolean {
  return groups.test(instrumentName);
}

/** Instruments as they stand in titles, in capitals, with their German names. */
const scored: Record<string, Localized> = {
  BASSOON: { en: "Bassoon", de: "Fagott" },
  CELLO: { en: "Cello", de: "Cello" },
  CLARINET: { en: "Clarinet", de: "Klarinette" },
  "DOUBLE BASS": { en: "Double Bass", de: "Kontrabass" },
  "ALTO SAXOPHONE": { en: "Alto Saxophone", de: "Altsaxophon" },
  "CHAMBER ORCHESTRA": { en: "Chamber Orchestra", de: "Kammerorchester" },
  "ENGLISH HORN": { en: "English Horn", de: "Englischhorn" },
  FLUTE: { en: "Flute", de: "Flöte" },
  GUITAR: { en: "Guitar", de: "Gitarre" },
  HARP: { en: "Harp", de: "Harfe" },
  HARPSICHORD: { en: "Harpsichord", de: "Cembalo" },
  HORN: { en: "Horn", de: "Horn" },
  OBOE: { en: "Oboe", de: "Oboe" },
  ORCHESTRA: { en: "Orchestra", de: "Orchester" },
  ORGAN: { en: "Organ", de: "Orgel" },
  PERCUSSION: { en: "Percussion", de: "Schlagwerk" },
  PIANO: { en: "Piano", de: "Klavier" },
  PICCOLO: { en: "Piccolo", de: "Piccolo" },
  SAXOPHONE: { en: "Saxophone", de: "Saxophon" },
  SOPRANO: { en: "Soprano", de: "Sopran" },
  "STRING ORCHESTRA": { en: "String Orchestra", de: "Streichorchester" },
  "STRING QUARTET": { en: "String Quartet", de: "Streichquartett" },
  STRINGS: { en: "Strings", de: "Streicher" },
  TROMBONE: { en: "Trombone", de: "Posaune" },
  TRUMPET: { en: "Trumpet", de: "Trompete" },
  TUBA: { en: "Tuba", de: "Tuba" },
  VIOLA: { en: "Viola", de: "Viola" },
  VIOLIN: { en: "Violin", de: "Violine" },
};

const abbreviated: Record<string, string> = {
  PNO: "PIANO",
  PIA: "PIANO",
  VLN: "VIOLIN",
  VLA: "VIOLA",
  VA: "VIOLA",
  VC: "CELLO",
  CB: "DOUBLE BASS",
  FL: "FLUTE",
  OB: "OBOE",
  CL: "CLARINET",
  BN: "BASSOON",
  BSN: "BASSOON",
  HN: "HORN",
  STRING: "STRINGS",
  "STR.": "STRINGS",
};

/** Two of a kind and more, as "FOUR HORNS" and "HORNS (4)". */
const several: Record<string, Localized> = {
  CELLOS: { en: "Cellos", de: "Celli" },
  CLARINETS: { en: "Clarinets", de: "Klarinetten" },
  FLUTES: { en: "Flutes", de: "Flöten" },
  HORNS: { en: "Horns", de: "Hörner" },
  INSTRUMENTS: { en: "Instruments", de: "Instrumente" },
  OBOES: { en: "Oboes", de: "Oboen" },
  PIANOS: { en: "Pianos", de: "Klaviere" },
  TRUMPETS: { en: "Trumpets", de: "Trompeten" },
  VIOLAS: { en: "Violas", de: "Violen" },
  VIOLINS: { en: "Violins", de: "Violinen" },
};
const numbers: Record<string, Localized> = {
  TWO: { en: "Two", de: "zwei" },
  THREE: { en: "Three", de: "drei" },
  FOUR: { en: "Four", de: "vier" },
  NINE: { en: "Nine", de: "neun" },
};
const digits: Record<string, string> = { "2": "TWO", "3": "THREE", "4": "FOUR" };

function player(word: string): Localized | undefined {
  const [, digit, before, name = word, digitAfter] =
    /^(?:(\d) |(TWO|THREE|FOUR|NINE) )?([A-Z .]+?)(?: \((\d)\))?$/.exec(word) ?? [];
  const number = numbers[before ?? digits[digit ?? digitAfter ?? ""] ?? ""];
  const group = several[name];
  if (number && group) {
    return { en: `${number.en} ${group.en}`, de: `${number.de} ${group.de}` };
  }
  return number ? undefined : scored[abbreviated[name] ?? name];
}

/**
 * The instruments of a scoring in capitals, or null if one of its words is none.
 * @example scoring("VLN/VLA/VC") => Violin, Viola, Cello
 */
export function scoring(text: string): Localized[] | null {
  const words = text
    .split(/\s*(?:,|\/|\+|\bAND\b|&)\s*/)
    .map(tidy)
    .filter((word) => word !== "");
  const found = words.map(player);
  return found.length > 0 && found.every((entry) => entry !== undefined) ? found : null;
}
