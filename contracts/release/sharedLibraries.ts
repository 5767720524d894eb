import { standsInFor } from "./contractVersion.ts";

/** The packages behind the shared names that have versions of their own; the facades are part of the contract. */
export const sharedLibraries = ["react", "react-dom", "single-spa-react"] as const;

export type LibraryVersions = Partial<Record<string, string>>;

/**
 * Why a release cannot use what the shell shares: it was built with another major, or with a newer version. One clause
 * that says what to do; null where it can.
 * @param needed versions that the release was built with, by package
 * @param offered versions that the shell has
 */
export function libraryProblem(needed: LibraryVersions, offered: LibraryVersions): string | null {
  for (const [name, version] of Object.entries(needed)) {
    const shared = offered[name];
    if (version === undefined || shared === undefined || standsInFor(shared, version)) continue;
    return `it was built with ${name} ${version}, and this shell shares ${shared}: build it with ${shared}, or update the shell`;
  }
  return null;
}
