import { escapeText } from "@festival/contracts/escapeText";
import type { Page } from "@festival/contracts/pageOwner";
import { href, takesSecrets } from "@festival/contracts/routes";
import { stateElementId, type DocumentState } from "../../document/documentState.ts";
import { headMark, headTags } from "../../document/head.ts";
import { siteNameIn } from "../../siteName.ts";
import { asksForConsent } from "../../consent/asksForConsent.ts";
import type { Frame } from "../../frame.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import type { InlineScript } from "../releases/shellScripts.ts";
import { attributes } from "./html.ts";
import { assetsOf } from "./pageAssets.ts";
import { manifestPath, tabIcon } from "./siteIcons.ts";

const footerId = "footer";

interface DocumentParts {
  page: Page;
  frame: Frame;
  /** HTML of `#main`. */
  main: string;
  composition: LoadedComposition;
  origin: string;
  /** Of staff's documents alone; their libraries look for it in the head. */
  nonce?: string | undefined;
}

/** Without scripts an address that asks for the newsletter's dialog is the newsletter's page. */
function withoutDialog({ route, locale }: Page): string[] {
  if (route.query.newsletter !== "" || route.name === "newsletter") return [];
  const refresh = { "http-equiv": "refresh", content: `0; url=${href("newsletter", locale)}` };
  return [`<noscript><meta${attributes(refresh)}></noscript>`];
}

/** What must run before the first paint. */
function earlyScripts({ page, frame, composition }: DocumentParts): InlineScript[] {
  const { head, consent, reading } = composition.scripts;
  return [
    head,
    ...(asksForConsent(frame.settings, page) ? [consent] : []),
    ...(page.route.name === "eventBooklet" ? [reading] : []),
  ];
}

function head(parts: DocumentParts): string {
  const { page, frame, origin, composition, nonce } = parts;
  const { fontPreloads, sheets } = assetsOf(page, composition);
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(nonce === undefined ? [] : [`<meta${attributes({ property: "csp-nonce", nonce })}>`]),
    ...headTags(page, origin, siteNameIn(frame.settings, page.locale)).map(
      ({ tag, attributes: given, text }) => {
        const open = `<${tag}${attributes({ ...given, [headMark]: "" })}>`;
        if (tag === "meta" || tag === "link") return open;
        return `${open}${tag === "script" ? escapeJson(text ?? "") : escapeText(text ?? "")}</${tag}>`;
      },
    ),
    // before the sheets, for which it would have to wait
    ...earlyScripts(parts).map(({ text }) => `<script>${text}</script>`),
    // painted when all of it is there: with half of its entries the menu would stand elsewhere, and a
    // teaser without its picture
    `<link${attributes({ rel: "expect", href: `#${footerId}`, blocking: "render" })}>`,
    ...fontPreloads,
    ...sheets,
    ...withoutDialog(page),
    tabIcon,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link${attributes({ rel: "manifest", href: manifestPath(page.locale) })}>`,
  ];
  return lines.join("\n");
}

/** JSON that can stand inside a script element, whatever it says. */
export function escapeJson(json: string): string {
  return json
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** What the page's scripts begin with; nothing where passwords are typed. */
function scripted({
  page,
  frame: { provider: _provider, ...frame },
  composition,
}: DocumentParts): string {
  if (takesSecrets(page.route.name)) return "";
  const state: DocumentState = {
    page,
    frame,
    composition: composition.forBrowser(page.audience, page.locale),
    ...(composition.routes && { routes: composition.routes }),
    shell: composition.shell.release.version,
  };
  return `<script type="application/json" id="${stateElementId}">${escapeJson(JSON.stringify(state))}</script>
${assetsOf(page, composition).start}
`;
}

/** Whose site it is, on paper. */
const imprint = ({ provider }: Frame): string =>
  provider ? `<p id="provider">${escapeText(provider)}</p>\n` : "";

/** The whole document. Header, main and footer are roots of their own, hydrated apart. */
export function composeDocument(parts: DocumentParts): string {
  const { page, frame, main, composition } = parts;
  const { layout } = composition;
  const rootAttributes = {
    lang: page.locale,
    "data-layout": page.layout,
    ...(frame.alert && { "data-alert": String(frame.alert.id) }),
    ...(frame.settings &&
      asksForConsent(frame.settings, page) && {
        "data-consent": String(frame.settings.consent_version),
      }),
  };
  return `<!doctype html>
<html${attributes(rootAttributes)}>
<head>
${head(parts)}
</head>
<body>
<div id="header">${layout.renderHeader(frame, page)}</div>
<div id="consent"></div>
<main id="main" data-server="${page.owner}" tabindex="-1">${main}</main>
<div id="${footerId}">${layout.renderFooter(frame, page)}</div>
${imprint(frame)}${scripted(parts)}</body>
</html>
`;
}
