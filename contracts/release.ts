import type { ContainerName, RemoteName } from "./containers.ts";
import type { DeclaredRoutes } from "./release/declaredRoutes.ts";
import type { LibraryVersions } from "./release/sharedLibraries.ts";

/**
 * What the shell shares at run time; a release that needs another name is refused. Not rxjs: a
 * shared module is shared whole, and the bus's subjects work with any copy's operators.
 */
export const sharedNames = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "single-spa-react",
  // the site has one table of its addresses, and that is the live shell's
  "@festival/contracts/routes",
  "@festival/shared-ui/router",
  "@festival/shared-ui/i18n",
] as const;

/** What one exposed module needs in the browser, as paths below the release's `browser/`. */
export interface ExposedAssets {
  scripts: string[];
  styles: string[];
}

/** `release.json`, beside `browser/` and `server/` in a release's immutable folder. */
export interface Release {
  name: ContainerName;
  /** Twelve hex digits of a hash over everything that went into the build. */
  version: string;
  /** The contract that it needs, as MAJOR.MINOR; a number in releases built before minors were counted. */
  contract: string | number;
  /** The versions of the shared libraries that it was built with; older releases do not say. */
  libraries?: LibraryVersions;
  /** True for builds of `npm run dev`, which no other start leaves live. */
  isForDevelopment?: true;
  /** ISO 8601. */
  builtAt: string;
  browser: {
    /** The container's script below `browser/`. */
    entry: string;
    /** By exposed name, such as `./app`; those of a screen as `./screen/ROUTE`, of a language as `./texts/LOCALE`. */
    exposes: Record<string, ExposedAssets>;
  };
  /** Container for Node below the release folder; null for what is never rendered on the server. */
  server: { entry: string } | null;
  /** The routes of an owner, in the place of those that the shell was built with; older releases do not say. */
  routes?: DeclaredRoutes;
  /** Shared names the release imports. */
  shared: string[];
  /** Every file of the release but this one, by path below its folder, with `sha384-BASE64`. */
  files: Record<string, string>;
}

/** Versions by remote. */
export type Versions = Partial<Record<RemoteName, string>>;

/** `live.json` in the release store, and `live.good.json`, its copy from when all workers last served it. */
export interface LiveSet {
  /** Counts up with each change; the compare-and-swap looks at it. */
  revision: number;
  live: Versions;
  /** Earlier live versions of each remote, newest last, for the way back. */
  previous: Partial<Record<RemoteName, string[]>>;
  /** Versions of each remote that were rolled back, newest last: no start makes them live again. */
  withdrawn?: Partial<Record<RemoteName, string[]>>;
  /** When each live release went live, and by whom; sets of older shells say nothing of it. */
  since?: Partial<Record<RemoteName, { at: string; by?: string }>>;
}

/** `candidates/ID.json` in the release store: a release that waits for the running shell to try it. */
export interface Candidate {
  id: string;
  name: RemoteName;
  version: string;
  /** True for an earlier release that takes the place of the live one. */
  isRollback: boolean;
  /** Who asked for it in the admin area, or which team's key; a command names no one. */
  by?: string;
  /** True for what came over the network: it is tried apart from the site's secrets first. */
  isUploaded?: boolean;
}

/** `refused/NAME.json`: the last candidate of a remote that was refused, until another one goes live. */
export interface RefusedRelease {
  version: string;
  reason: string;
  /** ISO 8601. */
  at: string;
  /** The machine whose shell refused it; a command that verified it names none. */
  host?: string;
}

/** `candidates/ID.verdict.json`: the outcome of a candidate's trial. */
export type CandidateVerdict = { isLive: true } | { isLive: false; reason: string };

/** The remote's name as a JavaScript identifier, under which its container registers. */
export function globalName(name: ContainerName): string {
  return name.replaceAll("-", "_");
}

/** Address under which a release's browser files are served. */
export function releaseBase(name: ContainerName, version: string): string {
  return `/remotes/${name}/${version}/browser/`;
}
