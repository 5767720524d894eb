import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import { releaseBase, sharedNames, type Release, type Versions } from "@festival/contracts/release";
import { contractProblem } from "@festival/contracts/release/contractVersion";
import { libraryProblem, sharedLibraries } from "@festival/contracts/release/sharedLibraries";

/** A release in a local folder. */
export interface LocalRelease {
  folder: string;
  release: Release;
  /** Address of its browser files. */
  base: string;
}

/** A release that may not be used; the message is one clause about it, without a full stop. */
export class ReleaseRefused extends Error {
  override name = "ReleaseRefused";
  readonly remote: RemoteName;
  /** True where its files are not what was released, which putting them back cures. */
  readonly isDamaged: boolean;

  constructor({ name, reason, isDamaged = false }: RefusedRelease) {
    super(reason);
    this.remote = name;
    this.isDamaged = isDamaged;
  }
}

/** Why a release may not be used: one clause, without a full stop. */
export interface RefusedRelease {
  name: RemoteName;
  reason: string;
  isDamaged?: boolean;
}

/** What is wrong with a release's files. */
class ReleaseDamaged extends Error {
  override name = "ReleaseDamaged";
}

/** What an error says, as a clause: in the middle of a sentence. */
export function clauseOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\.$/, "");
}

/** Shared on the server besides what browsers get. */
const serverShared: readonly string[] = [...sharedNames, "react-dom/server"];

const require = createRequire(import.meta.url);

/** The versions of what this process shares; the browser's scripts of the shell are built from the same. */
const offeredLibraries = Object.fromEntries(
  sharedLibraries.map((name) => {
    const { version } = require(`${name}/package.json`) as { version: string };
    return [name, version];
  }),
);

/** @throws Error when its folder holds no release */
export async function readRelease(folder: string): Promise<LocalRelease> {
  const text = await readFile(join(folder, "release.json"), "utf8").catch(() => {
    throw new ReleaseDamaged("its file release.json is missing");
  });
  let release: Release;
  try {
    release = JSON.parse(text);
  } catch {
    throw new ReleaseDamaged("its file release.json is damaged");
  }
  return { folder, release, base: releaseBase(release.name, release.version) };
}

/**
 * Checks that a release is whole and fits this shell.
 * @throws Error with a clause that says what is wrong with it
 */
export async function checkRelease({ folder, release }: LocalRelease): Promise<void> {
  const problem =
    contractProblem(release.contract) ?? libraryProblem(release.libraries ?? {}, offeredLibraries);
  if (problem) throw new Error(problem);
  const lacking = release.shared.filter((name) => !serverShared.includes(name));
  if (lacking.length > 0) {
    throw new Error(`it needs what this shell does not share: ${lacking.join(", ")}`);
  }
  const entries = [join("browser", release.browser.entry), release.server?.entry ?? []].flat();
  for (const entry of entries) {
    // what is not listed would be run without having been checked
    if (!release.files[entry]) {
      throw new Error(`it does not list its file ${entry}`);
    }
  }
  for (const [file, expected] of Object.entries(release.files)) {
    const bytes = await readFile(join(folder, file)).catch(() => {
      throw new ReleaseDamaged(`its file ${file} is missing`);
    });
    const digest = createHash("sha384").update(bytes).digest("base64");
    if (`sha384-${digest}` !== expected) {
      throw new ReleaseDamaged(`its file ${file} is not what was released`);
    }
  }
}

/** Reads and checks one release. */
async function readChecked(
  releasesFolder: string,
  name: RemoteName,
  version: string,
): Promise<LocalRelease | RefusedRelease> {
  try {
    const found = await readRelease(join(releasesFolder, name, version));
    if (found.release.name !== name || found.release.version !== version) {
      throw new Error(`its folder holds ${found.release.name} ${found.release.version}`);
    }
    await checkRelease(found);
    return found;
  } catch (error) {
    return { name, reason: clauseOf(error), isDamaged: error instanceof ReleaseDamaged };
  }
}

/** Whether a release's files are what was released. */
export async function isWhole(
  releasesFolder: string,
  name: RemoteName,
  version: string,
): Promise<boolean> {
  const found = await readChecked(releasesFolder, name, version);
  return !("reason" in found && found.isDamaged);
}

/** The releases of a set, checked; those that may not be used are named in `refused`. */
export async function readReleases(
  releasesFolder: string,
  live: Versions,
): Promise<{ releases: LocalRelease[]; refused: RefusedRelease[] }> {
  const releases: LocalRelease[] = [];
  const refused: RefusedRelease[] = [];
  for (const name of remoteNames) {
    const version = live[name];
    if (!version) continue;
    const found = await readChecked(releasesFolder, name, version);
    if ("reason" in found) refused.push(found);
    else releases.push(found);
  }
  return { releases, refused };
}
