import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isOwner, type ContainerName } from "@festival/contracts/containers";
import type { ExposedAssets, Release } from "@festival/contracts/release";
import { contractVersion } from "@festival/contracts/release/contractVersion";
import type { Compilation } from "webpack";
import type { ClassNames } from "./classNames.ts";
import { BuildFailed, compile } from "./compile.ts";
import { containerConfig } from "./containerConfig.ts";
import { exposeChunk, exposedModules, type Side } from "./exposes.ts";
import { fileHashes, filesBelow } from "./fileHashes.ts";
import { inputVersion } from "./inputVersion.ts";
import { libraryVersions } from "./libraryVersions.ts";
import { removeOldBuilds } from "./oldBuilds.ts";
import { placeInProject, type BuildPlace } from "./place.ts";
import { routesOf } from "./routesOf.ts";
import { buildShellScripts } from "./shellScripts.ts";
import { staffModules } from "./staffModules.ts";

export interface BuiltContainer {
  name: ContainerName;
  version: string;
  /** Folder with `release.json`, `browser/`, `server/` and, of the shell, `scripts/`. */
  folder: string;
  /** True where an earlier build of the same sources was found. */
  reused: boolean;
}

function assetsOf(compilation: Compilation, group: string): ExposedAssets {
  const files =
    compilation.entrypoints.get(group)?.getFiles() ??
    compilation.namedChunkGroups.get(group)?.getFiles() ??
    [];
  return {
    scripts: files.filter((file) => file.endsWith(".js")),
    styles: files.filter((file) => file.endsWith(".css")),
  };
}

/** What a container fetches by itself and the shell fetches ahead: `screen-ROUTE`, `texts-LOCALE`. */
function laterAssets(compilation: Compilation): Release["browser"]["exposes"] {
  const names = [...compilation.namedChunkGroups.keys()].filter((name) =>
    /^(?:screen|texts)-/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [`./${name.replace("-", "/")}`, assetsOf(compilation, name)]),
  );
}

/** The scripts and styles of each exposed module; the shell's are its entry and its named chunks. */
function exposedAssets(
  name: ContainerName,
  source: string,
  compilation: Compilation,
): Release["browser"]["exposes"] {
  const later = laterAssets(compilation);
  if (name === "shell") {
    return {
      "./shell": assetsOf(compilation, "shell"),
      "./app": assetsOf(compilation, "app"),
      "./layout": assetsOf(compilation, "layout"),
      "./staffBar": assetsOf(compilation, "staffBar"),
      "./appBar": assetsOf(compilation, "appBar"),
      "./footer": assetsOf(compilation, "footer"),
      "./startEditor": assetsOf(compilation, "startEditor"),
      ...later,
    };
  }
  return {
    ...Object.fromEntries(
      Object.keys(exposedModules(source, "browser")).map((exposed) => [
        exposed,
        assetsOf(compilation, exposeChunk(exposed)),
      ]),
    ),
    ...later,
  };
}

function sharedNamesOf(compilation: Compilation): string[] {
  const names = new Set<string>();
  for (const module of compilation.modules) {
    const key = (module as { options?: { shareKey?: string } }).options?.shareKey;
    if (module.type === "consume-shared-module" && key) names.add(key);
  }
  return [...names].toSorted();
}

const compressible = /\.(?:js|css|svg|json)$/;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

interface BuildChoices {
  place?: BuildPlace;
  classNames?: ClassNames;
}

/**
 * Builds a container's browser and server side and writes its `release.json`.
 * @throws BuildFailed
 */
export async function buildContainer(
  name: ContainerName,
  { place = placeInProject(name), classNames = "short" }: BuildChoices = {},
): Promise<BuiltContainer> {
  const version = inputVersion(place, classNames);
  const builds = join(place.root, ".cache", "builds", name);
  const folder = join(builds, version);
  if (existsSync(join(folder, "release.json"))) {
    // what is used last is kept longest; another user's builds can be used all the same
    await utimes(folder, new Date(), new Date()).catch(() => undefined);
    return { name, version, folder, reused: true };
  }

  const work = `${folder}.${process.pid}`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  try {
    const sideOf = (side: Side) =>
      compile(
        containerConfig({ name, version, side, output: join(work, side), place, classNames }),
      );
    const { compilation } = await sideOf("browser");
    const forStaff = staffModules(name, compilation);
    if (forStaff.length > 0) {
      throw new BuildFailed(
        `${name} would bring to visitors what staff alone need: ${forStaff.join(", ")}`,
      );
    }
    const hasServer = Object.keys(exposedModules(place.source, "server")).length > 0;
    if (hasServer) await sideOf("server");
    if (name === "shell") await buildShellScripts(join(work, "scripts"));
    // one file, but which of the merged chunks names it is webpack's choice
    const [serverEntry] = hasServer ? await readdir(join(work, "server")) : [];
    const scripts = compilation.getAssets().map((asset) => asset.name);
    const entry =
      name === "shell"
        ? assetsOf(compilation, "shell").scripts.at(-1)
        : scripts.find((script) => script.startsWith("remoteEntry.") && script.endsWith(".js"));
    if (!entry) throw new BuildFailed(`${name} has no entry script.`);
    const browserFiles = await filesBelow(join(work, "browser"));
    await Promise.all(browserFiles.filter((file) => compressible.test(file)).map(compressFile));
    const shared = sharedNamesOf(compilation);
    const release: Release = {
      name,
      version,
      contract: contractVersion,
      libraries: libraryVersions(shared),
      ...(classNames === "readable" && { isForDevelopment: true }),
      builtAt: new Date().toISOString(),
      browser: { entry, exposes: exposedAssets(name, place.source, compilation) },
      server: serverEntry ? { entry: `server/${serverEntry}` } : null,
      ...(name !== "shell" && isOwner(name) && { routes: await routesOf(name, place.source) }),
      shared,
      files: await fileHashes(work),
    };
    await writeFile(join(work, "release.json"), `${JSON.stringify(release, null, 2)}\n`);
    await rename(work, folder).catch(async (error: NodeJS.ErrnoException) => {
      // another process finished the same build first
      if (!existsSync(join(folder, "release.json"))) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await removeOldBuilds(builds, version);
  return { name, version, folder, reused: false };
}
