import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { siteVersion } from "@festival/contracts/siteVersion";
import { filesBelow } from "../build/fileHashes.ts";
import { root } from "../root.ts";
import { importedPackages } from "./imports.ts";
import { isTaken, teamPackages, type TeamPackage } from "./packages.ts";

const run = promisify(execFile);

/** A package in a file that npm installs. */
export interface MadePackage {
  name: TeamPackage["name"];
  /** Absolute. */
  archive: string;
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

/** Versions that this repository has tried, by package. */
function versionsOf(names: Iterable<string>): Record<string, string> {
  const { packages } = readJson("package-lock.json");
  const entries = [...names].toSorted().map((name) => {
    const version = name.startsWith("@festival/")
      ? siteVersion
      : packages[`node_modules/${name}`]?.version;
    if (!version) throw new Error(`The lock file names no version of ${name}.`);
    return [name, version];
  });
  return Object.fromEntries(entries);
}

/** Only tests need these, and teams bring their own. */
const isForTests = (file: string) => /(?:^|\/)test(?:ing|Request|Event)\.tsx?$/.test(file);

/** The package's `package.json`. What its files import are its dependencies, in the version of the lock file. */
async function manifestOf(one: TeamPackage, folder: string): Promise<object> {
  const { exports, sideEffects } = readJson(one.folder, "package.json");
  const { license } = readJson("package.json");
  const imported = importedPackages(await filesBelow(folder));
  imported.delete(one.name);
  const isOnlyTested = (name: string) => imported.get(name)?.every(isForTests) ?? false;
  const names = [...imported.keys(), ...one.alsoNeeds];
  const needed = versionsOf(new Set(names.filter((name) => !isOnlyTested(name))));
  return {
    name: one.name,
    version: siteVersion,
    description: one.description,
    license,
    type: "module",
    ...(sideEffects !== undefined && { sideEffects }),
    exports,
    ...one.manifest,
    ...(one.needsPeers ? { peerDependencies: needed } : { dependencies: needed }),
  };
}

async function makePackage(one: TeamPackage, work: string, target: string): Promise<MadePackage> {
  const folder = join(work, basename(one.name));
  const source = join(root, one.folder);
  for (const [from, to] of Object.entries(one.files)) {
    await cp(join(source, from), join(folder, to), {
      recursive: true,
      filter: (file) => isTaken(`${relative(source, file)}/`) && isTaken(relative(source, file)),
    });
  }
  await cp(join(root, "LICENSE"), join(folder, "LICENSE"));
  await cp(join(root, "docs", "teams.md"), join(folder, "README.md"));
  if (one.hasCompilerOptions) {
    const { compilerOptions } = readJson("tsconfig.json");
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }, null, 2));
  }
  const manifest = await manifestOf(one, folder);
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", target];
  const { stdout } = await run("npm", args, { cwd: folder, maxBuffer: 2 ** 26 });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return { name: one.name, archive: join(target, filename) };
}

/** Makes the packages that a remote's own repository installs, in the version of the whole site. */
export async function makePackages(target: string): Promise<MadePackage[]> {
  const work = await mkdtemp(join(tmpdir(), "festival-packages-"));
  try {
    await mkdir(target, { recursive: true });
    const made: MadePackage[] = [];
    for (const one of teamPackages) made.push(await makePackage(one, work, target));
    return made;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
