import type { StaffUser } from "@festival/contracts/api/staff";
import { escapeText } from "@festival/contracts/escapeText";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { adminFailedId, adminPlaceId, type AdminState } from "../../document/adminState.ts";
import { stateElementId } from "../../document/documentState.ts";
import { escapeJson } from "../document/compose.ts";
import { attributes, link } from "../document/html.ts";
import { fontPreloads } from "../document/pageAssets.ts";
import { tabIcon } from "../document/siteIcons.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { composePlainList, plainAddress, type PlainList } from "./plainList.ts";
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
  /** Where it is asked for without scripts. */
  list?: PlainList | undefined;
}

const style = (nonce: string, rules: string) => `<style${attributes({ nonce })}>${rules}</style>`;

/** The lists of records, which can be read. */
function withoutScripts({ admin: { locale }, menus }: AdminDocument): string {
  const links = menus.flatMap((menu) => menu.links);
  const items = links.flatMap(({ url, title }) => {
    const list = plainAddress(url, locale);
    return list ? `<li>${link(list, title)}</li>` : [];
  });
  return `<noscript><p>${escapeText(texts[locale].noScripts)}</p><ul>${items.join("")}</ul></noscript>`;
}

/** The site's sheets leave tables as they are, and those of the area come with its scripts. */
const listRules = [
  "header{display:flex;justify-content:space-between;gap:1rem;padding:.75rem var(--gutter);background:var(--color-blue);color:var(--color-on-blue)}",
  "header a:first-child{font-size:var(--title-s);font-weight:var(--weight-bold);text-decoration:none}",
  "main{max-width:80rem;padding:1.5rem var(--gutter) 3rem;overflow-x:auto}p{margin:.75rem 0}",
  "table{width:100%;border-collapse:collapse}",
  "th,td{padding:.5rem 1.5rem .5rem 0;border-bottom:1px solid var(--color-line);text-align:start;vertical-align:top}",
  "th{border-bottom:2px solid;white-space:nowrap}",
  "td:is([data-kind=instant],[data-kind=choice],[data-kind=flag]){white-space:nowrap}",
  // cards, each of which begins with its name
  "@media(max-width:47.99em){thead{position:absolute;clip-path:inset(50%)}table,tbody{display:block}",
  "tr{display:grid;padding-block:.75rem;border-bottom:2px solid}",
  "td{display:grid;grid-template-columns:minmax(6rem,1fr) minmax(0,2fr);gap:.75rem;padding:.15rem 0;border:0;overflow-wrap:anywhere}",
  "td::before{content:attr(data-label);color:var(--color-muted)}td:empty{display:none}",
  "td[data-kind=title]{order:-1;display:block;font-weight:var(--weight-bold)}td[data-kind=title]::before{content:none}}",
].join("");

/** Above a list without scripts, as above the screens. */
const plainHeader = (locale: Locale) =>
  `<header>${link(`${staffPaths.admin}?lang=${locale}`, texts[locale].title)}${link(href("home", locale), texts[locale].site)}</header>`;

function failure(locale: Locale, url: string, text: string, isHidden = false): string {
  const { failed, retry, site } = texts[locale];
  const hidden = isHidden ? " hidden" : "";
  return `<main id="${adminFailedId}" role="alert"${hidden}><h1>${escapeText(failed)}</h1>
<p>${escapeText(text)}</p><p>${link(url, retry)}</p><p>${link(href("home", locale), site)}</p></main>`;
}

/** @param head elements besides those that each of these documents has */
function documentOf(locale: Locale, head: readonly string[], body: string): string {
  return `<!doctype html>
<html${attributes({ lang: locale })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(texts[locale].title)}</title>
<meta name="robots" content="noindex">
${[...head, tabIcon].join("\n")}
</head>
<body>
${body}
</body>
</html>
`;
}

const sheet = (url: string) =>
  `<link${attributes({ rel: "stylesheet", href: url, "data-href": url })}>`;

function siteSheets({ shell: { base, release } }: LoadedComposition): string[] {
  return (release.browser.exposes["./shell"]?.styles ?? []).map((file) => sheet(base + file));
}

/** What is said while the backend cannot tell who is signed in. */
export function composeUnavailable(
  locale: Locale,
  url: string,
  composition: LoadedComposition,
): string {
  const body = failure(locale, url, texts[locale].unavailable);
  return documentOf(locale, siteSheets(composition), body);
}

/**
 * The document of `/admin`, with nothing of the site's pages but its letters and colours.
 * @returns with status 503 where the editor's release, which brings the admin area, is missing
 */
export function composeAdmin(parts: AdminDocument): { status: 200 | 503; html: string } {
  const { admin, composition, nonce, url } = parts;
  const { locale } = admin;
  const { loading, failedText, missing } = texts[locale];
  const { "mf-editor": editor } = composition.forBrowser("staff");
  const exposed = editor?.exposes["./admin"];
  const looks = [
    `<meta${attributes({ property: "csp-nonce", nonce })}>`,
    ...fontPreloads(composition),
    ...siteSheets(composition),
  ];
  if (parts.list) {
    const head = [...looks, style(nonce, listRules)];
    return {
      status: 200,
      html: documentOf(locale, head, plainHeader(locale) + composePlainList(parts.list, locale)),
    };
  }
  if (!editor || !exposed) {
    return { status: 503, html: documentOf(locale, looks, failure(locale, url, missing)) };
  }
  const { base, release } = composition.shell;
  const state: AdminState = {
    admin,
    composition: { "mf-editor": editor },
    ...(composition.routes && { routes: composition.routes }),
  };
  const scripts = (release.browser.exposes["./shell"]?.scripts ?? []).map(
    (file) => `<script${attributes({ src: base + file, defer: "" })}></script>`,
  );
  // without scripts nothing comes that one could wait for
  const still = style(
    nonce,
    `#${adminPlaceId}{padding:1rem}#${adminPlaceId}>[role=status]{display:none}`,
  );
  looks.push(`<noscript>${still}</noscript>`);
  const head = [...looks, ...exposed.styles.map((file) => sheet(editor.base + file)), ...scripts];
  const body = `<div id="${adminPlaceId}"><p role="status">${escapeText(loading)}</p>${withoutScripts(parts)}</div>
${failure(locale, url, failedText, true)}
<script type="application/json" id="${stateElementId}">${escapeJson(JSON.stringify(state))}</script>`;
  return { status: 200, html: documentOf(locale, head, body) };
}
