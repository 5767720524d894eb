import { escapeText } from "@festival/contracts/escapeText";
import { unseenNames } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { siteName } from "../../document/head.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { attributes } from "../document/html.ts";
import { plainStyles } from "../document/plainStyles.ts";
import { tabIcon } from "../document/siteIcons.ts";
import { sitePath } from "../../sitePath.ts";
import type { Posted } from "../request/postedForm.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };

const texts = { de, en };

/** Whether what was posted has not arrived, and may be sent again just as it is. */
export function isUnsent(status: number): boolean {
  return status === 429 || status >= 500;
}

/**
 * Answers a form that could not be taken just now, whatever the reason: everything that was typed is on
 * it, to be read and to be sent again. It needs no other process, so it works when all else fails.
 * @param url where the form was posted to
 */
export function unsentPage(
  locale: Locale,
  url: string,
  { form, files }: Posted,
  composition: LoadedComposition,
): string {
  const { title, text, chooseFiles, again, typed } = texts[locale].unsent;
  const fields = Object.entries(form).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  );
  // an empty value is a value here
  const kept = fields.map(
    ({ name, value }) =>
      `<input type="hidden"${attributes({ name })} value="${escapeText(value)}">`,
  );
  const shown = fields.filter(({ name, value }) => value !== "" && !unseenNames.includes(name));
  const list =
    shown.length === 0
      ? ""
      : `<h2>${escapeText(typed)}</h2><ul>${shown.map(({ value }) => `<li>${escapeText(value)}</li>`).join("")}</ul>`;
  const hasFiles = Object.values(files).some((ones) => ones.length > 0);
  const action = sitePath(url) ?? href("home", locale);
  const sheets = plainStyles(composition).map(
    (sheet) => `<link${attributes({ rel: "stylesheet", href: sheet })}>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(`${title} – ${siteName}`)}</title><meta name="robots" content="noindex">${tabIcon}${sheets.join("")}</head>
<body class="offline"><main id="main"><header><p>${escapeText(siteName)}</p><h1>${escapeText(title)}</h1>
<p role="alert">${escapeText(hasFiles ? `${text} ${chooseFiles}` : text)}</p>
<form method="post"${attributes({ action })}>${kept.join("")}<button type="submit">${escapeText(again)}</button></form></header>
<section>${list}</section></main></body></html>
`;
}
