import type { Localized } from "@festival/contracts/locales";

/** Spaces after a number that a line must not break at, as its unit follows. */
const beforeUnit =
  /(?<=\d) (?=(?:\d{3}|€|%|Uhr|Euro|Minuten|Stunden|Hertz|am|pm|euros|minutes|hours|hertz)(?!\p{L}))/gu;

/** Keeps numbers beside their units where a line ends. */
export const keepUnits = (text: string): string => text.replaceAll(beforeUnit, "\u00a0");

/** The German and the English wording of one text. */
export function both(de: string, en: string): Localized {
  return { de: keepUnits(de), en: keepUnits(en) };
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
