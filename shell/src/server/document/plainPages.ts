import { escapeText } from "@festival/contracts/escapeText";
import { defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { link } from "./html.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };

const texts = { de, en };

/** The language that an address begins with, else the default. */
export function localeOfUrl(url: string): Locale {
  const first = url.split(/[/?#]/)[1];
  return isLocale(first) ? first : defaultLocale;
}

interface Words {
  title: string;
  /** What to do about it. */
  text?: string;
}

interface HomeLink {
  text: string;
  /** Where the site is, if not here; null where that is not known. */
  origin?: string | null;
}

function plainPage(locale: Locale, { title, text }: Words, { text: home, origin = "" }: HomeLink) {
  const paragraphs = [
    ...(text === undefined ? [] : [escapeText(text)]),
    ...(origin === null ? [] : [link(origin + href("home", locale), home)]),
  ];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title></head>
<body><h1>${escapeText(title)}</h1>${paragraphs.map((one) => `<p>${one}</p>`).join("")}</body></html>
`;
}

/** Shown when even the error page can't be rendered. */
export function lastResortPage(url: string): string {
  const locale = localeOfUrl(url);
  const { title, home } = texts[locale].lastResort;
  return plainPage(locale, { title }, { text: home });
}

/**
 * Shown for a request that no page could ever answer: broken, too long, of an unknown kind.
 * @param why the answer's status, or the reason that an error names
 * @param origin where the site is, if not here; null where that is not known
 */
export function refusedPage(url: string, why: number | string, origin?: string | null): string {
  const locale = localeOfUrl(url);
  const { title, home, reasons } = texts[locale].refused;
  const reason: Words | undefined = reasons[String(why) as keyof typeof reasons];
  return plainPage(locale, reason ?? { title }, { text: home, origin });
}
