import { mostRecommended } from "@festival/backend/quiz/rankEvents";
import { describe, expect, it } from "@jest/globals";
import { demoSeason as season } from "./index.ts";

const { artists, events, quiz, venues } = season;

const germanOnes = "null ein zwei drei vier fünf sechs sieben acht neun".split(" ");
const englishOnes = "zero one two three four five six seven eight nine".split(" ");
const teens: Record<string, number> = {
  zehn: 10,
  elf: 11,
  zwölf: 12,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const tens: Record<string, number> = {
  zwanzig: 20,
  dreißig: 30,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  sechzig: 60,
  eighty: 80,
  ninety: 90,
  neunzig: 90,
  achtzig: 80,
};

/** Words up to ninety-nine, and the hundreds that the season tells; undefined for other words. */
function numberOf(word: string): number | undefined {
  const small = word.toLowerCase().replace(/^(?:a-)?(?:hundert|hundred-and-)(?=.)/, "");
  const hundreds = small === word.toLowerCase() ? 0 : 100;
  if (/^\d+$/.test(small)) return Number(small) + hundreds;
  const ones = [germanOnes.indexOf(small), englishOnes.indexOf(small)].find((one) => one >= 0);
  const ten = Object.keys(tens).find((name) => small.endsWith(name) || small.startsWith(name));
  if (ones !== undefined || small in teens) return (ones ?? teens[small] ?? 0) + hundreds;
  if (!ten) return undefined;
  const unit = small.replace(ten, "").replace(/^-|und$/g, "");
  const rest = unit === "" ? 0 : (numberOf(unit === "einund" ? "ein" : unit) ?? Number.NaN);
  return (tens[ten] ?? 0) + rest + hundreds;
}

function* strings(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* strings(inner);
}
const texts = [...strings(season)];

/** The numbers that all texts together say before one of the nouns, from the smallest that means the whole. */
function told(nouns: RegExp, from: number): number[] {
  const pattern = new RegExp(
    String.raw`((?:[Aa] hundred and )?[\p{L}\d-]+)\s(?:${nouns.source})(?![\p{L}])`,
    "gu",
  );
  return texts.flatMap((text) =>
    [...text.matchAll(pattern)].flatMap(([, word = ""]) => {
      const number = numberOf(word.replaceAll(" ", "-"));
      return number !== undefined && number >= from ? [number] : [];
    }),
  );
}

const days = new Set(events.map(({ startsAt }) => startsAt.slice(0, 10))).size;
const winterreise = events.find(({ key }) => key === "winterreise");
const songs = winterreise?.compositions[0]?.soloists.length ?? 0;

describe("numbers in the season's texts", () => {
  it("are read in both languages, as words and as digits", () => {
    const words = ["neun", "zwölf", "einunddreißig", "zweiundzwanzig", "hundertsechzig", "31"];
    expect(words.map(numberOf)).toEqual([9, 12, 31, 22, 160, 31]);
    const english = ["nine", "thirty-one", "twenty-two", "a-hundred-and-sixty", "of"];
    expect(english.map(numberOf)).toEqual([9, 31, 22, 160, undefined]);
  });

  it.each([
    ["days", /Tagen?|Spalten|days|columns/, 28, days],
    ["venues", /Spielorten?|Orten?|Häusern?|Zeilen|venues|rows/, 20, venues.length],
    ["questions of the quiz", /Fragen|questions/, 2, quiz.questions.length],
    ["suggestions of the quiz", /Vorschläge|suggestions/, 2, mostRecommended],
    ["singers of Winterreise", /Lieder|Menschen für|songs|songs and/, 20, songs],
  ])("tell the %s as they are", (_, nouns, from, count) => {
    const found = told(nouns, from);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((number) => number !== count)).toEqual([]);
  });

  it.each([
    ["volunteers", /Ehrenamtliche|volunteers/, 2],
    ["players of the orchestra", /Musikerinnen und Musiker|Leute|players/, 80],
  ])("agree on the %s wherever they are told", (_, nouns, from) => {
    const found = told(nouns, from);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(1);
  });

  it("tell the evenings of the artist in residence as they are", () => {
    const resident = artists.find(({ residentArtist }) => residentArtist);
    const evenings = events.filter(({ cast, residentArtist }) =>
      residentArtist ? cast.some(({ artist }) => artist === resident?.key) : false,
    );
    expect(evenings).toHaveLength(3);
    expect(resident?.biography.de).toMatch(/drei Abenden/);
    expect(resident?.biography.en).toMatch(/three evenings/);
  });

  it("keep the promise of the about page: nearly half is free, or has tickets up to 12 euros", () => {
    const cheap = events.filter(({ priceFrom }) => (priceFrom ?? 0) <= 12);
    expect(cheap.length / events.length).toBeGreaterThan(0.4);
    expect(cheap.length / events.length).toBeLessThan(0.5);
  });

  it("tell in how many concerts the artists are heard as they are", () => {
    const claims = artists.flatMap(({ key, biography: { de, en } }) => [
      ...[...de.matchAll(/in (\p{L}+) Konzerten zu hören/gu)].map(([, word = ""]) => [key, word]),
      ...[...en.matchAll(/in (\p{L}+) concerts at this year’s festival/gu)].map(([, word = ""]) => [
        key,
        word,
      ]),
    ]);
    expect(claims.length).toBeGreaterThan(3);
    for (const [key = "", word = ""] of claims) {
      const heard = events.filter(({ cast }) => cast.some(({ artist }) => artist === key));
      expect([key, numberOf(word)]).toEqual([key, heard.length]);
    }
  });
});
