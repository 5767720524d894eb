import { localize, type Localized } from "@festival/contracts/locales";
import type {
  ImportedArtist,
  ImportedComposer,
  ImportedEnsemble,
  ImportedEvent,
  ImportedGenre,
  ImportedVenue,
} from "../importedEvent.ts";
import { nameKey } from "../nameKey.ts";

// What a table names by words alone: a row of that name, or one to be made.

const same = (text: string): Localized => localize(() => text);
const clean = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const linesOf = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map(clean)
    .filter((line) => line !== "");

export const genreNamed = (text: string): ImportedGenre => ({
  key: `name:genre:${nameKey(text)}`,
  title: same(clean(text)),
});

export const venueNamed = (text: string): ImportedVenue => ({
  key: `name:venue:${nameKey(text)}`,
  name: same(clean(text)),
  city: "",
});

export const ensemblesNamed = (text: string): ImportedEnsemble[] =>
  linesOf(text).map((name) => ({ key: `name:ensemble:${nameKey(name)}`, name: same(name) }));

/** Small words that belong to the last name. */
const particle = /^(?:von|van|de|der|den|di|da|del|della|du|le|la|zu|zur|ten|ter)$/i;

/** @example "Anna von der Au" => { firstName: "Anna", lastName: "von der Au" } */
function artistNamed(text: string): ImportedArtist {
  const [last = "", first] = text.split(",").map(clean);
  const words = last.split(" ");
  let from = words.length - 1;
  while (from > 1 && particle.test(words[from - 1] ?? "")) from -= 1;
  const name =
    first === undefined
      ? { firstName: words.slice(0, from).join(" "), lastName: words.slice(from).join(" ") }
      : { firstName: first, lastName: last };
  return { key: `name:artist:${nameKey(`${name.firstName} ${name.lastName}`)}`, ...name };
}

/** "Klavier / piano" => both languages */
function roleIn(text: string): Localized {
  const [de = "", en] = text.split(/\s\/\s/).map(clean);
  return { de, en: en ?? de };
}

/** Lines such as "Anna Au (Klavier / piano)" or "Au, Anna – Klavier". */
export function castNamed(text: string): NonNullable<ImportedEvent["cast"]> {
  return linesOf(text).map((line) => {
    const [, name = line, bracketed, dashed] =
      /^([^(]+)\(([^)]*)\)$/.exec(line) ?? /^(.+?)()\s[–—-]\s(.+)$/.exec(line) ?? [];
    return { artist: artistNamed(clean(name)), role: roleIn(bracketed || dashed || "") };
  });
}

function composerNamed(text: string): ImportedComposer {
  const name = clean(text);
  return {
    key: `name:composer:${nameKey(name)}`,
    name: same(name),
    shortName: same(name.split(" ").at(-1) ?? name),
  };
}

/** Lines such as "Ludwig van Beethoven: Sinfonie Nr. 5 c-Moll op. 67", and "Pause". */
export function programmeNamed(text: string): NonNullable<ImportedEvent["programme"]> {
  return linesOf(text).map((line) => {
    if (/^(?:pause|interval|intermission)$/i.test(line)) return { kind: "interval" };
    const [, before, after] = /^([^:]+):\s+(.+)$/.exec(line) ?? [];
    const composer = before === undefined ? null : composerNamed(before);
    const title = after ?? line;
    return {
      kind: "work",
      work: {
        key: `name:work:${composer ? nameKey(composer.name.de) : ""}|${nameKey(title)}`,
        composer,
        title: same(title),
        catalogue: "",
      },
    };
  });
}
