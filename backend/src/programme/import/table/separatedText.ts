import papaparse from "papaparse";
import { mostColumns, mostRows, TableProblem } from "./tableProblem.ts";

function textIn(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // what table programs on Windows write
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The cells of a file of values with a character between them, whichever that is; UTF-8 or Windows-1252.
 * @throws TableProblem
 */
export function readSeparatedText(bytes: Buffer): string[][] {
  const text = textIn(bytes);
  // bytes that are no text at all
  if (/[\0-\x08\x0e-\x1f]/.test(text)) throw new TableProblem("kind");
  // empty lines would be counted against a character, but keep their numbers in what is read
  const guessed = papaparse.parse<string[]>(text, {
    delimitersToGuess: [";", ",", "\t", "|"],
    skipEmptyLines: true,
    preview: 10,
  });
  const { data } = papaparse.parse<string[]>(text, {
    delimiter: guessed.meta.delimiter,
    preview: mostRows * 2,
  });
  if (data.filter((row) => row.some((cell) => cell.trim() !== "")).length > mostRows + 1) {
    throw new TableProblem("rows");
  }
  if (data.some((row) => row.length > mostColumns)) throw new TableProblem("columns");
  return data;
}
