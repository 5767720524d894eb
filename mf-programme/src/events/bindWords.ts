const unbroken = "\u00a0";

/** Words of catalogues and numberings, as they stand before their number. */
const numbering = /\b(op\.|Nr\.|No\.|BWV|KV|K\.|D|Hob\.|HWV|SWV|TWV|WWV|Sz\.|Z) (?=[\dIVX])/gi;

/**
 * Keeps on one line what belongs together in a line of works or names: "op. 131", and a separating
 * dot with what stands before it.
 * @example bindWords("Streichquartett op. 131 · Kurtág") => "Streichquartett op.\u00a0131\u00a0· Kurtág"
 */
export function bindWords(line: string): string {
  return line.replaceAll(" · ", `${unbroken}· `).replace(numbering, `$1${unbroken}`);
}
