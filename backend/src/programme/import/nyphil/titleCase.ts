import { tidy } from "./names.ts";

/** Small words of the languages in which titles are given; lower case unless they open a phrase. */
const smallWords = new Set(
  (
    "a an and as at but by for from in into of on or over per the to with " +
    "de des du et la le les un une au aux en y el los las del e ed il di da dei della nel " +
    "und von vom zu zum zur im der den dem ohne auf aus"
  ).split(" "),
);

const roman = /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV|XVI|XVII|XVIII|XIX|XX)$/;
/** Words that stay as they are written. */
const fixed: Record<string, string> = {
  WOO: "WoO",
  BWV: "BWV",
  WWV: "WWV",
  MWV: "MWV",
  HWV: "HWV",
  RV: "RV",
  BB: "BB",
  TWV: "TWV",
  SZ: "Sz.",
  CH: "Ch.",
  NYC: "NYC",
  USA: "USA",
  TV: "TV",
};

function capitalise(word: string): string {
  // O'Brien, L'Arlésienne, Jean-Pierre; but Heaven's, Mother's
  return word
    .toLowerCase()
    .replace(/^\p{L}|(?<=-)\p{L}|(?<=^[dlo]['’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/**
 * Readable words from a title in capitals. Roman numerals, initials and names of catalogues stay.
 * @example titleCase("THE RITE OF SPRING, PART II") => "The Rite of Spring, Part II"
 */
export function titleCase(title: string): string {
  if (title !== title.toUpperCase()) return tidy(title);
  let opens = true;
  const whole = tidy(title);
  return whole.replace(/[\p{L}\p{N}'’.-]+|[^\p{L}\p{N}'’.-]+/gu, (word, at: number) => {
    const before = whole.slice(0, at);
    if (!/\p{L}/u.test(word)) {
      if (/[:("/[!?;]/.test(word)) opens = true;
      return word;
    }
    const first = opens;
    opens = word.endsWith(".") && word.length > 3;
    const bare = word.replace(/\.$/, "");
    if (roman.test(bare) || /^(?:\p{L}\.){2,}$/u.test(word)) return word;
    if (fixed[bare]) return fixed[bare];
    if (/^\d/.test(word)) return word.toLowerCase();
    // the note in "Concerto in D"
    if (/^[A-H]$/.test(word) && /\bIN $/.test(before)) return word;
    if (!first && /^[DL]['’]/.test(word)) {
      const rest = word.slice(2);
      const small = smallWords.has(rest.toLowerCase());
      return word.slice(0, 2).toLowerCase() + (small ? rest.toLowerCase() : capitalise(rest));
    }
    if (!first && smallWords.has(word.toLowerCase())) return word.toLowerCase();
    return capitalise(word);
  });
}
