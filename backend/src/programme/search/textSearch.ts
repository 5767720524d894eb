import { letters, umlauts } from "@festival/contracts/slug";
import { sql, type SQL } from "drizzle-orm";

/** Too frequent to tell one event from another. */
const stopWords = new Set(
  "der die das den dem des ein eine einer einem einen und oder von zu zum zur mit für fuer fur in im am an auf bei the a an and or of for with on at by to".split(
    " ",
  ),
);
const mostWords = 8;
/** One letter begins too many words to mean any. */
const shortestBeginning = 2;

/** As `search_fold` of the database does it: without case, accents and signs, letters and digits parted. */
function fold(text: string): string[] {
  return text
    .replace(/[ßøłæœđðþı]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replace(/([a-z])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (word === "opus" ? "op" : word));
}

/** One word of a search, in each way in which it may be spelled or meant. */
export type SearchWord = readonly string[];

/** Of what `writeWords` writes. */
export const wordsPattern = "^[\\p{L}\\p{N}]+(?:[~,][\\p{L}\\p{N}]+){0,31}$";

/**
 * Words as one parameter of an address.
 * @example writeWords([["handel", "haendel"], ["op"], ["6"]]) => "handel~haendel,op,6"
 */
export const writeWords = (words: readonly SearchWord[]): string =>
  words.map((word) => word.join("~")).join(",");

/** Reads what `writeWords` wrote. */
export const readWords = (written: string): SearchWord[] =>
  written.split(",").map((word) => word.split("~"));

/**
 * The words that a visitor typed; articles and the like only where there is nothing else.
 * @example parseWords("Händel, op. 131") => [["handel", "haendel"], ["op"], ["131"]]
 */
export function parseWords(typed: string): SearchWord[] {
  const lower = typed.normalize("NFC").toLowerCase();
  const plain = fold(lower);
  const spelledOut = fold(lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter));
  const words = plain.map((word, i) => [...new Set([word, spelledOut[i] ?? word])]);
  const telling = words.filter(([word = ""]) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

const isNumber = ([word = ""]: SearchWord) => /^\p{N}/u.test(word);
const isAbbreviation = (word: SearchWord) => !isNumber(word) && (word[0] ?? "").length <= 4;
/** "op. 131" and "BWV 988" are one thing, not two. */
const isPair = (word: SearchWord | undefined, next: SearchWord | undefined) =>
  word !== undefined && next !== undefined && isAbbreviation(word) && isNumber(next);

function wordQuery(word: SearchWord, isLast: boolean): SQL {
  const whole = word.join(" | ");
  if (isNumber(word)) return sql`to_tsquery('simple', ${whole})`;
  const isBeginning = isLast && (word[0] ?? "").length >= shortestBeginning;
  const simple = isBeginning ? word.map((spelling) => `${spelling}:*`).join(" | ") : whole;
  return sql`(to_tsquery('simple', ${simple}) || to_tsquery('german', ${whole}) || to_tsquery('english', ${whole}))`;
}

/** What `document` of the search tables must match: every word, the last one also as a beginning. */
export function textQuery(words: readonly SearchWord[]): SQL {
  const parts = words.flatMap((word, i) => {
    const next = words[i + 1];
    if (next && isPair(word, next)) {
      return [sql`to_tsquery('simple', ${`(${word.join(" | ")}) <-> ${next[0] ?? ""}`})`];
    }
    if (isPair(words[i - 1], word)) return [];
    return [wordQuery(word, i === words.length - 1)];
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}
