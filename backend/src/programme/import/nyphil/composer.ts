import { localize, type Localized } from "@festival/contracts/locales";
import type { ImportedComposer } from "../importedEvent.ts";
import { nameParts, readableNames, tidy } from "./names.ts";

/** What the file writes where a composer's name belongs and is none. */
const unnamed =
  /^(?:traditional|anonymous|unspecified|unknown|various|anthem|improvisation|discussion),?$/i;

const german: Record<string, { name: string; shortName: string }> = {
  "Pyotr Ilyich Tchaikovsky": { name: "Pjotr Iljitsch Tschaikowsky", shortName: "Tschaikowsky" },
  "Dmitri Shostakovich": { name: "Dmitri Schostakowitsch", shortName: "Schostakowitsch" },
  "Igor Stravinsky": { name: "Igor Strawinsky", shortName: "Strawinsky" },
  "Sergei Rachmaninoff": { name: "Sergej Rachmaninow", shortName: "Rachmaninow" },
  "Sergei Prokofiev": { name: "Sergej Prokofjew", shortName: "Prokofjew" },
  "Nikolai Rimsky-Korsakov": { name: "Nikolai Rimski-Korsakow", shortName: "Rimski-Korsakow" },
  "Modest Mussorgsky": { name: "Modest Mussorgski", shortName: "Mussorgski" },
  "Alexander Scriabin": { name: "Alexander Skrjabin", shortName: "Skrjabin" },
  "Alexander Borodin": { name: "Alexander Borodin", shortName: "Borodin" },
  "Alexander Glazunov": { name: "Alexander Glasunow", shortName: "Glasunow" },
  "Aram Khachaturian": { name: "Aram Chatschaturjan", shortName: "Chatschaturjan" },
  "Mikhail Glinka": { name: "Michail Glinka", shortName: "Glinka" },
  "Sofia Gubaidulina": { name: "Sofia Gubaidulina", shortName: "Gubaidulina" },
  "George Frideric Handel": { name: "Georg Friedrich Händel", shortName: "Händel" },
  "Arnold Schoenberg": { name: "Arnold Schönberg", shortName: "Schönberg" },
};

/** Families of whom several compose: the last name alone says too little. */
const families = /^(?:Bach|Strauss|Gabrieli|Couperin|Scarlatti)\b/;

function initials(firstName: string): string {
  return firstName
    .split(/[\s-]+/)
    .map((name) => `${name[0] ?? ""}.`)
    .join(" ");
}

function shortName(source: string, printed: string): string {
  if (/[;/]/.test(source)) {
    return readableNames(source)
      .map((name) => name.split(" ").at(-1) ?? name)
      .join(" / ");
  }
  const { firstName, lastName } = nameParts(source);
  // "Schwantner / Joseph" and the like: a name of one part stays whole
  if (firstName === "" || printed === "") return printed;
  return families.test(lastName) ? `${initials(firstName)} ${lastName}` : lastName;
}

/** @returns null for traditional and anonymous works */
export function composer(source: string | undefined, coAuthor: string): ImportedComposer | null {
  const plain = tidy(source ?? "").replace(/,$/, "");
  if (plain === "" || unnamed.test(plain)) {
    if (coAuthor === "") return null;
    const name = localize(() => coAuthor);
    return { key: `nyphil:composer:${coAuthor.toLowerCase()}`, name, shortName: name };
  }
  const own = readableNames(plain).join(", ");
  const printed = [own, coAuthor].filter((name) => name !== "").join(" / ");
  const known = coAuthor === "" ? german[own] : undefined;
  const short = shortName(plain, own);
  return {
    key: `nyphil:composer:${printed.toLowerCase()}`,
    name: { de: known?.name ?? printed, en: printed },
    shortName: { de: known?.shortName ?? short, en: short },
  };
}

/** National anthems stand in the file as a composer "Anthem" and the country as the work. */
export function anonymousTitle(source: string | undefined, title: Localized): Localized {
  const kind = tidy(source ?? "")
    .replace(/,$/, "")
    .toLowerCase();
  if (kind === "anthem") {
    return { de: `Nationalhymne (${title.en})`, en: `National anthem (${title.en})` };
  }
  if (kind === "discussion") return { de: "Gespräch", en: "Discussion" };
  if (title.en === "Announced from the Stage") {
    return { de: "Programm nach Ansage", en: "Works announced from the stage" };
  }
  return title;
}
