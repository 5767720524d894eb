import { localize, type Locale, type Localized } from "@festival/contracts/locales";
import { takeCatalogue, takeKey } from "./catalogue.ts";
import { scoring } from "./instruments.ts";
import { readableName, tidy, withAccents } from "./names.ts";
import type { NyphilText } from "./nyphilSchema.ts";
import { titleCase } from "./titleCase.ts";

export interface WorkTitle {
  title: Localized;
  /** Who arranged it; empty where it is played as written. */
  arranger: string;
  /** A second author whom the file keeps in front of the title; else empty. */
  coAuthor: string;
}

/** Puts the emphasised parts back where they most likely stood. */
export function plainText(text: NyphilText): string {
  if (typeof text === "string") return tidy(text);
  const parts = [text.em].flat();
  const around = text._ ?? "";
  const [first = "", second] = parts;
  if (second !== undefined && /\bfrom\b/i.test(around)) {
    return tidy(around.replace(/\bfrom\b/i, (word) => `${first} ${word} ${second}`)).replace(
      "( ",
      "(",
    );
  }
  if (/^\s*\(/.test(around)) return tidy(`${parts.join(" ")} ${around}`);
  return tidy(`${around.replace(/\bTo$/, "to")} ${parts.join(" ")}`);
}

const forms: Record<string, Localized> = {
  CONCERTO: { en: "Concerto", de: "Konzert" },
  CANTATA: { en: "Cantata", de: "Kantate" },
  CONCERTINO: { en: "Concertino", de: "Concertino" },
  DIVERTIMENTO: { en: "Divertimento", de: "Divertimento" },
  DUO: { en: "Duo", de: "Duo" },
  FANTASIA: { en: "Fantasia", de: "Fantasie" },
  MASS: { en: "Mass", de: "Messe" },
  NONET: { en: "Nonet", de: "Nonett" },
  OCTET: { en: "Octet", de: "Oktett" },
  QUARTET: { en: "Quartet", de: "Quartett" },
  QUINTET: { en: "Quintet", de: "Quintett" },
  RHAPSODY: { en: "Rhapsody", de: "Rhapsodie" },
  SEPTET: { en: "Septet", de: "Septett" },
  SERENADE: { en: "Serenade", de: "Serenade" },
  SEXTET: { en: "Sextet", de: "Sextett" },
  SINFONIETTA: { en: "Sinfonietta", de: "Sinfonietta" },
  SONATA: { en: "Sonata", de: "Sonate" },
  SONATINA: { en: "Sonatina", de: "Sonatine" },
  SUITE: { en: "Suite", de: "Suite" },
  SYMPHONY: { en: "Symphony", de: "Sinfonie" },
  TRIO: { en: "Trio", de: "Trio" },
  "BRANDENBURG CONCERTO": { en: "Brandenburg Concerto", de: "Brandenburgisches Konzert" },
  VARIATIONS: { en: "Variations", de: "Variationen" },
};

/** Forms that are one word with the instrument: Piano Concerto, Klavierkonzert. */
const compounded = new Set(["CONCERTO", "SONATA", "TRIO", "QUARTET", "QUINTET", "SEXTET", "OCTET"]);

function list(words: readonly string[], and: string): string {
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}

/** "QUARTET, STRING" => String Quartet, Streichquartett; null for what is no such title. */
function formTitle(title: string): Localized | null {
  const head = title
    .replace(/^CON\., /, "CONCERTO, ")
    .replace(/^([A-Z ]+) (CONCERTO|SONATA)$/, (whole, player: string, form: string) =>
      scoring(player) ? `${form}, ${player}` : whole,
    );
  const found = /^([A-Z. ]+?)(?:,\s*|\s+FOR\s+|\s*$)(.*)$/.exec(head);
  const formWord = found?.[1]?.trim() ?? "";
  const form = forms[formWord];
  if (!form) return null;
  const rest = found?.[2]?.trim() ?? "";
  if (rest === "") return form;
  let players = scoring(rest);
  if (!players) return null;
  const strings = players.findIndex((player) => player.en === "Strings");
  // a piano quartet is "QUARTET, PIANO AND STRINGS" here
  if (compounded.has(formWord) && players.length === 2 && strings === 1)
    players = players.slice(0, 1);
  const [only] = players;
  if (
    players.length === 1 &&
    only &&
    !only.en.includes(" ") &&
    compounded.has(formWord) &&
    only.en !== "Orchestra"
  ) {
    const stem = only.de === "Streicher" ? "Streich" : only.de === "Violine" ? "Violin" : only.de;
    return {
      en: `${only.en === "Strings" ? "String" : only.en} ${form.en}`,
      de: `${stem === "Klarinette" || stem === "Flöte" || stem === "Trompete" || stem === "Posaune" ? stem.replace(/e$/, "en") : stem}${form.de.toLowerCase()}`,
    };
  }
  return {
    en: `${form.en} for ${list(
      players.map((player) => player.en),
      "and",
    )}`,
    de: `${form.de} für ${list(
      players.map((player) => player.de),
      "und",
    )}`,
  };
}

const turned =
  /^([^,(]+),\s*(THE|AN?|LA|LES?|L'|IL|I|LO|GLI|DIE|DER|DAS|DES|EINE?|EL|LOS|LAS|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|TWELVE)(?=$|,| [([]|:)/;

/** "CALLE, LA, 92" => "LA CALLE 92"; "SONGS, SIX (SECHS LIEDER)" => "SIX SONGS (SECHS LIEDER)" */
function unturned(title: string): string {
  return title
    .replace(turned, (_, name: string, word: string) => {
      // "THE CHRISTMAS SONG, THE" has it twice
      if (name.startsWith(`${word} `)) return name;
      return word.endsWith("'") ? word + name : `${word} ${name}`;
    })
    .replace(/^((?:LA|EL|LE) \S+), /, "$1 ");
}

const taken = "\u0001";

/** Blanks, commas and empty brackets that stay when numbers and keys are taken out. */
function cleared(text: string): string {
  return tidy(text.replaceAll(taken, " ").replace(/\(\s*\)|\[\s*\]/g, " "))
    .replace(/(?:\s*,\s*)+/g, ", ")
    .replace(/^[,\s]+|[,\s]+$/g, "")
    .replace(/\s+:/g, ":");
}

/**
 * A work's title as one prints it, in both languages, from the file's capitals with turned words.
 * @example workTitle("CONCERTO, PIANO NO. 14, E-FLAT MAJOR, K.449")
 *   => "Piano Concerto No. 14 in E-flat major, K. 449", "Klavierkonzert Nr. 14 Es-Dur KV 449"
 */
export function workTitle(source: NyphilText): WorkTitle {
  let text = plainText(source);
  const arrangers: string[] = [];
  text = text.replace(/\s*\(ARR\. ([^)]*(?:\[[^\]]*\])?)\)/gi, (whole, name: string) => {
    if (/^unspecified$/i.test(name)) return "";
    if (
      name === name.toUpperCase() &&
      /STRING|BRASS|CELLO|VIOLIN|TRUMPET|PIANO|ORCH|FOR /.test(name)
    ) {
      return whole; // says for whom, not by whom
    }
    const people = name.split(" and ");
    const inverted = people.every((person) => person.includes(","));
    const readable = inverted ? people.map(readableName).join(" and ") : withAccents(name);
    arrangers.push(name === name.toUpperCase() ? titleCase(name) : readable);
    return "";
  });
  const authors = /^((?:[^/]*[a-z][^/]* \/ )+)(?=[^a-z]+$)/.exec(text)?.[1] ?? "";
  text = accentedTitle(text.slice(authors.length));
  text = text.replace(/\s*[([](?:UNSPECIFIED|UNSPECIFIED ARRANGEMENTS|UNKNOWN)[)\]]/g, "");
  text = text.replace(/\s*\(OLD [^)]*\)/g, "");

  const catalogue = takeCatalogue(text, taken);
  const key = takeKey(catalogue.rest, taken);
  let number = "";
  const rest = key.rest.replace(
    /^([^\u0001:]*?),?\s*(?:\[NO\.\s*(\d+)\]|\bNO\.\s*(\d+[A-Z]?)\b)/,
    (_, before: string, bracketed: string | undefined, plain: string | undefined) => {
      number = (bracketed ?? plain ?? "").toLowerCase().replace(/^0+(?=\d)/, "");
      return before + taken;
    },
  );
  const cut = rest.indexOf(taken);
  const head = cleared(cut < 0 ? rest : rest.slice(0, cut));
  const tail = cut < 0 ? "" : cleared(rest.slice(cut));
  const named = head === "" ? null : formTitle(head);
  const title = localize((locale) => {
    const german = locale === "de";
    const opening = named?.[locale] ?? titleCase(unturned(head));
    const numbered = number ? ` ${german ? "Nr." : "No."} ${number}` : "";
    const keyed = key.key ? ` ${key.key[locale]}` : "";
    const catalogued = catalogue.numbers
      .map((entry) => (german ? ` ${entry.de}` : `, ${entry.en}`))
      .join("");
    const scored = /^FOR\b/.test(tail) ? ` ${titleCase(`X ${tail}`).slice(2)}` : "";
    const rests =
      scored || tail === "" ? "" : (/^[([:"]/.test(tail) ? "" : ",") + joined(tail, locale);
    const whole = `${opening}${scored}${numbered}${keyed}${catalogued}${rests}`;
    const words = quoted(tidy(whole.replace(/^[,:\s]+/, "")), locale);
    return german ? words.replace(/\bNo\. (?=\d)/g, "Nr. ") : words;
  });
  return {
    title: title.en === "" ? localize(() => titleCase(plainText(source))) : title,
    arranger: distinct(arrangers.map(tidy)).join(", "),
    coAuthor: authors
      .split(" / ")
      .filter((name) => name !== "")
      .map(readableName)
      .join(", "),
  };
}

/** "BOLERO [BOLÉRO]" => "BOLÉRO"; other brackets are no second spelling and stay. */
function accentedTitle(title: string): string {
  return title.replace(/([^\s[\]]+) \[([^\]\s]*[^\p{ASCII}\s][^\]\s]*)\]/gu, "$2");
}

/** Names by which works are known, where German knows another one. */
const germanNames: Record<string, string> = {
  CLASSICAL: "Klassische",
  CORONATION: "Krönungskonzert",
  EGYPTIAN: "Ägyptisches",
  EMPEROR: "Kaiser",
  "FROM THE NEW WORLD": "Aus der Neuen Welt",
  "GREAT C MAJOR": "Große C-Dur",
  ITALIAN: "Italienische",
  "LITTLE RUSSIAN": "Kleinrussische",
  ORGAN: "Orgelsinfonie",
  PASTORAL: "Pastorale",
  PRAGUE: "Prager",
  REFORMATION: "Reformation",
  RESURRECTION: "Auferstehung",
  RHENISH: "Rheinische",
  SCOTTISH: "Schottische",
  SPRING: "Frühling",
  SURPRISE: "Mit dem Paukenschlag",
  "THE CLOCK": "Die Uhr",
  "THE MIRACLE": "Das Wunder",
  TRAGIC: "Tragische",
  TROUT: "Forellenquintett",
  UNFINISHED: "Unvollendete",
  UNVOLLENDETE: "Unvollendete",
};

function joined(tail: string, locale: Locale): string {
  const name = /^["(](.+)[")]$/.exec(tail);
  const known = locale === "de" ? germanNames[name?.[1] ?? ""] : undefined;
  if (known) return ` ${tail[0]}${known}${tail.at(-1)}`;
  const text = titleCase(tail);
  return text.startsWith(":") ? text : ` ${text}`;
}

function quoted(text: string, locale: Locale): string {
  const [open, close] = locale === "de" ? ["„", "“"] : ["“", "”"];
  return text.replace(/"([^"]*)"/g, `${open}$1${close}`);
}

function distinct(names: readonly string[]): string[] {
  return names.filter(
    (name, i) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === i,
  );
}
