import { releaseFileIn } from "./frames.ts";

const hidden = "…";
const longest = 300;
/** As the call takes it: the last word of a message that is as long may have been cut, and no longer look like what it is. */
const mayBeCut = 500;

/** From the first mark to the last: what stands between may hold the same marks, as JSON does. Where none closes, all. */
const inDoubleQuotes = /"(?:.*"|.*)/s;
const inOtherQuotes = /[„“”«»‚‘‹›].*/s;
/** Names of the code stay, such as those in "Cannot read properties of undefined (reading 'title')". */
const inSingleQuotes = /(?<!\w)(['`])(?![\w$.#-]{0,40}\1(?!\w))(?:.*\1|.*)/s;

/** With spaces and signs, and no part of an address or a word. */
const telephoneNumber = /(?<![\w./-])\+?\d[\d ()./-]{5,20}\d(?![\w/])/g;

const fileIn = (text: string): string | undefined => {
  const file = releaseFileIn(text);
  return file && `${file.part}/${file.file}`;
};

/** A word without what may be about a person: an address of mail or of a page, a key, or a long number. */
function scrubWord(word: string): string {
  const file = fileIn(word);
  if (file) return file;
  if (/[@/%]/.test(word)) return hidden;
  return word
    .replaceAll(/[\w-]{16,}/g, (one) => (/\d/.test(one) ? hidden : one))
    .replaceAll(/\d{5,}/g, hidden);
}

/**
 * An error's message as it may be kept: without texts in quotes, addresses, keys, and long numbers.
 * @example scrub('Unexpected token "Anna Muster" at /de/plan/x') => 'Unexpected token "…" at …'
 */
export function scrub(message: string): string {
  const begin = message.slice(0, mayBeCut);
  const whole = begin.length < mayBeCut ? begin : begin.split(/\s/).slice(0, -1).join(" ");
  return (
    whole
      // no text in the database holds a NUL
      .replaceAll(/\p{Cc}/gu, " ")
      .replace(inDoubleQuotes, (text) => `"${fileIn(text) ?? hidden}"`)
      .replace(inOtherQuotes, hidden)
      .replace(inSingleQuotes, `$1${hidden}$1`)
      .replaceAll(telephoneNumber, hidden)
      .split(/\s/)
      .map(scrubWord)
      .filter(Boolean)
      .join(" ")
      .slice(0, longest)
  );
}
