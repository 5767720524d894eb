import { randomUUID } from "node:crypto";
import * as files from "node:fs/promises";
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { remoteNames } from "@festival/contracts/containers";
import type { Candidate, CandidateVerdict, LiveSet } from "@festival/contracts/release";
import { keepRefusal, refusedFile } from "@festival/contracts/release/releaseCandidates";

/** How many earlier versions of a remote are remembered. */
const rememberedVersions = 20;
/** The lock is held while one small file is written; an older one was left behind by a process that died. */
const longestLockMs = 10_000;

/** The live set is another one than it was when the next was made from it. */
export class LiveSetMoved extends Error {
  override name = "LiveSetMoved";
}

/** What is live, as far as the store knows; `problem` says in a clause what is wrong with `live.json`. */
export interface KnownLive {
  set: LiveSet | undefined;
  problem: string | null;
}

/** The problem of a store into which nothing was released yet, too. */
export const missingLive = "live.json is missing";

const nothingLive: LiveSet = { revision: 0, live: {}, previous: {} };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function isLiveSet(value: unknown): value is LiveSet {
  if (!isRecord(value)) return false;
  return typeof value.revision === "number" && isRecord(value.live) && isRecord(value.previous);
}

function isCandidate(value: unknown): value is Candidate {
  if (!isRecord(value)) return false;
  const { id, name, version } = value;
  return (
    typeof id === "string" &&
    remoteNames.some((remote) => remote === name) &&
    typeof version === "string" &&
    /^[0-9a-f]{12}$/.test(version)
  );
}

/** What a file of JSON holds; undefined where it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

async function readSet(file: string): Promise<KnownLive> {
  try {
    const found = parse(await readFile(file, "utf8"));
    if (isLiveSet(found)) return { set: found, problem: null };
    return { set: undefined, problem: "live.json is damaged" };
  } catch (error) {
    const code = codeOf(error);
    const problem = code === "ENOENT" ? missingLive : `live.json can't be read (${code})`;
    return { set: undefined, problem };
  }
}

/**
 * The live set in which candidates have taken the place of what was live.
 * @param at when that was
 */
export function withCandidates(
  seen: LiveSet,
  candidates: readonly Candidate[],
  at: string,
): LiveSet {
  const live = { ...seen.live };
  const previous = { ...seen.previous };
  const withdrawn = { ...seen.withdrawn };
  const since = { ...seen.since };
  for (const { name, version, isRollback, by } of candidates) {
    const present = live[name];
    if (present === version) continue;
    live[name] = version;
    since[name] = by ? { at, by } : { at };
    const earlier = previous[name] ?? [];
    const left = withdrawn[name]?.filter((other) => other !== version) ?? [];
    if (isRollback) {
      // all that came after the version it goes back to
      const place = earlier.lastIndexOf(version);
      previous[name] = place < 0 ? earlier : earlier.slice(0, place);
      const gone = place < 0 ? [] : earlier.slice(place + 1);
      withdrawn[name] = [...left, ...gone, ...(present ? [present] : [])].slice(
        -rememberedVersions,
      );
    } else {
      if (present) previous[name] = [...earlier, present].slice(-rememberedVersions);
      withdrawn[name] = left;
    }
  }
  return { revision: seen.revision + 1, live, previous, withdrawn, since };
}

/**
 * The release store as the shell's supervisor sees it, the only one who writes what is live.
 * @param folder holds `live.json`, `live.good.json`, `candidates/`, `refused/` and `NAME/VERSION/`
 */
export function openReleaseStore(folder: string) {
  const liveFile = join(folder, "live.json");
  const goodFile = join(folder, "live.good.json");
  const candidates = join(folder, "candidates");
  const candidateFile = (id: string) => join(candidates, `${id}.json`);
  let lastGood = "";

  /** Whole or not at all. */
  async function write(file: string, content: object): Promise<void> {
    const incoming = `${file}.${randomUUID()}`;
    try {
      await writeFile(incoming, `${JSON.stringify(content, null, 2)}\n`);
      await rename(incoming, file);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  /** @throws LiveSetMoved while another process writes */
  async function locked<T>(work: () => Promise<T>): Promise<T> {
    const lock = join(folder, "live.lock");
    const held = await open(lock, "wx").catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
      const since = (await stat(lock).catch(() => undefined))?.mtimeMs ?? 0;
      if (Date.now() - since > longestLockMs) await rm(lock, { force: true });
      throw new LiveSetMoved("another process is writing what is live");
    });
    try {
      return await work();
    } finally {
      await held.close();
      await rm(lock, { force: true });
    }
  }

  return {
    /** What `live.json` says; `set` is undefined where that is missing or damaged. */
    readLive: (): Promise<KnownLive> => readSet(liveFile),

    /** What to begin with: `live.json`, else the last set that was served, else nothing. */
    async readFirst(): Promise<{ set: LiveSet; problem: string | null }> {
      const { set, problem } = await readSet(liveFile);
      if (set) return { set, problem };
      const { set: good } = await readSet(goodFile);
      if (good) return { set: good, problem };
      return { set: nothingLive, problem: problem === missingLive ? null : problem };
    },

    /** The releases that wait to be tried, in the order in which they came. */
    async readCandidates(): Promise<Candidate[]> {
      const names = await readdir(candidates).catch((error: unknown) => {
        if (codeOf(error) === "ENOENT") return [];
        throw error;
      });
      const waiting = await Promise.all(
        names
          .filter((name) => /^[\w-]+\.json$/.test(name))
          .map(async (name) => {
            const file = join(candidates, name);
            // the command that asked may take it back at any moment
            const read = Promise.all([readFile(file, "utf8"), stat(file)]);
            const found = await read.catch(() => undefined);
            if (!found) return [];
            const [text, { mtimeMs }] = found;
            const candidate = parse(text);
            return isCandidate(candidate) ? [{ candidate, mtimeMs }] : [];
          }),
      );
      return waiting
        .flat()
        .toSorted((a, b) => a.mtimeMs - b.mtimeMs)
        .map(({ candidate }) => candidate);
    },

    /**
     * Makes candidates live in one step.
     * @param seen what is live as far as the caller knows
     * @throws LiveSetMoved where the store holds another set than `seen`
     */
    goLive: (seen: LiveSet, tried: readonly Candidate[]): Promise<LiveSet> =>
      locked(async () => {
        const { set: present } = await readSet(liveFile);
        if (present && present.revision !== seen.revision) {
          throw new LiveSetMoved("what is live has changed meanwhile");
        }
        const next = withCandidates(seen, tried, new Date().toISOString());
        await write(liveFile, next);
        return next;
      }),

    /** Sends the outcome of its candidate to the command that asked. */
    async answer({ id, name, version }: Candidate, verdict: CandidateVerdict): Promise<void> {
      const at = new Date().toISOString();
      if (verdict.isLive) await rm(refusedFile(folder, name), { force: true });
      else {
        const { reason } = verdict;
        await keepRefusal(files, folder, name, { version, reason, at, host: hostname() });
      }
      await mkdir(candidates, { recursive: true });
      await write(join(candidates, `${id}.verdict.json`), verdict);
      await rm(candidateFile(id), { force: true });
    },

    /** Writes the copy, once for each set. */
    async keepGood(set: LiveSet): Promise<void> {
      const text = JSON.stringify(set);
      if (text === lastGood || set.revision === 0) return;
      lastGood = text;
      await write(goodFile, set);
    },
  };
}

export type ReleaseStore = ReturnType<typeof openReleaseStore>;
