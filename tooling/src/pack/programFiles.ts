import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What a bundle takes of the project, besides manifests, libraries and builds. */
export const programFolders = [
  "backend/migrations",
  "backend/src",
  "contracts",
  "shared-ui/src",
  "shell/src",
  "tooling/cluster/isReady.mjs",
  "tooling/src",
] as const;

/**
 * Whether a bundle needs a file: no test, and nothing that only tests read.
 * @param path from the project's root
 */
export function isProgramFile(path: string): boolean {
  return !/(?:^|\/)node_modules\/|\.test\.tsx?$|\/testing\//.test(path);
}

/** The workspaces' folders and their manifests, from the project's root. */
export function manifests(root: string): string[] {
  const isWorkspace = (name: string) => !name.startsWith(".") && name !== "node_modules";
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isWorkspace(entry.name))
    .filter((entry) => readdirSync(join(root, entry.name)).includes("package.json"))
    .map((entry) => join(entry.name, "package.json"));
}
