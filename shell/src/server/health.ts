import { apiPaths } from "@festival/contracts/apiPaths";
import type { BackendHealth, ShellHealth } from "@festival/contracts/api/system";
import type { LoadedComposition } from "./composition.ts";
import type { ShellConfig } from "./config.ts";

const deadlineMs = 2000;

/** What `GET /health` says; degraded means that pages can't be made just now. */
export async function healthOf(
  config: ShellConfig,
  composition: LoadedComposition,
  takenOver: boolean,
): Promise<ShellHealth> {
  const backend = await fetch(config.backendUrl + apiPaths.health, {
    signal: AbortSignal.timeout(deadlineMs),
  })
    .then((answer) => (answer.ok ? (answer.json() as Promise<BackendHealth>) : null))
    .catch(() => null);
  return {
    status: backend ? "ok" : "degraded",
    versions: { shell: composition.shell.release.version, node: process.versions.node },
    releases: Object.fromEntries(
      [...composition.releases].map(([name, found]) => [name, found.release.version]),
    ),
    takenOver,
    refused: composition.refused,
    backend,
  };
}
