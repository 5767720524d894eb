const unbroken = "\u00a0";

/** Words of catalogues and numberings, as they stand before their number. */
const numbering =
  /\b(op\.|Nr\.|No\.|[a-z]*[WRSK]V|K\.|D|FP|Hob\.|JA|WoO|Wq|Sz\.?|Z\.?) (?=[\dIVX])/gi;

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

/** A name so long may break: a narrow column has no room for more in one piece. */
const longestBound = 22;

/**
 * Keeps each name of a line on one line, if it is not too long; a role in brackets may break off.
 * @example bindNames("Nora Feld · Strom-Philharmonie") => "Nora\u00a0Feld\u00a0· Strom-\u2060Philharmonie"
 */
export function bindNames(line: string): string {
  return line
    .split(" · ")
    .map((entry) => {
      // a role may stand on the next line
      const [name = "", ...role] = entry.split(/(?= \()/);
      const bound =
        name.length > longestBound
          ? bindWords(name)
          : name.replaceAll(" ", unbroken).replaceAll(/-(?=\p{L})/gu, `-${wordJoiner}`);
      return bound + role.join("");
    })
    .join(`${unbroken}· `);
}

/**
 * Keeps the day with its month.
 * @example bindDates("28. August – 2. September 2025") => "28.\u00a0August – 2.\u00a0September 2025"
 */
export function bindDates(words: string): string {
  return words.replaceAll(/(\d\.?) (?=\p{L})/gu, `$1${unbroken}`);
}
