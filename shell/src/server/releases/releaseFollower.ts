import type { ShellHealth } from "@festival/contracts/api/system";
import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import type { Candidate, LiveSet, Versions } from "@festival/contracts/release";
import type { ShellReport } from "@festival/contracts/release/shellReport";
import type { TrialRefusal, TrialVerdict } from "@festival/contracts/trial";
import type { Logger } from "pino";
import { chooseReleases, isSameSet, shortfallOf, type Refusal } from "./chooseReleases.ts";
import { clauseOf, isWhole } from "./releases.ts";
import { LiveSetMoved, missingLive, openReleaseStore } from "./releaseStore.ts";

/** How often damaged releases are looked at again. */
const mendMs = 5000;

/** A worker that did not get ready, and whose fault that was. */
export class TrialFailed extends Error {
  override name = "TrialFailed";
  readonly refusal: TrialRefusal;

  constructor(refusal: TrialRefusal) {
    super(refusal.remote ? `${refusal.remote}: ${refusal.reason}` : refusal.reason);
    this.refusal = refusal;
  }
}

interface FollowerOptions {
  releasesFolder: string;
  log: Logger;
  /** What the workers serve; undefined before the first. */
  served(): Versions | undefined;
  /**
   * Brings all workers to these releases; the probes of some remotes are rendered before.
   * @throws TrialFailed when that can't be done; then the workers serve what they did
   */
  takeOver(versions: Versions, probed: readonly RemoteName[]): Promise<void>;
  /** Tries a release apart from the site's secrets. */
  tryApart(candidate: Candidate): Promise<TrialVerdict>;
  isStopping(): boolean;
  /** Whether the backend takes requests, by which candidates are tried. */
  isBackendReady(): Promise<boolean>;
  /** Called when `standing` may have become another. */
  onChange(): void;
}

/**
 * Decides what the workers serve: what the release store says is live, and what waits there to become so. A
 * candidate is live once all workers serve it. A release that can't be used is put aside, and the rest goes
 * on without it.
 */
