import type { StaffUser } from "@festival/contracts/api/staff";
import { escapeText } from "@festival/contracts/escapeText";
import { href } from "@festival/contracts/routes";
import { adminFailedId, adminPlaceId, type AdminState } from "../../document/adminState.ts";
import { stateElementId } from "../../document/documentState.ts";
import { escapeJson } from "../document/compose.ts";
import { attributes } from "../document/html.ts";
import { fontPreloads } from "../document/pageAssets.ts";
import { tabIcon } from "../document/siteIcons.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import de from "../locales/de.json" with { type: "json" };
import en from "../locales/en.json" with { type: "json" };

const texts = { de: de.admin, en: en.admin };

interface AdminDocument {
  admin: AdminState["admin"];
  /** Where staff can go, for browsers without scripts. */
  menus: StaffUser["admin_menus"];
  composition: LoadedComposition;
  nonce: string;
  /** Of the document itself, for another try. */
  url: string;
}

const link = (url: string, words: string) =>
  `<a${attributes({ href: url })}>${escapeText(words)}</a>`;

function withoutScripts({ admin, menus }: AdminDocument): string {
  const links = menus.flatMap((menu) => menu.links);
  const items = links.map(({ url, title }) => `<li>${link(url, title)}</li>`);
  return `<noscript><p>${escapeText(texts[admin.locale].noScripts)}</p><ul>${items.join("")}</ul></noscript>`;
}

function failure({ admin, url }: AdminDocument, text: string, isHidden: boolean): string {
  const { locale } = admin;
  const { failed, retry, site } = texts[locale];
  const hidden = isHidden ? " hidden" : "";
  return `<main id="${adminFailedId}" role="alert"${hidden}><h1>${escapeText(failed)}</h1>
<p>${escapeText(text)}</p><p>${link(url, retry)}</p><p>${link(href("home", locale), site)}</p></main>`;
}

/**
 * The document of `/admin`, with nothing of the site's pages but its letters and colours.
 * @returns with status 503 where the editor's release, which brings the admin area, is missing
 */
export function composeAdmin(parts: AdminDocument): { status: 200 | 503; html: string } {
  const { admin, composition, nonce } = parts;
  const { title, loading, failedText, missing } = texts[admin.locale];
  const { base, release } = composition.shell;
  const { "mf-editor": editor } = composition.forBrowser("staff");
  const exposed = editor?.exposes["./admin"];
  const site = release.browser.exposes["./shell"];
  const sheets = [
    ...(site?.styles ?? []).map((file) => base + file),
    ...(exposed?.styles ?? []).map((file) => (editor?.base ?? "") + file),
  ];
  const state: AdminState = { admin, composition: editor ? { "mf-editor": editor } : {} };
  const scripts = (site?.scripts ?? []).map(
    (file) => `<script${attributes({ src: base + file, defer: "" })}></script>`,
  );
  const body = exposed
    ? `<div id="${adminPlaceId}"><p role="status">${escapeText(loading)}</p>${withoutScripts(parts)}</div>
${failure(parts, failedText, true)}
<script type="application/json" id="${stateElementId}">${escapeJson(JSON.stringify(state))}</script>`
    : failure(parts, missing, false);
  const html = `<!doctype html>
<html${attributes({ lang: admin.locale })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="robots" content="noindex">
<meta${attributes({ property: "csp-nonce", nonce })}>
${fontPreloads(composition).join("\n")}
${sheets.map((sheet) => `<link${attributes({ rel: "stylesheet", href: sheet, "data-href": sheet })}>`).join("\n")}
${tabIcon}
${exposed ? scripts.join("\n") : ""}
</head>
<body>
${body}
</body>
</html>
`;
  return { status: exposed ? 200 : 503, html };
}
