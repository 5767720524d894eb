import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sharedNames } from "@festival/contracts/release";
import { releasedFolder } from "./contractTypes.ts";

// Releases take these modules from the shell, whatever they were built with: what they exported once must stay.

/** By module, what it exports: the kind of each value by name. */
export type SharedModules = Readonly<Record<string, Readonly<Record<string, string>>>>;

const fileOf = (version: string) => join(releasedFolder, version, "shared.json");

/** What the shared modules of this project export now. */
export async function currentModules(): Promise<SharedModules> {
  const own = sharedNames.filter((name) => name.startsWith("@festival/"));
  const modules = own.map(async (name) => {
    const exported: Record<string, unknown> = await import(name);
    // a module lists its exports by the alphabet
    const kinds = Object.keys(exported).map((one) => [one, typeof exported[one]]);
    return [name, Object.fromEntries(kinds)] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** What they exported in a released contract. */
export async function releasedModules(version: string): Promise<SharedModules> {
  return JSON.parse(await readFile(fileOf(version), "utf8"));
}

export async function recordModules(version: string): Promise<void> {
  await writeFile(fileOf(version), `${JSON.stringify(await currentModules(), null, 2)}\n`);
}

/** What releases of before took and would not find, as "MODULE NAME". */
export function missingExports(before: SharedModules, now: SharedModules): string[] {
  return Object.entries(before).flatMap(([module, names]) =>
    Object.keys(names)
      .filter((name) => now[module]?.[name] !== names[name])
      .map((name) => `${module} ${name}`),
  );
}
