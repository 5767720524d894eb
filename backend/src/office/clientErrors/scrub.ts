import { releaseFileIn } from "./frames.ts";

const hidden = "…";
const longest = 300;

/** Names of the code stay, such as those in "Cannot read properties of undefined (reading 'title')". */
const isOfCode = (quoted: string) => /^[\w$.#-]{0,40}$/.test(quoted);

/** A word without what may be about a person: an address of mail or of a page, or a long number. */
function scrubWord(word: string): string {
  const file = releaseFileIn(word);
  if (file) return `${file.part}/${file.file}`;
  if (word.includes("@") || word.includes("/")) return hidden;
  return word.replaceAll(/\d{5,}/g, hidden);
}

/**
 * An error's message as it may be kept: without texts in quotes, addresses, and long numbers.
 * @example scrub('Unexpected token "Anna Muster" at /de/plan/x') => 'Unexpected token "…" at …'
 */
export function scrub(message: string): string {
  return message
    .slice(0, 2 * longest)
    .replaceAll(/"[^"]*"?/g, (text) => {
      const file = releaseFileIn(text);
      return file ? `"${file.part}/${file.file}"` : `"${hidden}"`;
    })
    .replaceAll(/[„“”«»‚‘][^„“”«»‚‘]*/g, hidden)
    .replaceAll(/(?<!\w)'[^']*'/g, (text) => (isOfCode(text.slice(1, -1)) ? text : `'${hidden}'`))
    .split(/\s/)
    .map(scrubWord)
    .filter(Boolean)
    .join(" ")
    .slice(0, longest);
}
