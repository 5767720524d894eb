import { join } from "node:path";
import { type RemoteName, containerNames } from "@festival/contracts/containers";
import type { BuiltContainer } from "../build/buildContainer.ts";
import { buildContainers } from "../build/buildContainers.ts";
import type { ClassNames } from "../build/classNames.ts";
import {
  describeRefusals,
  proposeReleases,
  settleProposals,
  type Proposed,
} from "../releases/releaseRemotes.ts";
import { publishRelease, readLive } from "../releases/store.ts";
import type { VerifyEnvironment } from "../releases/verify.ts";
import type { Progress } from "./progress.ts";

interface BuildOptions {
  dataDir: string;
  progress: Progress;
  /** Remotes to build; the others come from their releases, where they have one. By default all. */
  remotes?: readonly RemoteName[];
  classNames: ClassNames;
}

/** Builds the shell and the remotes of a site; what has not changed is reused. */
export async function buildSite({
  dataDir,
  progress,
  remotes,
  classNames,
}: BuildOptions): Promise<BuiltContainer[]> {
  const { live } = await readLive(join(dataDir, "releases"));
  const names = containerNames.filter(
    (name) =>
      name === "shell" || !remotes || remotes.some((remote) => remote === name) || !live[name],
  );
  const total = names.length;
  return progress.step(
    "Building the parts",
    async (note) => {
      const ready: string[] = [];
      return buildContainers(names, {
        classNames,
        onBuilt: ({ name }) => {
          ready.push(name);
          note(`${ready.length} of ${total}, ${name} is ready`);
        },
      });
    },
    (all) => {
      const reused = all.filter((one) => one.reused).length;
      if (reused === total) return `Parts: all ${total} unchanged`;
      return `${total - reused} parts built${reused > 0 ? `, ${reused} unchanged` : ""}`;
    },
  );
}

/**
 * Puts the shell's own build into the store, so that its old files stay.
 * @returns its folder
 */
export async function publishShell(
  dataDir: string,
  built: readonly BuiltContainer[],
): Promise<string> {
  const shell = built.find(({ name }) => name === "shell");
  if (!shell) throw new Error("The shell was not built.");
  return publishRelease(join(dataDir, "releases"), shell);
}

interface ProposeOptions {
  environment: VerifyEnvironment;
  /** Proposes what was live before, too, and leaves the trial in a browser out. */
  isDevelopment: boolean;
  /** Resolves when the backend listens. */
  backend: Promise<void>;
  progress: Progress;
}

/** Verifies what was not live before; the shell takes it in when it starts. */
export async function proposeBuilt(
  built: readonly BuiltContainer[],
  { environment, isDevelopment, backend, progress }: ProposeOptions,
): Promise<Proposed> {
  const options = { alsoEarlier: isDevelopment, inBrowser: !isDevelopment, backend };
  const proposed = await progress.step(
    "Verifying the remotes",
    () => proposeReleases(built, environment, options),
    ({ proposals }) =>
      proposals.length > 0 ? `${proposals.length} remotes verified` : "Remotes: unchanged",
  );
  for (const { name, version, live } of proposed.earlier) {
    console.log(
      `  ${name} stays at ${live}: ${version} was live before. To make it live again: npm run release -- ${name}`,
    );
  }
  return proposed;
}

/** Waits until the shell has tried what was proposed. */
export async function settle(proposed: Proposed, progress: Progress): Promise<void> {
  if (proposed.proposals.length === 0 && proposed.refused.length === 0) return;
  const { refused } = await progress.step(
    "Releasing the remotes",
    () => settleProposals(proposed),
    ({ released }) => `${released.length} remotes released`,
  );
  for (const sentence of describeRefusals(refused)) console.error(`  ${sentence}`);
}
