const unbroken = "\u00a0";

/** Words of catalogues and numberings, as they stand before their number. */
const numbering = /\b(op\.|Nr\.|No\.|BWV|KV|K\.|D|Hob\.|HWV|SWV|TWV|WWV|Sz\.|Z) (?=[\dIVX])/gi;

/** A key's two halves: "cis-Moll", "F sharp minor" has none. */
const key = /\b([A-H](?:is|es|s)?)-(?=(?:Dur|Moll)\b)/gi;
const wordJoiner = "\u2060";

/**
 * Keeps on one line what belongs together in a line of works or names: "op. 131", "cis-Moll", and a
 * separating dot with what stands before it.
 * @example bindWords("Streichquartett op. 131 · Kurtág") => "Streichquartett op.\u00a0131\u00a0· Kurtág"
 */
export function bindWords(line: string): string {
  return line
    .replaceAll(" · ", `${unbroken}· `)
    .replace(numbering, `$1${unbroken}`)
    .replace(key, `$1-${wordJoiner}`);
}
