import type { LanguageRange } from "@festival/contracts/api/common";
import { bindWords } from "../bindWords/bindWords.ts";

/**
 * Words in the page's language; or their pieces, where some are in another one: those with its code. Short, as
 * each row of a list has one.
 */
export type MixedWords = string | (string | [words: string, language: string])[];

/**
 * Bound words with the languages of what is in another one.
 * @example mixedWords("Ravel: La valse", [{ offset: 7, length: 8, language: "fr" }]) => ["Ravel: ", ["La valse", "fr"]]
 */
export function mixedWords(line: string, languages: readonly LanguageRange[] = []): MixedWords {
  if (languages.length === 0) return bindWords(line);
  const pieces: Exclude<MixedWords, string> = [];
  let end = 0;
  for (const { offset, length, language } of languages) {
    if (offset > end) pieces.push(bindWords(line.slice(end, offset)));
    end = offset + length;
    pieces.push([bindWords(line.slice(offset, end)), language]);
  }
  if (end < line.length) pieces.push(bindWords(line.slice(end)));
  return pieces;
}
