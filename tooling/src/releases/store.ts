import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import * as files from "node:fs/promises";
import { cp, mkdir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ContainerName } from "@festival/contracts/containers";
import type { Candidate, CandidateVerdict, LiveSet, Release } from "@festival/contracts/release";
import { keepRefusal, proposeCandidate } from "@festival/contracts/release/releaseCandidates";
import { fileHashes } from "../build/fileHashes.ts";
import { hasCode, PlainError } from "../plainError.ts";

// What is live is written by the running shell alone: commands put releases into the store and let them wait
// there as candidates.

/** What the store needs to know of a build. */
export interface Publishable {
  name: ContainerName;
  version: string;
  /** Folder with `release.json`, `browser/` and `server/`. */
  folder: string;
}

/** `live.json.UUID` or `NAME/VERSION.UUID`: an interrupted process would have renamed or removed it. */
const unfinished = /^(?:live[\w.]*|[\w-]+\/\w+)\.[\da-f]{8}-[\da-f-]{27}(?:\.json)?$/;

/** Folder of a release in the store. */
export function releaseFolder(store: string, name: ContainerName, version: string): string {
  return join(store, name, version);
}

/** Whether a release's files are those that its description lists. */
async function isWhole(folder: string): Promise<boolean> {
  try {
    const { files } = JSON.parse(await readFile(join(folder, "release.json"), "utf8")) as Release;
    const { "release.json": _description, ...present } = await fileHashes(folder);
    return isDeepStrictEqual(present, files);
  } catch {
    return false;
  }
}

/** Whether a release in the store is a build of `npm run dev`. */
export async function isForDevelopment(
  store: string,
  name: ContainerName,
  version: string | undefined,
): Promise<boolean> {
  if (!version) return false;
  try {
    const file = join(releaseFolder(store, name, version), "release.json");
    const release: Release = JSON.parse(await readFile(file, "utf8"));
    return release.isForDevelopment === true;
  } catch {
    // a live release that is missing or damaged is the shell's to tell
    return false;
  }
}

/**
 * Puts a build into the store, where it never changes again. A release that is there already and whole is
 * left alone: equal versions are equal files.
 */
export async function publishRelease(store: string, built: Publishable): Promise<string> {
  const target = releaseFolder(store, built.name, built.version);
  if (await isWhole(target)) return target;
  const incoming = `${target}.${randomUUID()}`;
  await mkdir(join(store, built.name), { recursive: true });
  await cp(built.folder, incoming, { recursive: true });
  // a copy that was interrupted, or whose files were damaged since
  const damaged = `${target}.${randomUUID()}`;
  if (existsSync(target)) await rename(target, damaged);
  await rename(incoming, target);
  await rm(damaged, { recursive: true, force: true });
  return target;
}

/**
 * Clears away what killed processes left half done, and candidates that no command waits for. Only for the
 * start of the site: while it runs, commands work in the store.
 */
export async function tidyStore(store: string): Promise<void> {
  const names = await readdir(store, { recursive: true });
  const leftOver = names.filter(
    (name) => name === "live.lock" || name === "candidates" || unfinished.test(name),
  );
  await Promise.all(
    leftOver.map((name) => rm(join(store, name), { recursive: true, force: true })),
  );
}

/** Keeps why a release that did not pass the verification goes no further. */
export async function refuseRelease(
  store: string,
  { name, version, reason }: Pick<Candidate, "name" | "version"> & { reason: string },
): Promise<void> {
  await keepRefusal(files, store, name, { version, reason, at: new Date().toISOString() });
}

/** No command waits so long for its candidate's verdict. */
const verdictKeptMs = 60 * 60 * 1000;

/** Removes the verdicts of candidates whose command did not wait for them. */
export async function forgetVerdicts(store: string): Promise<void> {
  const folder = join(store, "candidates");
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  });
  for (const name of names.filter((one) => one.endsWith(".verdict.json"))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > verdictKeptMs) await rm(join(folder, name), { force: true });
  }
}

/**
 * What is live; where `live.json` is missing or damaged, what was live last.
 * @throws PlainError where neither can be read
 */
export async function readLive(store: string): Promise<LiveSet> {
  const file = join(store, "live.json");
  for (const one of [file, join(store, "live.good.json")]) {
    try {
      return JSON.parse(await readFile(one, "utf8"));
    } catch (error) {
      if (!(error instanceof SyntaxError) && !hasCode(error, "ENOENT")) throw error;
    }
  }
  if (!existsSync(file)) return { revision: 0, live: {}, previous: {} };
  throw new PlainError(
    `${file} is damaged, and there is no copy of it; without it, the next start releases everything again.`,
  );
}

/** A candidate that waits for its verdict. */
export interface Proposal extends Candidate {
  /** @throws PlainError where there is none in time; the candidate is taken back then */
  verdict(withinMs: number): Promise<CandidateVerdict>;
}

/** Lets a published release wait until the running shell has tried it. */
export async function propose(
  store: string,
  { name, version, isRollback }: Omit<Candidate, "id">,
): Promise<Proposal> {
  const candidate: Candidate = { id: randomUUID(), name, version, isRollback };
  const proposal = await proposeCandidate(files, store, candidate);
  return {
    ...candidate,
    async verdict(withinMs) {
      const verdict = await proposal.verdict(withinMs);
      if (verdict) return verdict;
      throw new PlainError(
        `The shell has not tried ${name} ${version} within ${withinMs / 1000} s, so it was taken back; see the log of the shell.`,
      );
    },
  };
}
