/** Umlauts, spelled out. */
export const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
/** Letters that Unicode does not take apart, as the database's unaccent writes them. */
export const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const replaced = { ...umlauts, ...letters };

/**
 * A text as part of an address: lower case, letters, digits and hyphens.
 * @param fallback stands where nothing is left
 * @example slugify("Händel & Dvořák: Op. 5") => "haendel-dvorak-op-5"
 */
export function slugify(text: string, fallback: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[äöüßøłæœđðþı]/g, (letter) => replaced[letter] ?? "")
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? "" : "-"))
    .replace(/^-+|(?<!-)-+$/g, "");
  const cut =
    slug.length > 80
      ? slug
          .slice(0, 81)
          .replace(/-[^-]*$/, "")
          .slice(0, 80)
      : slug;
  return cut || fallback;
}
