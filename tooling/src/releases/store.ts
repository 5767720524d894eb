import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, open, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContainerName, LiveSet, RemoteName } from "@festival/contracts/release";
import { PlainError } from "../plainError.ts";

/** What the store needs to know of a build. */
export interface Publishable {
  name: ContainerName;
  version: string;
  /** Folder with `release.json`, `browser/` and `server/`. */
  folder: string;
}

/** Somebody else changed what is live between reading and writing. */
export class LiveSetMoved extends Error {
  override name = "LiveSetMoved";
}

/** How many earlier versions of a remote are remembered for the way back. */
const rememberedVersions = 20;

/** `live.UUID.json` or `NAME/VERSION.UUID`, not yet renamed to what it is to be. */
const unfinished = /^(?:live|[\w-]+\/\w+)\.[\da-f]{8}-[\da-f-]{27}(?:\.json)?$/;

/** Folder of a release in the store. */
export function releaseFolder(store: string, name: ContainerName, version: string): string {
  return join(store, name, version);
}

/**
 * Puts a build into the store, where it never changes again. A release that is there already is
 * left alone: equal versions are equal files.
 */
export async function publishRelease(store: string, built: Publishable): Promise<string> {
  const target = releaseFolder(store, built.name, built.version);
  if (existsSync(join(target, "release.json"))) return target;
  const incoming = `${target}.${randomUUID()}`;
  await mkdir(join(store, built.name), { recursive: true });
  await cp(built.folder, incoming, { recursive: true });
  // an unfinished copy of an earlier, interrupted publish
  await rm(target, { recursive: true, force: true });
  await rename(incoming, target);
  return target;
}

/**
 * Clears away what killed commands left half done, a lock above all. Only for whoever starts the site,
 * since nobody releases anything without one.
 */
export async function tidyStore(store: string): Promise<void> {
  const names = await readdir(store, { recursive: true });
  const leftOver = names.filter((name) => name === "live.lock" || unfinished.test(name));
  await Promise.all(
    leftOver.map((name) => rm(join(store, name), { recursive: true, force: true })),
  );
}

export async function readLive(store: string): Promise<LiveSet> {
  try {
    return JSON.parse(await readFile(join(store, "live.json"), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return { revision: 0, live: {}, previous: {} };
    }
    if (error instanceof SyntaxError) {
      throw new PlainError(
        `${join(store, "live.json")} is damaged; without it, the next start releases everything anew.`,
      );
    }
    throw error;
  }
}

/**
 * Writes the next live set, if the store still holds the one it was made from. Two writers at
 * once: the lock file lets one through, the revision refuses the other.
 * @throws LiveSetMoved
 */
async function compareAndSwap(store: string, seen: LiveSet, next: LiveSet): Promise<void> {
  await mkdir(store, { recursive: true });
  const lock = join(store, "live.lock");
  const held = await open(lock, "wx").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new LiveSetMoved(
      `Another release is going live right now. If none is, remove ${lock} and try again.`,
    );
  });
  try {
    const present = await readLive(store);
    if (present.revision !== seen.revision) {
      throw new LiveSetMoved("What is live has changed in the meantime; try again.");
    }
    const incoming = join(store, `live.${randomUUID()}.json`);
    await writeFile(incoming, `${JSON.stringify(next, null, 2)}\n`);
    await rename(incoming, join(store, "live.json"));
  } finally {
    await held.close();
    await rm(lock, { force: true });
  }
}

/**
 * Makes versions live, all in one step.
 * @returns the live set that is in force afterwards; unchanged when all of them are live already
 * @throws LiveSetMoved
 */
export async function setLive(
  store: string,
  versions: Partial<Record<RemoteName, string>>,
): Promise<LiveSet> {
  const seen = await readLive(store);
  const next: LiveSet = {
    revision: seen.revision + 1,
    live: { ...seen.live },
    previous: { ...seen.previous },
  };
  let changed = false;
  for (const [key, version] of Object.entries(versions)) {
    const name = key as RemoteName;
    const present = seen.live[name];
    if (!version || present === version) continue;
    changed = true;
    next.live[name] = version;
    if (present) {
      next.previous[name] = [...(seen.previous[name] ?? []), present].slice(-rememberedVersions);
    }
  }
  if (!changed) return seen;
  await compareAndSwap(store, seen, next);
  return next;
}

/**
 * Makes a remote's earlier version live again.
 * @throws LiveSetMoved
 * @throws Error when there is no earlier version
 */
export async function rollback(store: string, name: RemoteName): Promise<LiveSet> {
  const seen = await readLive(store);
  const earlier = seen.previous[name] ?? [];
  const version = earlier.at(-1);
  if (!version) throw new Error(`${name} has no earlier release to go back to.`);
  const next: LiveSet = {
    revision: seen.revision + 1,
    live: { ...seen.live, [name]: version },
    previous: { ...seen.previous, [name]: earlier.slice(0, -1) },
  };
  await compareAndSwap(store, seen, next);
  return next;
}
