import type { RemoteName } from "@festival/contracts/containers";
import { globalName } from "@festival/contracts/release";
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import type { Composition, RemoteAssets } from "../../document/documentState.ts";
import { withTimeout } from "../../withTimeout.ts";

/** A script that has not come by then counts as failed: `loadRemote` itself never gives up. */
const loadTimeoutMs = 10_000;

/** Registers the document's releases by their container scripts; no manifest is fetched. */
export function registerReleases(composition: Composition): void {
  registerRemotes(
    (Object.entries(composition) as [RemoteName, RemoteAssets][]).map(
      ([name, { base, entry }]) => ({
        name: globalName(name),
        entry: `${base}${entry}`,
        type: "global",
        entryGlobalName: globalName(name),
      }),
    ),
  );
}

/**
 * Loads a module that a remote exposes.
 * @param exposed such as `./app`
 * @throws Error when it can't be loaded in time
 */
export async function loadExposed<T>(name: RemoteName, exposed: string): Promise<T> {
  const loaded = await withTimeout(
    loadRemote<T>(`${globalName(name)}/${exposed.slice(2)}`),
    loadTimeoutMs,
    `${name} did not load in time.`,
  );
  if (!loaded) throw new Error(`${name} exposes no ${exposed}.`);
  return loaded;
}

const fetched = new Set<string>();

/**
 * Fetches at once, into the browser's cache, what exposed modules will ask for one after the
 * other. Not by `<link rel=preload>`: the browser complains of each that is not used by the time
 * it looks, some seconds after the document was loaded.
 */
export function preload(remote: RemoteAssets | undefined, ...exposed: string[]): void {
  if (!remote) return;
  const files = exposed
    .flatMap((name) => remote.exposes[name] ?? [])
    .flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  for (const file of [remote.entry, ...files]) {
    const href = remote.base + file;
    const inDocument = document.head.querySelector(
      `link[href="${href}"], script[src="${href}"], style[data-href="${href}"]`,
    );
    if (inDocument || fetched.has(href)) continue;
    fetched.add(href);
    // read to its end, or the cache would not have it; the code that needs it requests it again and reports what is wrong
    fetch(href)
      .then((answer) => answer.arrayBuffer())
      .catch(() => fetched.delete(href));
  }
}
