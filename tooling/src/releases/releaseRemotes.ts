import type { LiveSet, RemoteName } from "@festival/contracts/release";
import { publishRelease, readLive, setLive, type Publishable } from "./store.ts";
import { verifyRelease, type VerifyEnvironment } from "./verify.ts";

export interface Refusal {
  name: RemoteName;
  version: string;
  /** One clause, as the verification worded it. */
  reason: string;
}

export interface Outcome {
  /** What went live, by remote. */
  released: LiveSet["live"];
  refused: Refusal[];
}

type PublishableRemote = Publishable & { name: RemoteName };

const isRemote = (built: Publishable): built is PublishableRemote => built.name !== "shell";

/**
 * Publishes builds, verifies each against the running backend, and makes those that pass live in
 * one step. What is live already is left alone, and so is the shell's own build.
 */
export async function releaseRemotes(
  built: readonly Publishable[],
  environment: VerifyEnvironment,
): Promise<Outcome> {
  const store = environment.RELEASES_DIR;
  const { live } = await readLive(store);
  const fresh = built.filter(isRemote).filter(({ name, version }) => live[name] !== version);
  const released: LiveSet["live"] = {};
  const refused: Refusal[] = [];
  for (const one of fresh) {
    const { name, version } = one;
    await publishRelease(store, one);
    const verdict = await verifyRelease(name, version, environment);
    if (verdict.ok) released[name] = version;
    else refused.push({ name, version, reason: verdict.reason });
  }
  await setLive(store, released);
  return { released, refused };
}
