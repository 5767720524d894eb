import type { Rendered } from "@festival/contracts/trial";
import { createBackend } from "../api/backend.ts";
import { loadComposition, type LoadedComposition } from "../releases/composition.ts";
import type { ShellConfig } from "../config.ts";
import { refuseTakenAddresses } from "./takenAddresses.ts";
import { renderProbes, type BeforeStep } from "./probes.ts";
import { ReleaseRefused } from "../releases/releases.ts";
import type { TrialTask } from "../process/messages.ts";

/**
 * Loads a set of releases and renders their probes.
 * @throws ReleaseRefused naming the release at fault
 * @throws Error for what is no release's fault
 */
export async function tryReleases(
  config: ShellConfig,
  { live, probed }: Omit<TrialTask, "nonce">,
  beforeStep: BeforeStep,
): Promise<{ composition: LoadedComposition; rendered: Rendered }> {
  const composition = await loadComposition(config.shellBuild, config.releasesFolder, live, {
    tried: probed,
    beforeLoading: (remote) => beforeStep({ remote, doing: "was loaded" }),
  });
  const [refused] = composition.refused;
  if (refused) throw new ReleaseRefused(refused);
  // a slow backend is no fault of a release
  const deadlineMs = config.longestStepMs / 2;
  const { backendUrl, internalSecret, clockOffsetMs } = config;
  const backend = createBackend(backendUrl, internalSecret, { deadlineMs, clockOffsetMs });
  await refuseTakenAddresses(probed, (locale) => backend.apiFor(locale, {}));
  const rendered = await renderProbes(probed, { config, composition, backend, beforeStep });
  return { composition, rendered };
}
