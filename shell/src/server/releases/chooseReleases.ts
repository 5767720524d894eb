import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import type { Candidate, LiveSet, Versions } from "@festival/contracts/release";

export interface Refusal {
  name: RemoteName;
  version: string;
  /** One clause, without a full stop. */
  reason: string;
  /** True where the files are not what was released. */
  isDamaged: boolean;
  /** When it was found. ISO 8601. */
  at: string;
}

export interface Choice {
  /** What should be live. */
  wanted: LiveSet;
  /** What the workers serve; empty before the first. */
  served: Versions;
  /** Releases that could not be used. */
  refusals: readonly Refusal[];
}

const isRefused = (refusals: readonly Refusal[], name: RemoteName, version: string) =>
  refusals.find((refusal) => refusal.name === name && refusal.version === version);

/**
 * What workers are to serve. A remote whose live release can't be used goes on with what is served now, else
 * with the latest of its earlier releases that can be used, else without any; the others don't notice.
 * @param candidates take the place of the live releases of their remotes
 */
export function chooseReleases(
  { wanted, served, refusals }: Choice,
  candidates: readonly Candidate[],
): Versions {
  const chosen: Versions = {};
  for (const name of remoteNames) {
    const candidate = candidates.find((one) => one.name === name);
    const live = wanted.live[name];
    const earlier = wanted.previous[name]?.toReversed() ?? [];
    const versions = live ? [live, served[name], ...earlier] : [];
    const usable = versions.find((version) => version && !isRefused(refusals, name, version));
    const version = candidate?.version ?? usable;
    if (version) chosen[name] = version;
  }
  return chosen;
}

export function isSameSet(one: Versions, other: Versions): boolean {
  return remoteNames.every((name) => one[name] === other[name]);
}

/** Remotes that are missing or served in another release than the live one, and why. */
export function shortfallOf({
  wanted,
  served,
  refusals,
}: Choice): { name: RemoteName; reason: string }[] {
  return remoteNames.flatMap((name) => {
    const live = wanted.live[name];
    if (!live) return { name, reason: "nothing of it is live" };
    const refusal = isRefused(refusals, name, live);
    if (!refusal || served[name] === live) return [];
    const instead = served[name] ? `${served[name]} is served in its place` : "it is missing";
    return { name, reason: `${live} can't be used: ${refusal.reason}; ${instead}` };
  });
}
