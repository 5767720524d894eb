import { locales } from "@festival/contracts/locales";
import { describe, expect, it } from "@jest/globals";
import { winterSingers } from "./artists/singers.ts";
import { demoSeason as season } from "./index.ts";

const { articles, artists, ensembles } = season;
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Every text below a value, in one language. */
function* textsIn(value: unknown, locale: "de" | "en"): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  const text = (value as Record<string, unknown>)[locale];
  if (typeof text === "string") yield text;
  for (const child of Object.values(value)) yield* textsIn(child, locale);
}

describe("what the season gives to read", () => {
  it("tells of the works in its booklets, and prints what is sung with a translation", () => {
    for (const { event, works } of season.booklets) {
      for (const locale of locales) {
        const words = works.reduce((sum, { note }) => sum + wordsOf(note[locale]), 0);
        expect([event, words >= 250 && words <= 900]).toEqual([event, true]);
        const untranslated = works
          .flatMap(({ sungTexts }) => sungTexts)
          .filter(
            ({ language, translation }) => (translation[locale] === "") !== (language === locale),
          );
        expect(untranslated.map(({ title }) => title.de)).toEqual([]);
      }
    }
    const winterreise = season.booklets.find(({ event }) => event === "winterreise");
    expect(winterreise?.works[0]?.sungTexts).toHaveLength(24);
  });

  it("tells lives with facts, those of the fifteen amateurs in brief", () => {
    const brief = new Set(winterSingers.map(({ key }) => key));
    const lives = [
      ...artists.map(({ key, biography }) => ({ key, told: biography })),
      ...ensembles.map(({ key, description }) => ({ key, told: description })),
    ];
    for (const { key, told } of lives) {
      const least = brief.has(key) ? 35 : 120;
      for (const locale of locales) {
        const words = told[locale].split(/\s+/).length;
        expect([key, locale, words >= least && words <= 250]).toEqual([key, locale, true]);
        // a year, an age or a number that can be looked up
        expect([key, locale, /\d/.test(told[locale])]).toEqual([key, locale, true]);
      }
    }
  });

  it("gives its articles something to read", () => {
    for (const { key, sections } of articles) {
      for (const locale of locales) {
        const words = [...textsIn(sections, locale)].reduce((sum, text) => sum + wordsOf(text), 0);
        expect([key, locale, words >= 90 && words <= 1800]).toEqual([key, locale, true]);
      }
    }
  });
});
