import type { RemoteName } from "@festival/contracts/containers";
import type { TrialVerdict } from "@festival/contracts/trial";

export interface Tried<One> {
  passed: One[];
  refused: { one: One; reason: string }[];
}

/**
 * Tries releases together, which costs little more than one alone. The one at fault is taken out, and the
 * rest is tried again; where it is not clear which that is, each is tried alone.
 */
export async function tryTogether<One extends { name: RemoteName }>(
  releases: readonly One[],
  attempt: (rest: readonly One[]) => Promise<TrialVerdict>,
): Promise<Tried<One>> {
  if (releases.length === 0) return { passed: [], refused: [] };
  const verdict = await attempt(releases);
  if (verdict.ok) return { passed: [...releases], refused: [] };
  const { remote, reason } = verdict;
  const [only] = releases;
  if (releases.length === 1 && only) return { passed: [], refused: [{ one: only, reason }] };
  const fault = releases.find(({ name }) => name === remote);
  const passed: One[] = [];
  const refused = fault ? [{ one: fault, reason }] : [];
  const others = releases.filter((one) => one !== fault);
  for (const rest of fault ? [others] : others.map((one) => [one])) {
    const tried = await tryTogether(rest, attempt);
    passed.push(...tried.passed);
    refused.push(...tried.refused);
  }
  return { passed, refused };
}
