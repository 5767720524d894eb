import { escapeText } from "@festival/contracts/escapeText";
import { languageTag, type Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { WorkerSettings } from "../../serviceWorker/worker.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { plainStyles } from "../document/plainStyles.ts";
import { attributes, link } from "../document/html.ts";
import type { PlainPageParts } from "../document/siteNames.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };

const texts = { de, en };

/** Where the page lies that a language's readers see in place of one that was not kept. */
export const offlinePagePath = (locale: Locale): string => `/offline.${locale}.html`;

const iconPath = "/favicon.svg";

/** Stands in the page where the service worker lists what can be read. */
export const listMark = "<!--kept-pages-->";

/** All that the page loads. */
export function offlineFiles(composition: LoadedComposition): string[] {
  return [...plainStyles(composition), iconPath];
}

/** What the service worker's list says. */
export function listTexts(
  locale: Locale,
): Pick<WorkerSettings["texts"][string], "languageTag" | "readable" | "nothing" | "asOf"> {
  const { readable, nothing, asOf } = texts[locale].offline;
  return { languageTag: languageTag[locale], readable, nothing, asOf };
}

/**
 * Shown in place of a page that can't be loaded without a network. It loads no script and no part of a remote, so that it stands whatever was released since it was stored.
 */
export function offlinePage(locale: Locale, { composition, names }: PlainPageParts): string {
  const siteName = names.of(locale);
  const { title, text, retry, home } = texts[locale].offline;
  const links = plainStyles(composition).map(
    (sheet) => `<link${attributes({ rel: "stylesheet", href: sheet })}>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(`${title} – ${siteName}`)}</title><meta name="robots" content="noindex">
<link${attributes({ rel: "icon", href: iconPath, type: "image/svg+xml" })}>${links.join("")}<script>${composition.scripts.head.text}</script></head>
<body class="offline"><main id="main"><header><p>${escapeText(siteName)}</p><h1>${escapeText(title)}</h1>
<p>${escapeText(text)}</p><p><a href="">${escapeText(retry)}</a> ${link(href("home", locale), home)}</p></header>
<section>${listMark}</section></main></body></html>
`;
}
