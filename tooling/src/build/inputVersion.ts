import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { ContainerName } from "@festival/contracts/containers";
import { root } from "../root.ts";

/** What every container is made of, besides its own folder. */
const common = ["contracts", "shared-ui", "tooling/src/build"];

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/node_modules/"));
}

/**
 * A container's version: twelve hex digits of a hash over all that goes into its build, so equal
 * sources have equal releases and nothing is built twice.
 * @param from folder of the whole project
 */
export function inputVersion(name: ContainerName, from = root): string {
  const hash = createHash("sha256");
  const files = [...common, `${name}/src`].flatMap((folder) => sourceFiles(join(from, folder)));
  for (const file of [...files, join(from, "package-lock.json")].toSorted()) {
    hash.update(relative(from, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}
