import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contractNumber } from "@festival/contracts/pageOwner";
import {
  releaseBase,
  remoteNames,
  sharedNames,
  type LiveSet,
  type Release,
  type RemoteName,
} from "@festival/contracts/release";

/** A release in a local folder. */
export interface LocalRelease {
  folder: string;
  release: Release;
  /** Address of its browser files. */
  base: string;
}

/** Why a release may not be used. */
export class ReleaseRefused extends Error {
  override name = "ReleaseRefused";
}

/** Shared on the server besides what browsers get. */
const serverShared: readonly string[] = [...sharedNames, "react-dom/server"];

export async function readRelease(folder: string): Promise<LocalRelease> {
  const release: Release = JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
  return { folder, release, base: releaseBase(release.name, release.version) };
}

/**
 * Checks that a release is whole and fits this shell.
 * @throws ReleaseRefused
 */
export async function checkRelease({ folder, release }: LocalRelease): Promise<void> {
  if (release.contract !== contractNumber) {
    throw new ReleaseRefused(
      `${release.name} ${release.version} was built for contract ${release.contract}, this shell has ${contractNumber}.`,
    );
  }
  const lacking = release.shared.filter((name) => !serverShared.includes(name));
  if (lacking.length > 0) {
    throw new ReleaseRefused(
      `${release.name} ${release.version} needs what this shell does not share: ${lacking.join(", ")}.`,
    );
  }
  const entries = [join("browser", release.browser.entry), release.server?.entry ?? []].flat();
  for (const entry of entries) {
    // what is not listed would be run without having been checked
    if (!release.files[entry]) {
      throw new ReleaseRefused(
        `${release.name} ${release.version} does not list its file ${entry}.`,
      );
    }
  }
  for (const [file, expected] of Object.entries(release.files)) {
    const bytes = await readFile(join(folder, file)).catch(() => {
      throw new ReleaseRefused(`${release.name} ${release.version} lacks its file ${file}.`);
    });
    const digest = createHash("sha384").update(bytes).digest("base64");
    if (`sha384-${digest}` !== expected) {
      throw new ReleaseRefused(
        `${release.name} ${release.version}: ${file} is not what was released.`,
      );
    }
  }
}

/** What the store says is live; an empty set where nothing was released yet. */
export async function readLiveSet(releasesFolder: string): Promise<LiveSet> {
  try {
    return JSON.parse(await readFile(join(releasesFolder, "live.json"), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return { revision: 0, live: {}, previous: {} };
    }
    throw error;
  }
}

/** The releases of a live set, checked; those that may not be used are named in `refused`. */
export async function readReleases(
  releasesFolder: string,
  live: LiveSet["live"],
): Promise<{ releases: LocalRelease[]; refused: { name: RemoteName; reason: string }[] }> {
  const releases: LocalRelease[] = [];
  const refused: { name: RemoteName; reason: string }[] = [];
  for (const name of remoteNames) {
    const version = live[name];
    if (!version) continue;
    try {
      const found = await readRelease(join(releasesFolder, name, version));
      if (found.release.name !== name || found.release.version !== version) {
        throw new ReleaseRefused(
          `The folder of ${name} ${version} holds ${found.release.name} ${found.release.version}.`,
        );
      }
      await checkRelease(found);
      releases.push(found);
    } catch (error) {
      refused.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { releases, refused };
}
