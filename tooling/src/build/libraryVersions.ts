import { createRequire } from "node:module";
import { sharedLibraries, type LibraryVersions } from "@festival/contracts/release/sharedLibraries";

const require = createRequire(import.meta.url);

/** The versions of those shared libraries that a release imports, by its shared names. */
export function libraryVersions(shared: readonly string[]): LibraryVersions {
  const used = sharedLibraries.filter((library) =>
    shared.some((name) => name === library || name.startsWith(`${library}/`)),
  );
  return Object.fromEntries(
    used.map((library) => {
      const { version } = require(`${library}/package.json`) as { version: string };
      return [library, version];
    }),
  );
}
