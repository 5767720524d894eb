import { ApiError } from "@festival/contracts/errors";
import type { ServerFragment, ServerOwner } from "@festival/contracts/pageOwner";
import { type Locale, locales } from "@festival/contracts/locales";
import { isOwner, type OwnerName, type RemoteName } from "@festival/contracts/containers";
import type { Versions } from "@festival/contracts/release";
import type { Composition } from "../../document/documentState.ts";
import type { LayoutRenderer } from "../../frame.ts";
import { takeDeclaredRoutes } from "@festival/contracts/routes";
import type { RouteTable } from "@festival/contracts/routes/table";
import { createContainerLoader, type ServerContainer } from "./containers.ts";
import { mergeRoutes } from "./mergeRoutes.ts";
import { readSheets, type Sheet } from "./sheets.ts";
import { readShellScripts, type ShellScripts } from "./shellScripts.ts";
import {
  checkRelease,
  clauseOf,
  readRelease,
  readReleases,
  type LocalRelease,
  type RefusedRelease,
} from "./releases.ts";

/** One set of releases, loaded; a worker serves it for its whole life. */
export interface LoadedComposition {
  shell: LocalRelease;
  scripts: ShellScripts;
  layout: LayoutRenderer;
  /** By remote, what is loaded; a broken remote is missing here. */
  releases: ReadonlyMap<RemoteName, LocalRelease>;
  refused: readonly RefusedRelease[];
  /** For the browser: what its scripts were not built with; nothing where releases and shell were built with the same. */
  routes: RouteTable | undefined;
  /** By address. */
  sheets: ReadonlyMap<string, Sheet>;
  /** For the browser; the editor is in it for staff only, and for visitors the words of a document's language alone. */
  forBrowser(audience: "visitor" | "staff", locale?: Locale): Composition;
  /** @throws ApiError `unavailable` when the owner's remote is missing */
  ownerOf(name: OwnerName): ServerOwner;
  /** @throws ApiError as `ownerOf`, `internal` when the remote has no such fragment */
  fragmentOf(name: Exclude<OwnerName, "shell">, fragment: string): ServerFragment;
}

/** An owner's name and version, for the log. */
export function releaseOf({ shell, releases }: LoadedComposition, owner: OwnerName): string {
  const found = owner === "shell" ? shell : releases.get(owner);
  return `${owner} ${found?.release.version ?? "(missing)"}`;
}

function browserAssets(found: LocalRelease): Composition[RemoteName] {
  const { version, browser } = found.release;
  return { version, base: found.base, ...browser };
}

/** What a document of one language asks for; another language is another document. */
function inLanguage(composition: Composition, locale: Locale): Composition {
  const others = locales.filter((other) => other !== locale).map((other) => `./texts/${other}`);
  return Object.fromEntries(
    Object.entries(composition).map(([name, assets]) => {
      const exposes = Object.entries(assets.exposes).filter(
        ([exposed]) => !others.includes(exposed),
      );
      return [name, { ...assets, exposes: Object.fromEntries(exposes) }];
    }),
  );
}

/** What visitors' documents know of the releases: nothing of the editor, nor of what it asks owners. */
function withoutEditor({ "mf-editor": _editor, ...others }: Composition): Composition {
  return Object.fromEntries(
    Object.entries(others).map(([name, assets]) => {
      const { "./editing": _face, ...exposes } = assets.exposes;
      return [name, { ...assets, exposes }];
    }),
  );
}

async function readShell(
  shellBuild: string,
): Promise<Pick<LoadedComposition, "shell" | "scripts">> {
  try {
    const shell = await readRelease(shellBuild);
    await checkRelease(shell);
    return { shell, scripts: await readShellScripts(shell) };
  } catch (error) {
    const reason = clauseOf(error);
    throw new Error(`The shell's own build ${shellBuild} can't be used: ${reason}.`, {
      cause: error,
    });
  }
}

/** What the browser asks of routes: queries are brought in order on the server alone. */
function routesForBrowser(declared: RouteTable): RouteTable | undefined {
  const rows = Object.entries(declared).map(
    ([name, { lists: _lists, ...row }]) => [name, { ...row, query: [] }] as const,
  );
  return rows.length > 0 ? Object.fromEntries(rows) : undefined;
}

interface Loading {
  /** Remotes whose releases are new. */
  tried?: readonly RemoteName[];
  /** Is waited for before a remote's code runs for the first time. */
  beforeLoading?(name: RemoteName): Promise<void>;
}

/**
 * Loads the shell's own container and each remote that may be used, and makes their routes those of this process.
 * @throws Error when the shell's own container can't be loaded
 */
export async function loadComposition(
  shellBuild: string,
  releasesFolder: string,
  live: Versions,
  { tried = [], beforeLoading }: Loading = {},
): Promise<LoadedComposition> {
  const { shell, scripts } = await readShell(shellBuild);
  const read = await readReleases(releasesFolder, live);
  const { releases, declared, ...merged } = mergeRoutes(read.releases, tried);
  const refused = [...read.refused, ...merged.refused];
  takeDeclaredRoutes(declared);
  const loadContainer = createContainerLoader([shell, ...releases]);
  const own = await loadContainer(shell);
  if (!own.layout) throw new Error("The shell's container exposes no layout.");

  const containers = new Map<OwnerName, ServerContainer>([["shell", own]]);
  const loaded = new Map<RemoteName, LocalRelease>();
  for (const found of releases) {
    const name = found.release.name as RemoteName;
    try {
      if (found.release.server && isOwner(name)) {
        await beforeLoading?.(name);
        containers.set(name, await loadContainer(found));
      }
      loaded.set(name, found);
    } catch (error) {
      refused.push({ name, reason: clauseOf(error) });
    }
  }

  const everything: Composition = Object.fromEntries(
    [...loaded].map(([name, found]) => [name, browserAssets(found)]),
  );
  const visitors = withoutEditor(everything);
  const visitorsIn = new Map(locales.map((locale) => [locale, inLanguage(visitors, locale)]));
  const ownerOf = (name: OwnerName): ServerOwner => {
    const container = containers.get(name);
    if (!container) throw new ApiError("unavailable", `${name} is not loaded.`);
    return container.owner;
  };
  return {
    shell,
    scripts,
    layout: own.layout,
    releases: loaded,
    refused,
    routes: routesForBrowser(declared),
    sheets: await readSheets([shell, ...loaded.values()]),
    forBrowser: (audience, locale) =>
      audience === "staff" ? everything : ((locale && visitorsIn.get(locale)) ?? visitors),
    ownerOf,
    fragmentOf: (name, fragment) => {
      const found = ownerOf(name).fragments[fragment];
      if (!found) throw new ApiError("internal", `${name} has no fragment ${fragment}.`);
      return found;
    },
  };
}
