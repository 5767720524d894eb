import { locales, type Locale } from "@festival/contracts/locales";
import { isOwner, type RemoteName } from "@festival/contracts/containers";
import { globalName, releaseBase, type Release } from "@festival/contracts/release";
import { ownRoutes } from "@festival/contracts/release/declaredRoutes";

/** A release's browser side: what is loaded of it before it may go live. */
export interface Face {
  name: RemoteName;
  globalName: string;
  /** Address of the container's script, on the site. */
  entry: string;
  /** Names of its fragments. */
  fragments: string[];
  /** Its screens, those for staff too. */
  screens: string[];
  locales: readonly Locale[];
}

/** The browser sides of releases. */
export function facesOf(releases: readonly Release[]): Face[] {
  return releases.flatMap(({ name, version, browser, routes }) => {
    if (name === "shell") return [];
    const prefix = "./fragments/";
    const exposed = Object.keys(browser.exposes).filter((one) => one.startsWith(prefix));
    return {
      name,
      globalName: globalName(name),
      entry: releaseBase(name, version) + browser.entry,
      fragments: exposed.map((one) => one.slice(prefix.length)),
      screens: isOwner(name) ? Object.keys(routes ?? ownRoutes(name)) : [],
      locales,
    };
  });
}

/** Of Module Federation's runtime, as far as it is used here. */
interface FederationHost {
  name: string;
  registerRemotes(remotes: object[]): void;
  loadRemote(id: string): Promise<Record<string, unknown> | null>;
}

/**
 * Loads a release's browser side into a document of the shell: container, app with each screen in each
 * language, fragments. Runs in that document, so it uses nothing of this module.
 * @returns what went wrong; null when all is well
 */
export async function loadFace(face: Face): Promise<string | null> {
  type Step = (...given: unknown[]) => Promise<unknown>;
  const run = async (module: Record<string, unknown> | null, name: string, ...given: unknown[]) => {
    const step = module?.[name];
    if (typeof step !== "function") throw new Error(`it exports no ${name}`);
    await (step as Step)(...given);
  };
  try {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: FederationHost[] };
    };
    const host = federation.__INSTANCES__.find(({ name }) => name === "shell");
    if (!host) throw new Error("the document has no shell");
    const { globalName: name, entry } = face;
    host.registerRemotes([{ name, entry, type: "global", entryGlobalName: name }]);
    const app = await host.loadRemote(`${name}/app`);
    await run(app, "bootstrap", { name: face.name });
    for (const end of ["mount", "unmount"]) {
      if (typeof app?.[end] !== "function") throw new Error(`it exports no ${end}`);
    }
    for (const screen of face.screens) {
      for (const locale of face.locales) await run(app, "prepare", screen, locale);
    }
    for (const name of face.fragments) {
      const loaded = await host.loadRemote(`${face.globalName}/fragments/${name}`);
      const fragment = loaded?.fragment as Record<string, unknown> | null;
      for (const locale of face.locales) await run(fragment, "prepare", locale);
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
