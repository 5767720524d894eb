import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { ClassNames } from "./classNames.ts";
import type { BuildPlace } from "./place.ts";

function sourceFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(path, file).split("/").includes("node_modules"));
}

/**
 * A container's version: twelve hex digits of a hash over all that goes into its build, so equal
 * sources have equal releases and nothing is built twice.
 */
export function inputVersion(
  { root, inputs }: Pick<BuildPlace, "root" | "inputs">,
  classNames: ClassNames = "short",
): string {
  const hash = createHash("sha256").update(classNames);
  const files = inputs.flatMap((input) => sourceFiles(join(root, input)));
  for (const file of files.toSorted()) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 12);
}
