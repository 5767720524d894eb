import { apiPaths } from "@festival/contracts/apiPaths";
import type { BackendHealth, ShellHealth } from "@festival/contracts/api/system";
import type { LoadedComposition } from "./composition.ts";
import type { ShellConfig } from "./config.ts";
import type { Standing } from "./messages.ts";

const deadlineMs = 2000;

/** What `GET /health` says. */
export async function healthOf(
  config: ShellConfig,
  composition: LoadedComposition,
  standing: Standing,
): Promise<ShellHealth> {
  const backend = await fetch(config.backendUrl + apiPaths.health, {
    signal: AbortSignal.timeout(deadlineMs),
  })
    .then((answer) => (answer.ok ? (answer.json() as Promise<BackendHealth>) : null))
    .catch(() => null);
  const { refused, storeProblem, heldOff } = standing;
  const isWhole = backend && refused.length === 0 && !storeProblem && heldOff.length === 0;
  return {
    status: isWhole ? "ok" : "degraded",
    versions: { shell: composition.shell.release.version, node: process.versions.node },
    releases: Object.fromEntries(
      [...composition.releases].map(([name, found]) => [name, found.release.version]),
    ),
    ...standing,
    backend,
  };
}
