import type { Locale } from "@festival/contracts/locales";
import { diffWords } from "diff";
import { isRichText } from "../workingCopy/isRichText.ts";

/** A run of words that is only in one of two texts, or in both. */
export interface Run {
  text: string;
  kind: "same" | "added" | "removed";
}

/** Runs of unchanged words that are longer are shortened to their ends. */
const longestSame = 80;

/** The words of a value; undefined for what is none, such as a picture. */
export function wordsOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (isRichText(value)) return value.blocks.map(({ text }) => text).join("\n");
  return undefined;
}

const shortened = (text: string) =>
  text.length > longestSame ? `${text.slice(0, 35)} … ${text.slice(-35)}` : text;

/** What is different between two texts, word by word. */
export function wordDifference(before: string, after: string, locale: Locale): Run[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: "word" });
  return diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }) => {
    if (added) return { text: value, kind: "added" };
    return removed ? { text: value, kind: "removed" } : { text: shortened(value), kind: "same" };
  });
}
