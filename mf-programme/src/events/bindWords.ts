const unbroken = "\u00a0";

/** Words of catalogues and numberings, as they stand before their number. */
const numbering = /\b(op\.|Nr\.|No\.|[a-z]+WV|KV|K\.|D|Hob\.|JA|WoO|Sz\.|Z) (?=[\dIVX])/gi;

/** A key in German, "cis-Moll", and in English, "C sharp minor". */
const germanKey = /\b([A-H](?:is|es|s)?)-(?=(?:Dur|Moll)\b)/gi;
const englishKey = /\b([A-G])( sharp| flat)? (?=(?:major|minor)\b)/g;
const wordJoiner = "\u2060";

/** "J. S. Bach" */
const initial = /\b(\p{Lu}\.) (?=\p{Lu})/gu;

/**
 * Keeps on one line what belongs together in a line of works or names: "op. 131", "cis-Moll", and a
 * separating dot with what stands before it.
 * @example bindWords("Streichquartett op. 131 · Kurtág") => "Streichquartett op.\u00a0131\u00a0· Kurtág"
 */
export function bindWords(line: string): string {
  return line
    .replaceAll(" · ", `${unbroken}· `)
    .replace(numbering, `$1${unbroken}`)
    .replace(germanKey, `$1-${wordJoiner}`)
    .replace(englishKey, (key) => key.replaceAll(" ", unbroken))
    .replace(initial, `$1${unbroken}`);
}