export function createReleaseFollower(options: FollowerOptions) {
  const { releasesFolder, log, served, takeOver, isStopping, onChange } = options;
  const store = openReleaseStore(releasesFolder);
  let wanted: LiveSet = { revision: 0, live: {}, previous: {} };
  let storeProblem: string | null = null;
  let refusals: Refusal[] = [];
  /** Candidates that are live, and whose commands wait until no worker serves another set. */
  let taken: Candidate[] = [];
  let lastMended = Date.now();

  const choice = () => ({ wanted, served: served() ?? {}, refusals });

  function putAside({ remote, reason, isDamaged }: TrialRefusal, versions: Versions): void {
    const version = remote && versions[remote];
    if (!version) return;
    log.error({ remote, version, reason }, "a release can't be used");
    const at = new Date().toISOString();
    refusals.push({ name: remote, version, reason, isDamaged, at });
  }

  async function refuse(candidate: Candidate, reason: string): Promise<void> {
    const { name: remote, version } = candidate;
    log.error({ remote, version, reason }, "a candidate is refused");
    await store.answer(candidate, { isLive: false, reason });
  }

  /**
   * Brings the workers to what should be live, with these candidates; each failure takes one release out.
   * @returns the candidates that all workers serve
   * @throws Error for what is no release's fault
   */
  async function settle(candidates: readonly Candidate[]): Promise<Candidate[]> {
    let tried = [...candidates];
    for (;;) {
      const present = served();
      const versions = chooseReleases(choice(), tried);
      if (isStopping() || (present && isSameSet(versions, present))) return tried;
      // a start takes what was live as it is: the backend may be away, and no worker serves it yet
      const isTried = (name: RemoteName) => tried.some((candidate) => candidate.name === name);
      const isNew = (name: RemoteName) =>
        present ? versions[name] !== present[name] : isTried(name);
      const probed = remoteNames.filter((name) => versions[name] && isNew(name));
      try {
        await takeOver(versions, probed);
        return tried;
      } catch (error) {
        if (isStopping()) return [];
        if (!(error instanceof TrialFailed)) throw error;
        const { remote, reason } = error.refusal;
        const atFault = tried.filter(({ name }) => remote === undefined || name === remote);
        for (const candidate of atFault) await refuse(candidate, reason);
        tried = tried.filter((candidate) => !atFault.includes(candidate));
        if (atFault.length > 0) continue;
        if (remote === undefined) throw error;
        putAside(error.refusal, versions);
      }
    }
  }

  /** Reads what should be live; without a readable `live.json` nothing changes. */
  async function readLive(): Promise<void> {
    const { set, problem } = await store.readLive();
    if (set && set.revision !== wanted.revision) {
      // what is chosen by hand is tried again
      refusals = refusals.filter(({ name }) => set.live[name] === wanted.live[name]);
      wanted = set;
      onChange();
    }
    const isBefore = wanted.revision === 0 && problem === missingLive;
    if (isBefore || problem === storeProblem) return;
    storeProblem = problem;
    if (problem) log.error({ problem }, "what was live goes on");
    onChange();
  }

  /** Forgets that releases were damaged whose files are back. */
  async function forgetMended(): Promise<void> {
    if (Date.now() - lastMended < mendMs) return;
    lastMended = Date.now();
    for (const refusal of refusals.filter(({ isDamaged }) => isDamaged)) {
      const { name, version } = refusal;
      if (!(await isWhole(releasesFolder, name, version))) continue;
      refusals = refusals.filter((other) => other !== refusal);
      log.warn({ remote: name, version }, "a damaged release is whole again");
    }
  }

  /** Candidates to be tried together: of each remote the one that came first. */
  async function nextCandidates(): Promise<Candidate[]> {
    const waiting = await store.readCandidates();
    const open = waiting.filter(({ id }) => !taken.some((candidate) => candidate.id === id));
    // without it no probe renders: what waits would be refused for what is no fault of its own
    if (open.length === 0 || !(await options.isBackendReady())) return [];
    const names = open.map(({ name }) => name);
    return open.filter(({ name }, index) => names.indexOf(name) === index);
  }

  /** Those whose code may run in a worker: what was uploaded is tried apart first. */
  async function admitted(candidates: readonly Candidate[]): Promise<Candidate[]> {
    const passed: Candidate[] = [];
    for (const candidate of candidates) {
      const verdict = candidate.isUploaded && (await options.tryApart(candidate));
      if (!verdict || verdict.ok) passed.push(candidate);
      else await refuse(candidate, verdict.reason);
    }
    return passed;
  }

  /** Keeps a copy of what is served, for when `live.json` is lost. */
  async function keepGood(): Promise<void> {
    const set = { ...wanted, live: { ...wanted.live, ...served() } };
    await store.keepGood(set).catch((error: unknown) => {
      log.error({ err: error }, "live.good.json can't be written");
    });
  }

  /** Makes candidates live that all workers serve. */
  async function goLive(tried: readonly Candidate[]): Promise<void> {
    const waiting = await store.readCandidates();
    // a command that has given up has taken its candidate back
    const asked = tried.filter(({ id }) => waiting.some((candidate) => candidate.id === id));
    try {
      if (asked.length > 0) wanted = await store.goLive(wanted, asked);
    } catch (error) {
      // the next look begins with what is live now
      if (error instanceof LiveSetMoved) return;
      for (const candidate of asked) await refuse(candidate, clauseOf(error));
      return;
    }
    refusals = refusals.filter(({ name }) => !asked.some((candidate) => candidate.name === name));
    await keepGood();
    taken.push(...asked);
    onChange();
  }

  /** Tries what waits; what all workers serve becomes live. */
  async function follow(): Promise<void> {
    const tried = await settle(await admitted(await nextCandidates()));
    if (isStopping()) return;
    await (tried.length > 0 ? goLive(tried) : keepGood());
  }

  return {
    /** Begins with the last set that is known, and what waits to be tried. */
    async begin(): Promise<void> {
      const { set, problem } = await store.readFirst();
      wanted = set;
      storeProblem = problem;
      if (problem) log.error({ problem }, "what was live last is taken");
      await follow();
    },

    async look(): Promise<void> {
      await readLive();
      await forgetMended();
      await follow();
    },

    /** Puts a release aside that a worker could not use which should replace another one. */
    putAside,

    standing: (): Pick<ShellHealth, "refused" | "storeProblem"> => ({
      refused: shortfallOf(choice()),
      storeProblem,
    }),

    report: (): Omit<ShellReport, "host" | "pid" | "at"> => ({
      revision: wanted.revision,
      serves: served() ?? {},
      unusable: refusals.map(({ name, version, reason, at }) => ({ name, version, reason, at })),
      storeProblem,
    }),

    /** To be called when no worker serves another set any more. */
    async takenOver(): Promise<void> {
      const present = served();
      if (!present) return;
      const isServed = ({ name, version }: Candidate) => present[name] === version;
      const answered = taken.filter(isServed);
      taken = taken.filter((candidate) => !answered.includes(candidate));
      for (const candidate of answered) await store.answer(candidate, { isLive: true });
    },
  };
}
