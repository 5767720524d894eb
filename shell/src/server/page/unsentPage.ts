import { escapeText } from "@festival/contracts/escapeText";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { fillUnsent, unsentMarks } from "../../document/unsentFields.ts";
import type { PlainPageParts } from "../document/siteNames.ts";
import { styledPage } from "../document/styledPage.ts";
import { sitePath } from "../../sitePath.ts";
import type { Posted } from "../request/postedForm.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };

const texts = { de, en };

/** Whether what was posted has not arrived, and may be sent again just as it is. */
export function isUnsent(status: number): boolean {
  return status === 429 || status >= 500;
}

/** What the page says of a form's contents. */
export function unsentWords(locale: Locale): { typed: string; chooseFiles: string } {
  const { typed, chooseFiles } = texts[locale].unsent;
  return { typed: escapeText(typed), chooseFiles: escapeText(chooseFiles) };
}

/** The page with marks where a form's contents belong. */
function unsentDocument(locale: Locale, text: string, parts: PlainPageParts): string {
  const { title, again } = texts[locale].unsent;
  return styledPage(locale, parts, {
    title,
    inside: `<p role="alert">${escapeText(text)}${unsentMarks.files}</p>
<form method="post" action="${unsentMarks.action}">${unsentMarks.fields}<button type="submit">${escapeText(again)}</button></form>`,
    after: `
<section>${unsentMarks.typed}</section>`,
  });
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
  parts: PlainPageParts,
): string {
  return fillUnsent(unsentDocument(locale, texts[locale].unsent.text, parts), {
    action: sitePath(url) ?? href("home", locale),
    fields: Object.entries(form).flatMap(([name, values]) =>
      values.map((value) => [name, value] as const),
    ),
    hasFiles: Object.values(files).some((ones) => ones.length > 0),
    words: unsentWords(locale),
  });
}

/** The page that the service worker fills where a form is sent without a network. */
export function unsentOfflinePage(locale: Locale, parts: PlainPageParts): string {
  return unsentDocument(locale, texts[locale].unsent.offline, parts);
}
