import { readFileSync } from "node:fs";

const importing =
  /(?:^(?:import|export)\b[^"']*\bfrom |^import |\bimport\(|\brequire\.resolve\()"([^".][^"]*)"/gm;
const isOfNode = (specifier: string) => specifier.startsWith("node:");

/** @example packageOf("@festival/contracts/routes") => "@festival/contracts" */
const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** The packages that files of code import, with the files. */
export function importedPackages(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files.filter((one) => /\.(?:tsx?|mjs|cjs)$/.test(one))) {
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(importing)) {
      if (isOfNode(specifier)) continue;
      const name = packageOf(specifier);
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}
