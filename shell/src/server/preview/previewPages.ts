import { escapeText } from "@festival/contracts/escapeText";
import { languageTag, defaultLocale, isLocale, type Locale } from "@festival/contracts/locales";
import type { Preview, PreviewedRelease } from "@festival/contracts/release/preview";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { attributes, link } from "../document/html.ts";
import type { PlainPageParts } from "../document/siteNames.ts";
import { styledPage } from "../document/styledPage.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };
import type { FoundPreview } from "../process/messages.ts";

const texts = { de, en };

export const previewStylePath = "/preview.css";

/** A text of ours with what it names. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  escapeText(text.replace(/{{(\w+)}}/g, (_mark, name: string) => values[name] ?? ""));

const clock = { hour: "2-digit", minute: "2-digit", timeZone: festivalZone } as const;
const timeOf = (until: number, locale: Locale): string =>
  new Date(until).toLocaleString(languageTag[locale], { weekday: "long", ...clock });
/** It ends within hours. */
const shortTimeOf = (until: number, locale: Locale): string =>
  new Date(until).toLocaleTimeString(languageTag[locale], clock);

const form = (action: string, words: string, fields: Readonly<Record<string, string>> = {}) =>
  `<form${attributes({ method: "post", action })}>${Object.entries(fields)
    .map(([name, value]) => `<input${attributes({ type: "hidden", name, value })}>`)
    .join("")}<button type="submit">${escapeText(words)}</button></form>`;

function homeLink(locale: Locale): string {
  const { home } = texts[locale].preview;
  return `<p>${link(href("home", locale), home)}</p>`;
}

/** Asks the reader of a link before anything changes in the browser: machines open links, too. */
export function beginPage(
  locale: Locale,
  parts: PlainPageParts,
  { preview, token }: { preview: Preview; token: string },
): string {
  const { title, explain, forms, begin } = texts[locale].preview.link;
  const values = { ...preview, until: timeOf(preview.until, locale) };
  return styledPage(locale, parts, {
    title,
    inside: `<p>${fill(explain, values)}</p><p>${escapeText(forms)}</p>
${form(staffPaths.preview, begin, { token, lang: locale })}`,
  });
}

/** For a link that has ended, or is none of ours. */
export function endedPage(locale: Locale, parts: PlainPageParts): string {
  const { title, text } = texts[locale].preview.ended;
  return styledPage(locale, parts, {
    title,
    inside: `<p>${escapeText(text)}</p>${homeLink(locale)}`,
  });
}

type Problem = Extract<FoundPreview, { problem: string }>;

/** In place of a page of a release that can't be looked at, with the way back to the live one. */
export function problemPage(
  locale: Locale,
  parts: PlainPageParts,
  { name, version, problem, reason }: PreviewedRelease & Problem,
): string {
  const { title, full, refused, end } = texts[locale].preview.problem;
  const words = problem === "full" ? full : refused;
  return styledPage(locale, parts, {
    title,
    inside: `<p role="alert">${fill(words, { name, version, reason })}</p>${form(staffPaths.endPreview, end)}`,
  });
}

/** Of a document: the admin area has no language in its address. */
function languageOf(html: string): Locale {
  const [, language = ""] = /<html lang="(\w+)"/.exec(html) ?? [];
  return isLocale(language) ? language : defaultLocale;
}

/** The document with a bar that says what is looked at, until when, and how it ends. */
export function withBadge(html: string, preview: Preview): string {
  const locale = languageOf(html);
  const { label, words, short, end } = texts[locale].preview.badge;
  const sheet = `<link${attributes({ rel: "stylesheet", href: previewStylePath })}>`;
  const values = { ...preview, until: timeOf(preview.until, locale) };
  const shortWords = fill(short, { until: shortTimeOf(preview.until, locale) });
  const bar = `<aside${attributes({ class: "preview-badge", "aria-label": label })}><p data-length="long">${fill(words, values)}</p><p data-length="short">${shortWords}</p>${form(staffPaths.endPreview, end)}</aside>`;
  const headEnd = html.indexOf("</head>");
  const bodyEnd = html.lastIndexOf("</body>");
  if (headEnd < 0 || bodyEnd < headEnd) return html;
  return `${html.slice(0, headEnd)}${sheet}${html.slice(headEnd, bodyEnd)}${bar}${html.slice(bodyEnd)}`;
}
