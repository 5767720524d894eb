/** Double spaces, and blanks before punctuation, are all over the file. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([,;.])/g, "$1")
    .trim();
}

const accented = /[^\p{ASCII}]/u;

/**
 * The file gives many names twice, plain and as they are written: "Jarvi [Järvi]", "Renee (Renée)",
 * sometimes the other way round. Keeps the one with the accents.
 */
export function withAccents(text: string): string {
  return text
    .replace(/([^\s[\]]+) \[([^\]]+)\]/g, (_, word: string, other: string) =>
      accented.test(word) && !accented.test(other) ? word : other,
    )
    .replace(/(\S+) \((\S+)\)/g, (whole, _word: string, other: string) =>
      accented.test(other) ? other : whole,
    );
}

const suffix = /^(?:II|III|IV|Jr\.?|Sr\.?)$/;

/** Names that the file writes wrongly, or without the accents that belong to them. */
const spellings: Record<string, string> = {
  "Antonín Dvorak": "Antonín Dvořák",
  "Leoš Janácek": "Leoš Janáček",
  "Erno Dohnanyi": "Ernő Dohnányi",
  "Christoph von Dohnanyi": "Christoph von Dohnányi",
  "Dun Tan": "Tan Dun",
  "Modest Musorgsky": "Modest Mussorgsky",
  "Franz Joseph Haydn": "Joseph Haydn",
  "Gabriel-Urbain Fauré": "Gabriel Fauré",
  "Edouard Lalo": "Édouard Lalo",
  "Joaquin Turina": "Joaquín Turina",
  "Zdenek Macal": "Zdeněk Mácal",
  "Joaquin Rodrigo": "Joaquín Rodrigo",
  "Myung-whun Chung": "Myung-Whun Chung",
};

/**
 * A name as one says it.
 * @example readableName("Jarvi [Järvi],  Neeme") => "Neeme Järvi"
 * @example readableName("Strauss,  Johann, II") => "Johann Strauss II"
 * @example readableName("American Boychoir, The") => "The American Boychoir"
 */
export function readableName(name: string): string {
  const [last = "", first = "", third = ""] = withAccents(tidy(name)).split(",").map(tidy);
  const given = first.replace(/\b(Von|Van|De)$/, (particle) => particle.toLowerCase());
  const plain = suffix.test(given) ? `${last} ${given}` : tidy(`${given} ${last} ${third}`);
  return spellings[plain] ?? plain;
}

/**
 * Several names in one field: conductors with semicolons, song writers with slashes.
 * @example readableNames("Merrill/Rubicam,  George/Shannon") => ["George Merrill", "Shannon Rubicam"]
 */
export function readableNames(names: string): string[] {
  return names.split(";").flatMap((name) => {
    const [lasts = [], firsts = []] = name.split(",").map((part) => part.split("/"));
    if (lasts.length < 2 || lasts.length !== firsts.length) return [readableName(name)];
    return lasts.map((last, i) => readableName(`${last}, ${firsts[i]}`));
  });
}

/** First and last name, for lists that sort by the last one. A group has no first name. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const [last = "", ...rest] = withAccents(tidy(name)).split(",");
  if (rest.length === 0 || /^\s*The$/.test(rest.join(","))) {
    return { firstName: "", lastName: readableName(name) };
  }
  const full = readableName(name);
  const at = full.lastIndexOf(tidy(last));
  if (at <= 0) {
    const words = full.split(" ");
    return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? full };
  }
  return { firstName: full.slice(0, at).trim(), lastName: full.slice(at) };
}

/** What stands where a soloist's or conductor's name belongs and is none. */
export function isNoPerson(name: string): boolean {
  return /^(?:|none|no soloist|not conducted|audience|unknown|unspecified|tba)$/i.test(tidy(name));
}
