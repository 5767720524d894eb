import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

export const noticesFile = join(root, "THIRD-PARTY-NOTICES.txt");

/** A package of package-lock.json; what npm leaves out where it is false or empty is undefined. */
interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  /** Needed by development, or as an optional peer: the Dockerfile deletes it. */
  devOptional?: boolean;
  /** Only on some systems. */
  optional?: boolean;
}

interface Notice {
  /** Name, version and licence. */
  title: string;
  /** Where it lies, from the root. */
  folder: string;
  isOptional: boolean;
}

const modules = "node_modules/";

/** Packages of development whose code or letters are in what browsers get. */
const inBundles: ReadonlySet<string> = new Set([
  "node_modules/@fontsource-variable/hanken-grotesk",
  "node_modules/@module-federation/webpack-bundler-runtime",
  "node_modules/webpack",
]);

const byTitle = (a: Notice, b: Notice) => (a.title < b.title ? -1 : 1);

/**
 * What production installs or sends to browsers, of a package-lock.json, by name.
 * @param packages by their folders
 */
export function productionPackages(packages: Record<string, LockedPackage>): Notice[] {
  return Object.entries(packages)
    .filter(([folder, one]) => {
      if (!folder.includes(modules) || one.link) return false;
      return inBundles.has(folder) || !(one.dev || one.devOptional);
    })
    .map(([folder, { version = "", license = "licence not named", optional = false }]) => {
      const name = folder.slice(folder.lastIndexOf(modules) + modules.length);
      return { title: `${name} ${version} (${license})`, folder, isOptional: optional };
    })
    .toSorted(byTitle);
}

/** The texts of a package's licence and of its notices; empty where it brings none. */
function licenceText(folder: string): string {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) =>
      readFileSync(join(root, folder, name), "utf8")
        .replaceAll("\r\n", "\n")
        .trim(),
    )
    .join("\n\n");
}

/**
 * The licences of all that production carries: one list, then each text once with the packages that bring it.
 * Packages for some systems only are in the list alone, so that the file is the same on each machine.
 */
export function makeNotices(): string {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const packages = productionPackages(lock.packages);
  const titlesOf = new Map<string, string[]>();
  for (const { title, folder, isOptional } of packages) {
    const text = isOptional ? "" : licenceText(folder);
    if (text) titlesOf.set(text, [...(titlesOf.get(text) ?? []), title]);
  }
  const line = "=".repeat(80);
  const texts = [...titlesOf].map(([text, titles]) =>
    [line, ...titles, "-".repeat(80), text].join("\n"),
  );
  return [
    "The software and fonts of others that this site carries in production.",
    "Written by `npm run notices`.",
    "",
    ...new Set(packages.map(({ title }) => title)),
    "",
    ...texts,
    "",
  ].join("\n");
}
