import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import type { ExposedAssets } from "@festival/contracts/release";
import {
  stateElementId,
  type DocumentState,
  type RemoteAssets,
} from "../../document/documentState.ts";
import { headMark, headTags } from "../../document/head.ts";
import type { Frame } from "../../layout/frame.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { attributes, escapeText } from "./html.ts";
import { headScript, startScript } from "./inlineScripts.ts";
import { manifestPath, tabIcon } from "./siteIcons.ts";

const footerId = "footer";

interface DocumentParts {
  page: Page;
  frame: Frame;
  /** HTML of `#main`. */
  main: string;
  composition: LoadedComposition;
  origin: string;
}

interface Assets {
  styles: string[];
  scripts: string[];
}

function assetsBelow(base: string, assets: ExposedAssets | undefined): Assets {
  return {
    styles: (assets?.styles ?? []).map((file) => base + file),
    scripts: (assets?.scripts ?? []).map((file) => base + file),
  };
}

/** What an owner needs for a page: its code, the screen and the texts of the one language. */
function ownerAssets(page: Page, base: string, exposes: RemoteAssets["exposes"]): Assets[] {
  const exposed = ["./app", `./screen/${page.route.name}`, `./texts/${page.locale}`];
  return exposed.map((name) => assetsBelow(base, exposes[name]));
}

/** Exactly what this page needs to look right and to hydrate, all of it known at once. */
function neededAssets({
  page,
  composition,
}: Pick<DocumentParts, "page" | "composition">): Assets & { entry: string[] } {
  const { base, release } = composition.shell;
  const own = (exposed: string) => assetsBelow(base, release.browser.exposes[exposed]);
  const remotes = composition.forBrowser("visitor");
  const shell = own("./shell");
  const parts: Assets[] = [
    { styles: shell.styles, scripts: [] },
    own("./layout"),
    // it stands there from the beginning, and comes to life when it is seen
    { styles: own("./footer").styles, scripts: [] },
  ];
  if (page.owner === "shell") parts.push(...ownerAssets(page, base, release.browser.exposes));
  const remote = page.owner === "shell" ? undefined : remotes[page.owner];
  if (remote) {
    parts.push({ styles: [], scripts: [remote.base + remote.entry] });
    parts.push(...ownerAssets(page, remote.base, remote.exposes));
  }
  for (const fragment of Object.values(page.fragments)) {
    if (!fragment.failed) {
      const remote = remotes[fragment.owner];
      const assets = remote?.exposes[`./fragments/${fragment.name}`];
      // islands hydrate when they are seen: their looks are needed now, their scripts later
      if (remote) parts.push({ ...assetsBelow(remote.base, assets), scripts: [] });
    }
  }
  return {
    entry: shell.scripts,
    styles: [...new Set(parts.flatMap((part) => part.styles))],
    scripts: [...new Set(parts.flatMap((part) => part.scripts))].filter(
      (script) => !shell.scripts.includes(script),
    ),
  };
}

function fontPreloads({ composition: { shell } }: DocumentParts): string[] {
  return Object.keys(shell.release.files)
    .filter((file) => /latin-wght-normal\.[\w]+\.woff2$/.test(file) && !file.includes("latin-ext"))
    .map((file) => shell.base + file.replace(/^browser\//, ""));
}

/** Without scripts an address that asks for the newsletter's dialog is the newsletter's page. */
function withoutDialog({ route, locale }: Page): string[] {
  if (route.query.newsletter !== "" || route.name === "newsletter") return [];
  const refresh = { "http-equiv": "refresh", content: `0; url=${href("newsletter", locale)}` };
  return [`<noscript><meta${attributes(refresh)}></noscript>`];
}

/**
 * The document's looks stand in it: on a phone's line each file would be a way there and back before the
 * first paint. `data-href` tells the bundles that the sheet is there already.
 */
function styleElement(href: string, { sheets }: LoadedComposition): string {
  const sheet = sheets.get(href);
  if (sheet) return `<style${attributes({ "data-href": href })}>${sheet.text}</style>`;
  return `<link${attributes({ rel: "stylesheet", href, "data-href": href })}>`;
}

function head(parts: DocumentParts): string {
  const { page, origin, composition } = parts;
  const { styles } = neededAssets(parts);
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(page, origin).map(({ tag, attributes: given, text }) => {
      const open = `<${tag}${attributes({ ...given, [headMark]: "" })}>`;
      if (tag === "meta" || tag === "link") return open;
      return `${open}${tag === "script" ? escapeJson(text ?? "") : escapeText(text ?? "")}</${tag}>`;
    }),
    // before the sheets, for which it would have to wait
    `<script>${headScript}</script>`,
    // painted when all of it is there: with half of its entries the menu would stand elsewhere, and a
    // teaser without its picture
    `<link${attributes({ rel: "expect", href: `#${footerId}`, blocking: "render" })}>`,
    ...fontPreloads(parts).map(
      (href) =>
        `<link${attributes({ rel: "preload", as: "font", type: "font/woff2", href })} crossorigin>`,
    ),
    ...styles.map((href) => styleElement(href, composition)),
    ...withoutDialog(page),
    tabIcon,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link${attributes({ rel: "manifest", href: manifestPath(page.locale) })}>`,
  ];
  return lines.join("\n");
}

/** Fetches the scripts, after the first paint. */
function start(parts: DocumentParts): string {
  const { entry, scripts } = neededAssets(parts);
  const lists = { "data-run": entry.join(" "), "data-preload": scripts.join(" ") };
  return `<script${attributes(lists)}>${startScript}</script>`;
}

/** JSON that can stand inside a script element, whatever it says. */
function escapeJson(json: string): string {
  return json
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** What the content security policy must know of the sheets that stand in a document. */
export function styleHashes(parts: Pick<DocumentParts, "page" | "composition">): string[] {
  return neededAssets(parts).styles.flatMap(
    (href) => parts.composition.sheets.get(href)?.hash ?? [],
  );
}

/** The whole document. Header, main and footer are roots of their own, hydrated apart. */
export function composeDocument(parts: DocumentParts): string {
  const { page, frame, main, composition } = parts;
  const state: DocumentState = {
    page,
    frame,
    composition: composition.forBrowser(page.audience),
    shell: composition.shell.release.version,
  };
  const { layout } = composition;
  const rootAttributes = {
    lang: page.locale,
    "data-layout": page.layout,
    ...(frame.alert && { "data-alert": String(frame.alert.id) }),
  };
  return `<!doctype html>
<html${attributes(rootAttributes)}>
<head>
${head(parts)}
</head>
<body>
<div id="header">${layout.renderHeader(frame, page)}</div>
<main id="main" data-server="${page.owner}" tabindex="-1">${main}</main>
<div id="${footerId}">${layout.renderFooter(frame, page)}</div>
<script type="application/json" id="${stateElementId}">${escapeJson(JSON.stringify(state))}</script>
${start(parts)}
</body>
</html>
`;
}
