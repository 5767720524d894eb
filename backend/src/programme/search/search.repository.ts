import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { searchWords } from "../../platform/database/schema/index.ts";
import { parseWords, textQuery, type SearchWord } from "./textSearch.ts";

/** A visitor's search, ready for the database. */
export interface TextSearch {
  query: SQL;
  words: readonly SearchWord[];
  /** What is looked for instead, where nothing has the words as they were typed; else null. */
  corrected: string | null;
}

/** Words shorter than this are too like each other to be guessed. */
const shortestGuess = 4;
/** By how much a word is less likely to be meant for each letter that it has more or less. */
const lengthWeight = 0.04;
/** Known words that may be meant by an unknown one. */
const mostGuesses = 3;

/** Names are few, so they are asked first. */
async function isFound(database: Database, query: SQL): Promise<boolean> {
  const { rows } = await database.execute<{ found: boolean }>(
    sql`select exists (select from names_with(${query})) or exists (select from event_ids_with(${query})) as found`,
  );
  return rows[0]?.found ?? false;
}

/** Known words that look most like each of the given ones; none for a word that is known. */
async function guess(database: Database, given: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await database.execute<{ given: string; guesses: string[] }>(sql`
    select given, array(
      select word from ${searchWords} where word % given
      group by word
      order by similarity(word, given) - ${lengthWeight}::real * abs(length(word) - length(given)) desc, word
      limit ${mostGuesses}
    ) as guesses
    from unnest(${sql.param(given)}::text[]) as typed(given)
    where not exists (select from ${searchWords} where word = given)`);
  // what the database takes for a letter need not be one to us
  const onlyWords = (guesses: string[]) => guesses.filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
  return new Map(rows.map((row) => [row.given, onlyWords(row.guesses)]));
}

const inWords = (words: readonly SearchWord[]) => words.map(([word]) => word).join(" ");

/** Takes neighbours together that are one word where they are known: "Orgel Nacht" for "Orgelnacht". */
async function takeTogether(
  database: Database,
  words: readonly SearchWord[],
): Promise<readonly SearchWord[]> {
  const pairs = words.map(([word = ""], i) => word + (words[i + 1]?.[0] ?? ""));
  const { rows } = await database.execute<{ word: string }>(
    sql`select distinct word from ${searchWords} where word = any(${sql.param(pairs.slice(0, -1))}::text[])`,
  );
  const known = new Set(rows.map(({ word }) => word));
  const taken: SearchWord[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const pair = pairs[i] ?? "";
    if (known.has(pair)) i += 1;
    taken.push(known.has(pair) ? [pair] : (words[i] ?? []));
  }
  return taken;
}

async function correct(
  database: Database,
  typed: readonly SearchWord[],
): Promise<TextSearch | undefined> {
  const words = typed.length > 1 ? await takeTogether(database, typed) : typed;
  const long = words.map(([word = ""]) => word).filter((word) => word.length >= shortestGuess);
  if (long.length === 0) return undefined;
  const guesses = await guess(database, long);
  const meant = words.map((word) => {
    const found = guesses.get(word[0] ?? "") ?? [];
    return found.length > 0 ? found : word;
  });
  const corrected = inWords(meant);
  return corrected === inWords(typed) ? undefined : { ...searchFor(meant), corrected };
}

/** Looks for words as they are. */
export const searchFor = (words: readonly SearchWord[]): TextSearch => ({
  query: textQuery(words),
  words,
  corrected: null,
});

/**
 * Takes the typed words by the letter.
 * @returns null where no word is in it
 */
export function takeSearch(typed: string): TextSearch | null {
  const words = parseWords(typed);
  return words.length > 0 ? searchFor(words) : null;
}

/**
 * Reads the typed words. Where nothing at all has these words, those that look most like them count.
 * @returns null where no word is in it
 */
export async function readSearch(database: Database, typed: string): Promise<TextSearch | null> {
  const search = takeSearch(typed);
  if (!search || (await isFound(database, search.query))) return search;
  return (await correct(database, parseWords(typed))) ?? search;
}
