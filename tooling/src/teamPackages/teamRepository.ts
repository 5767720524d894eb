import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { RemoteName } from "@festival/contracts/containers";
import { root } from "../root.ts";
import { makePackages, type MadePackage } from "./makePackages.ts";

const run = promisify(execFile);

/** A remote's own repository, with what is installed there. */
export interface TeamRepository {
  folder: string;
  /** Runs `remote-kit`; rejects with its `stderr` where it fails. */
  kit(args: readonly string[], env?: Record<string, string>): Promise<{ stdout: string }>;
  remove(): Promise<void>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The libraries that a package installs, theirs among them, as far as this repository's lock has them at the top. */
function librariesOf(manifests: readonly Manifest[]): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Manifest>;
  };
  const found = new Set<string>();
  function add({ dependencies, peerDependencies }: Manifest): void {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const entry = packages[`node_modules/${name}`];
      if (found.has(name) || name.startsWith("@festival/") || !entry) continue;
      found.add(name);
      add(entry);
    }
  }
  manifests.forEach(add);
  return found;
}

/**
 * Installs the packed packages and the libraries that they name into a folder, and nothing else. What npm would fetch
 * from a registry comes from here, in the same versions.
 */
export async function installTeamPackages(folder: string): Promise<readonly MadePackage[]> {
  const modules = join(folder, "node_modules");
  const made = await makePackages(join(folder, "packages"));
  const manifests: Manifest[] = [];
  for (const one of made) {
    const target = join(modules, one.name);
    await mkdir(target, { recursive: true });
    await run("tar", ["-xzf", one.archive, "-C", target, "--strip-components=1"]);
    manifests.push(JSON.parse(readFileSync(join(target, "package.json"), "utf8")));
  }
  for (const library of librariesOf(manifests)) {
    const target = join(modules, library);
    await mkdir(dirname(target), { recursive: true });
    await symlink(join(root, "node_modules", library), target);
  }
  await writeFile(join(folder, "package-lock.json"), JSON.stringify(manifests));
  return made;
}

/** Takes a remote out of this repository into an empty folder, with what its team installs there. */
export async function makeTeamRepository(name: RemoteName): Promise<TeamRepository> {
  const folder = await mkdtemp(join(tmpdir(), `festival-${name}-`));
  const made = await installTeamPackages(folder);
  await cp(join(root, name, "src"), join(folder, "src"), {
    recursive: true,
    // these take a runner of the team's own
    filter: (file) => !/\.test\.tsx?$/.test(file),
  });
  const options = {
    extends: "@festival/remote-kit/tsconfig.json",
    include: ["src", "node_modules/@festival/shared-ui/src/*.d.ts"],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(options));
  const dependencies = Object.fromEntries(
    made.map((one) => [one.name, `file:${one.archive.replace(`${folder}/`, "")}`]),
  );
  const manifest = { name: `@festival/${name}`, private: true, type: "module", dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  const kit = join(folder, "node_modules", "@festival", "remote-kit", "remote-kit.mjs");
  return {
    folder,
    kit: (args, env = {}) =>
      run(process.execPath, ["--disable-warning=ExperimentalWarning", kit, ...args], {
        cwd: folder,
        // the compiler unpacks itself into the home folder
        env: { PATH: process.env.PATH ?? "", HOME: folder, ...env },
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
