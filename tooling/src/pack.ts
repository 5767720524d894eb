import { execFile } from "node:child_process";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { siteVersion } from "@festival/contracts/siteVersion";
import { writeBuilds } from "./build/writeBuilds.ts";
import { isProgramFile, manifests, programFolders } from "./pack/programFiles.ts";
import { PlainError, runCommand } from "./plainError.ts";
import { root } from "./root.ts";
import { consoleProgress } from "./site/progress.ts";

// `npm run pack`: one archive with all that one server needs, built for the kind of machine that this one is.
// What it holds and how it is installed: tooling/pack/INSTALL.md.

const run = promisify(execFile);
const name = `festival-${siteVersion}`;
const folder = join(root, ".cache", "pack");
const bundle = join(folder, name);

async function copyFile(path: string, target = path): Promise<void> {
  await mkdir(dirname(join(bundle, target)), { recursive: true });
  await cp(join(root, path), join(bundle, target), {
    recursive: true,
    filter: (file) => isProgramFile(relative(root, file)),
  });
}

async function copyProgram(): Promise<void> {
  const texts = [".env.example", "LICENSE", "THIRD-PARTY-NOTICES.txt"];
  const ofNpm = ["package.json", "package-lock.json", ".npmrc"];
  for (const path of [...texts, ...ofNpm, ...manifests(root), ...programFolders])
    await copyFile(path);
  for (const file of await readdir(join(root, "tooling", "pack"))) {
    await copyFile(
      join("tooling", "pack", file),
      file.endsWith(".md") ? file : join("systemd", file),
    );
  }
  await cp(join(root, "node_modules", "node", "bin", "node"), join(bundle, "node"));
}

/** The libraries that run: the same that the image installs. */
async function installLibraries(): Promise<void> {
  const workspaces = ["contracts", "shared-ui", "backend", "shell"].flatMap((one) => ["-w", one]);
  const args = ["ci", "--omit=dev", "--include-workspace-root", "--no-audit", "--no-fund"];
  await run("npm", [...args, ...workspaces], { cwd: bundle, maxBuffer: 2 ** 26 }).catch(
    ({ stderr }: { stderr?: string }) => {
      throw new PlainError(`The libraries could not be installed: ${stderr}`);
    },
  );
  // an optional peer of i18next, which only reads types of it
  for (const compiler of ["typescript", "@typescript"]) {
    await rm(join(bundle, "node_modules", compiler), { recursive: true, force: true });
  }
}

await runCommand(async () => {
  const progress = consoleProgress();
  await rm(folder, { recursive: true, force: true });
  await progress.step("Building the parts", () => writeBuilds(join(bundle, "builds")));
  await progress.step("Copying the programs", copyProgram);
  await progress.step("Installing the libraries that run", installLibraries);
  const archive = join(folder, `${name}.tar.gz`);
  await progress.step("Packing", () => run("tar", ["-C", folder, "-czf", archive, name]));
  console.log(`\n${archive}\nHow it is installed: INSTALL.md in it.`);
});
