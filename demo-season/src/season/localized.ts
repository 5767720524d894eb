import type { Localized } from "@festival/contracts/locales";

/** The German and the English wording of one text. */
export function both<T extends string>(de: T, en: T): Localized<T> {
  return { de, en };
}

/** A text that reads the same in both languages, such as a proper name. */
export function same(text: string): Localized {
  return { de: text, en: text };
}

export const none: Localized = same("");

/** @example slugify("Cis-Moll, vierzig Minuten") => "cis-moll-vierzig-minuten" */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replaceAll(/['’]/g, "")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}

export function slugs(title: Localized): Localized {
  return { de: slugify(title.de), en: slugify(title.en) };
}
