import { constants } from "node:fs";
import { access, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Releases, RemoteReleases } from "@festival/contracts/api/releases";
import { remoteNames, type RemoteName } from "@festival/contracts/containers";
import type {
  Candidate,
  LiveSet,
  RefusedRelease,
  Release,
  Versions,
} from "@festival/contracts/release";
import { refusedFile } from "@festival/contracts/release/releaseCandidates";

/** Earlier releases that are offered, and others. */
const mostListed = 10;

/** What a file of JSON holds; undefined where there is none, or something else. */
async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // files of others, which come and go: what can't be read is not known
    return undefined;
  }
}

/** What is live, as `live.json` says; undefined where this process does not see the shell's release store. */
export const readLive = (store: string): Promise<LiveSet | undefined> =>
  readJson<LiveSet>(join(store, "live.json"));

async function mayWrite(store: string): Promise<boolean> {
  return access(store, constants.W_OK).then(
    () => true,
    () => false,
  );
}

async function readCandidates(store: string): Promise<Candidate[]> {
  const folder = join(store, "candidates");
  const names = await readdir(folder).catch(() => []);
  const waiting = names.filter((name) => /^[\w-]+\.json$/.test(name));
  const found = await Promise.all(waiting.map((name) => readJson<Candidate>(join(folder, name))));
  return found.filter((one) => one !== undefined);
}

async function stored(store: string, name: RemoteName, version: string) {
  const release = await readJson<Release>(join(store, name, version, "release.json"));
  return { version, built_at: release?.builtAt ?? null };
}

/** Versions of a remote in the store, those that were put there last first. */
async function storedVersions(store: string, name: RemoteName): Promise<string[]> {
  const folders = await readdir(join(store, name)).catch(() => []);
  const dated = await Promise.all(
    folders
      .filter((folder) => /^[0-9a-f]{12}$/.test(folder))
      .map(async (version) => {
        const found = await stat(join(store, name, version)).catch(() => undefined);
        return { version, at: found?.mtimeMs ?? 0 };
      }),
  );
  return dated.toSorted((a, b) => b.at - a.at).map(({ version }) => version);
}

interface Known {
  set: LiveSet;
  /** What all workers have served last. */
  served: Versions;
  candidates: readonly Candidate[];
}

async function readRemote(
  store: string,
  name: RemoteName,
  { set, served, candidates }: Known,
): Promise<RemoteReleases> {
  const version = set.live[name];
  const since = set.since?.[name];
  const earlier = [...new Set(set.previous[name]?.toReversed())];
  const listed = [version, ...earlier];
  const others = (await storedVersions(store, name)).filter((one) => !listed.includes(one));
  const describe = (versions: readonly string[]) =>
    Promise.all(versions.slice(0, mostListed).map((one) => stored(store, name, one)));
  return {
    name,
    live:
      version === undefined
        ? null
        : {
            ...(await stored(store, name, version)),
            since: since?.at ?? null,
            by: since?.by ?? "",
            is_served: served[name] === version,
          },
    candidates: candidates
      .filter((one) => one.name === name)
      .map((one) => ({ version: one.version, is_rollback: one.isRollback })),
    refused: (await readJson<RefusedRelease>(refusedFile(store, name))) ?? null,
    earlier: await describe(earlier),
    stored: await describe(others),
  };
}

/** The releases of all remotes, as far as this process sees the shell's release store. */
export async function readReleases(store: string): Promise<Releases> {
  const set = await readLive(store);
  if (!set) return { is_known: false, can_roll_back: false, remotes: [] };
  const good = await readJson<LiveSet>(join(store, "live.good.json"));
  const known = { set, served: good?.live ?? {}, candidates: await readCandidates(store) };
  return {
    is_known: true,
    can_roll_back: await mayWrite(store),
    remotes: await Promise.all(remoteNames.map((name) => readRemote(store, name, known))),
  };
}
