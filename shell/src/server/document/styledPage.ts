import { escapeText } from "@festival/contracts/escapeText";
import type { Locale } from "@festival/contracts/locales";
import { attributes } from "./html.ts";
import { plainStyles } from "./plainStyles.ts";
import { tabIcon } from "./siteIcons.ts";
import type { PlainPageParts } from "./siteNames.ts";

interface StyledParts {
  title: string;
  /** HTML below the title. */
  inside: string;
  /** HTML behind that part of the page. */
  after?: string;
}

/** A page in the festival's look that asks nothing of the backend, loads no script and is in no search engine. */
export function styledPage(
  locale: Locale,
  { composition, names }: PlainPageParts,
  { title, inside, after = "" }: StyledParts,
): string {
  const siteName = names.of(locale);
  const sheets = plainStyles(composition).map(
    (sheet) => `<link${attributes({ rel: "stylesheet", href: sheet })}>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(`${title} – ${siteName}`)}</title><meta name="robots" content="noindex">${tabIcon}${sheets.join("")}</head>
<body class="offline"><main id="main"><header><p>${escapeText(siteName)}</p><h1>${escapeText(title)}</h1>
${inside}</header>${after}</main></body></html>
`;
}
