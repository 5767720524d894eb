import type { RemoteName } from "@festival/contracts/containers";
import type { LiveSet } from "@festival/contracts/release";
import type { Rendered } from "@festival/contracts/trial";
import {
  isForDevelopment,
  propose,
  publishRelease,
  readLive,
  refuseRelease,
  type Proposal,
  type Publishable,
} from "./store.ts";
import {
  verifyReleases,
  type PublishedRelease,
  type Refusal,
  type VerifyEnvironment,
} from "./verify.ts";

/** So long a shell may take to try what waits: it tries one set after the other. */
const longestWaitMs = 180_000;

interface ReleaseOptions {
  /** False for what was live here before: a start must not undo a rollback, or another team's release. */
  alsoEarlier: boolean;
  /** False leaves the browser out of the verification. */
  inBrowser: boolean;
  /** Is awaited before a release is verified, which needs the backend. */
  backend?: Promise<unknown>;
}

/** Releases that were verified and wait for the running shell to try them. */
export interface Proposed {
  proposals: Proposal[];
  /** Those that did not pass the verification. */
  refused: Refusal[];
  /** Builds that are not released, as they were live before; `live` took their place. */
  earlier: (PublishedRelease & { live: string | undefined })[];
  /** What the verification rendered. */
  rendered: Rendered;
}

export interface Outcome {
  /** What went live. */
  released: PublishedRelease[];
  refused: Refusal[];
}

type PublishableRemote = Publishable & { name: RemoteName };

const isRemote = (built: Publishable): built is PublishableRemote => built.name !== "shell";

/** Whether a version was live before. One that a build for development replaced is to come back, unless it was rolled back. */
async function isHeldBack(
  store: string,
  { live, previous, withdrawn }: LiveSet,
  { name, version }: PublishedRelease,
): Promise<boolean> {
  if (withdrawn?.[name]?.includes(version)) return true;
  if (!previous[name]?.includes(version)) return false;
  return !(await isForDevelopment(store, name, live[name]));
}

/**
 * Publishes the builds of remotes.
 * @returns those that may go live, and those that may not, as they were live before
 */
export async function publishRemotes(
  built: readonly Publishable[],
  store: string,
  { alsoEarlier }: Pick<ReleaseOptions, "alsoEarlier">,
): Promise<{ candidates: PublishedRelease[]; earlier: Proposed["earlier"] }> {
  const liveSet = await readLive(store);
  const remotes = built.filter(isRemote);
  for (const one of remotes) await publishRelease(store, one);
  const others = remotes
    .map(({ name, version }): PublishedRelease => ({ name, version }))
    .filter(({ name, version }) => liveSet.live[name] !== version);
  const candidates: PublishedRelease[] = [];
  const earlier: Proposed["earlier"] = [];
  for (const one of others) {
    if (!alsoEarlier && (await isHeldBack(store, liveSet, one)))
      earlier.push({ ...one, live: liveSet.live[one.name] });
    else candidates.push(one);
  }
  return { candidates, earlier };
}

/**
 * Publishes builds, verifies each against the running backend, and lets those that pass wait to be tried.
 * What is live already is left alone, and so is the shell's own build.
 */
export async function proposeReleases(
  built: readonly Publishable[],
  environment: VerifyEnvironment,
  { alsoEarlier, inBrowser, backend }: ReleaseOptions,
): Promise<Proposed> {
  const store = environment.RELEASES_DIR;
  const { candidates, earlier } = await publishRemotes(built, store, { alsoEarlier });
  if (candidates.length > 0) await backend;
  const { passed, refused, rendered } = await verifyReleases(candidates, environment, {
    inBrowser,
  });
  for (const one of refused) await refuseRelease(store, one);
  const proposals = await Promise.all(
    passed.map((one) => propose(store, { ...one, isRollback: false })),
  );
  return { proposals, refused, earlier, rendered };
}

/**
 * Waits until the running shell has tried all that waits.
 * @throws PlainError where it does not
 */
export async function settleProposals({ proposals, refused }: Proposed): Promise<Outcome> {
  const outcome: Outcome = { released: [], refused: [...refused] };
  const verdicts = await Promise.all(
    proposals.map(async ({ name, version, verdict }) => ({
      name,
      version,
      verdict: await verdict(longestWaitMs),
    })),
  );
  for (const { name, version, verdict } of verdicts) {
    if (verdict.isLive) outcome.released.push({ name, version });
    else outcome.refused.push({ name, version, reason: verdict.reason });
  }
  return outcome;
}

/** Makes a remote's earlier release live again. */
export async function rollBackTo(
  store: string,
  { name, version }: PublishedRelease,
): Promise<Outcome> {
  const proposal = await propose(store, { name, version, isRollback: true });
  return settleProposals({ proposals: [proposal], refused: [], earlier: [], rendered: {} });
}

/** A sentence for each release that was refused. */
export function describeRefusals(refused: readonly Refusal[]): string[] {
  return refused.map(({ name, version, reason }) => {
    const end = /[.?!]$/.test(reason) ? "" : ".";
    return `${name} ${version} does not go live: ${reason}${end}`;
  });
}
