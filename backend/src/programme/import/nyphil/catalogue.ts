import type { Localized } from "@festival/contracts/locales";

const both = (text: string): Localized => ({ de: text, en: text });

const key = /(?:,\s*|\bIN\s+)?\b([A-H])(?:[\s-](FLAT|SHARP))?\s+(MAJOR|MINOR)\b/;

/** "ES-DUR" for E flat major, and so on; German calls B flat "B" and B "H". */
const germanNote: Record<string, string> = {
  "E FLAT": "Es",
  "A FLAT": "As",
  "B FLAT": "B",
  B: "H",
};
function germanKey(note: string, accidental: string | undefined, mode: string): string {
  const ending = accidental === "FLAT" ? "es" : accidental === "SHARP" ? "is" : "";
  const name = germanNote[accidental ? `${note} ${accidental}` : note] ?? note + ending;
  return mode === "MAJOR" ? `${name}-Dur` : `${name.toLowerCase()}-Moll`;
}

/** Takes the key out of a title in capitals and leaves the mark in its place. */
export function takeKey(title: string, mark: string): { rest: string; key: Localized | null } {
  const found = key.exec(title);
  if (!found) return { rest: title, key: null };
  const [whole, note = "", accidental, mode = ""] = found;
  const english = `in ${note}${accidental ? `-${accidental.toLowerCase()}` : ""} ${mode.toLowerCase()}`;
  return {
    rest: title.slice(0, found.index) + mark + title.slice(found.index + whole.length),
    key: { en: english, de: germanKey(note, accidental, mode) },
  };
}

const small = (text: string) => text.toLowerCase();

/** Each catalogue: how it stands in the file, and how it is printed. */
const catalogues: readonly [RegExp, (number: string) => Localized][] = [
  [/\bOP\s?\.?\s?(?:POSTH|POST)\b\.?/, () => ({ de: "op. posth.", en: "Op. posth." })],
  [
    /\bOP\s*\.\s*(\d+\s?(?:[A-Z]|BIS|TER)?)\b(?:,?\s*NOS?\.\s*(\d+))?/,
    () => both(""), // written below, as it has two numbers
  ],
  [/\bK\.\s?(\d+[A-Z]*)/, (n) => ({ de: `KV ${small(n)}`, en: `K. ${small(n)}` })],
  [/\bBWV\s?(\d+[A-Z]?)/, (n) => both(`BWV ${small(n)}`)],
  [/\bWWV\s?(\d+)/, (n) => both(`WWV ${n}`)],
  [/\bMWV\s?([A-Z]\s?\d+)/, (n) => both(`MWV ${n}`)],
  [/\bHWV\s?(\d+[A-Z]?)/, (n) => both(`HWV ${small(n)}`)],
  [/\bRV\s?(\d+)/, (n) => both(`RV ${n}`)],
  [/\bSZ\.?\s?(\d+[A-Z]?)/, (n) => both(`Sz. ${small(n)}`)],
  [/\bBB\s?(\d+[A-Z]?)/, (n) => both(`BB ${small(n)}`)],
  [/\bWOO\s?(\d+)/, (n) => both(`WoO ${n}`)],
  [/\bD\.\s?(\d+[A-Z]?)/, (n) => both(`D ${small(n)}`)],
  [/\bS\.\s?(\d+[A-Z]?)/, (n) => both(`S ${small(n)}`)],
  [/\bCH\.\s?(\d+)/, (n) => both(`Ch. ${n}`)],
  [
    /\bH(?:OB)?\.\s?([IVX]+)([A-Z]?):\s?(\d+[A-Z]?)/,
    () => both(""), // written below, as it has three parts
  ],
];

/** Takes the catalogue numbers out of a title in capitals, in their order; marks their places. */
export function takeCatalogue(title: string, mark: string): { rest: string; numbers: Localized[] } {
  const found: { at: number; text: Localized }[] = [];
  let rest = title;
  for (const [pattern, print] of catalogues) {
    const match = pattern.exec(rest);
    if (!match) continue;
    // "(OLD K.202)" and the like is no number of the work's own: it stays where it is
    if (/\((?:OLD|FROM|SEE)[^)]*$/.test(rest.slice(0, match.index))) continue;
    const [whole, first = "", second = "", third = ""] = match;
    let text = print(first);
    if (pattern.source.startsWith("\\bH("))
      text = both(`Hob. ${first}${small(second)}:${small(third)}`);
    if (text.en === "") {
      const number = small(first).replace(/\s/g, "");
      text = {
        de: `op. ${number}${second ? ` Nr. ${second}` : ""}`,
        en: `Op. ${number}${second ? ` No. ${second}` : ""}`,
      };
    }
    found.push({ at: title.indexOf(whole), text });
    rest = rest.slice(0, match.index) + mark + rest.slice(match.index + whole.length);
  }
  found.sort((a, b) => a.at - b.at);
  return { rest, numbers: found.map((entry) => entry.text) };
}
