import type { Page } from "@festival/contracts/pageOwner";
import type { ExposedAssets } from "@festival/contracts/release";
import type { RemoteAssets } from "../../document/documentState.ts";
import type { LoadedComposition } from "../releases/composition.ts";
import { attributes } from "./html.ts";

/** What a document has of the releases' files, as it stands in it. */
export interface PageAssets {
  /** Elements that fetch the letters. */
  fontPreloads: readonly string[];
  /** Elements of the style sheets, in their order. */
  sheets: readonly string[];
  /** What the content security policy must know of the sheets that stand in the document. */
  styleHashes: readonly string[];
  /** The element that fetches the scripts, after the first paint. */
  start: string;
}

type AssetPage = Pick<Page, "owner" | "route" | "locale" | "fragments" | "audience">;

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
function ownerAssets(page: AssetPage, base: string, exposes: RemoteAssets["exposes"]): Assets[] {
  const exposed = ["./app", `./screen/${page.route.name}`, `./texts/${page.locale}`];
  return exposed.map((name) => assetsBelow(base, exposes[name]));
}

/** What staff's documents fetch besides: the editor's beginning, so that none of its steps waits for another. */
function editorScripts({ shell, forBrowser }: LoadedComposition): string[] {
  const editor = forBrowser("staff")["mf-editor"];
  if (!editor) return [];
  const begin = assetsBelow(shell.base, shell.release.browser.exposes["./startEditor"]);
  const app = assetsBelow(editor.base, editor.exposes["./app"]);
  return [...begin.scripts, editor.base + editor.entry, ...app.scripts];
}

/** Exactly what this page needs to look right and to hydrate, all of it known at once. */
function neededAssets(
  page: AssetPage,
  composition: LoadedComposition,
): Assets & { entry: string[] } {
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
  if (page.audience === "staff") parts.push({ styles: [], scripts: editorScripts(composition) });
  return {
    entry: shell.scripts,
    styles: [...new Set(parts.flatMap((part) => part.styles))],
    scripts: [...new Set(parts.flatMap((part) => part.scripts))].filter(
      (script) => !shell.scripts.includes(script),
    ),
  };
}

function fontPreloads({ shell }: LoadedComposition): string[] {
  return Object.keys(shell.release.files)
    .filter((file) => /latin-wght-normal\.[\w]+\.woff2$/.test(file) && !file.includes("latin-ext"))
    .map((file) => {
      const href = shell.base + file.replace(/^browser\//, "");
      const link = attributes({ rel: "preload", as: "font", type: "font/woff2", href });
      return `<link${link} crossorigin>`;
    });
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

function findAssets(page: AssetPage, composition: LoadedComposition): PageAssets {
  const { entry, styles, scripts } = neededAssets(page, composition);
  const lists = { "data-run": entry.join(" "), "data-preload": scripts.join(" ") };
  return {
    fontPreloads: fontPreloads(composition),
    sheets: styles.map((href) => styleElement(href, composition)),
    styleHashes: styles.flatMap((href) => composition.sheets.get(href)?.hash ?? []),
    start: `<script${attributes(lists)}>${composition.scripts.start.text}</script>`,
  };
}

/** All that the assets of a page depend on within one set of releases. */
function keyOf({ owner, route, locale, fragments, audience }: AssetPage): string {
  const shown = Object.values(fragments)
    .filter(({ failed }) => !failed)
    .map((fragment) => `${fragment.owner}/${fragment.name}`);
  return [audience, owner, route.name, locale, ...shown].join(" ");
}

const found = new WeakMap<LoadedComposition, Map<string, PageAssets>>();

/** The assets of a page: found once for all pages of a route in a language, for visitors and for staff. */
export function assetsOf(page: AssetPage, composition: LoadedComposition): PageAssets {
  const known = found.get(composition) ?? new Map<string, PageAssets>();
  found.set(composition, known);
  const key = keyOf(page);
  const assets = known.get(key) ?? findAssets(page, composition);
  known.set(key, assets);
  return assets;
}
