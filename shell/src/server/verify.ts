import { remoteNames, type LiveSet, type RemoteName } from "@festival/contracts/release";
import { createBackend } from "./backend.ts";
import { loadComposition } from "./composition.ts";
import { readConfig } from "./config.ts";
import { renderProbes } from "./probes.ts";

// Answers whether a remote's version may go live, in a process of its own, since a release can
// hang, leak or exit. Asked by `npm run release`: node verify.ts NAME VERSION, with the shell's
// environment; prints one line of JSON, { ok, probes } or { ok, reason }.

async function verify(name: RemoteName, version: string): Promise<string[]> {
  const config = readConfig();
  const live: LiveSet["live"] = { [name]: version };
  const composition = await loadComposition(config.shellBuild, config.releasesFolder, live);
  const [refused] = composition.refused;
  if (refused) throw new Error(refused.reason);
  const backend = createBackend(config.backendUrl, config.internalSecret);
  return renderProbes(config, composition, backend, [name]);
}

const [name, version] = process.argv.slice(2);
const known = remoteNames.find((remote) => remote === name);
if (!known || !version) throw new Error("verify.ts takes the name of a remote and a version.");
const outcome = await verify(known, version).then(
  (probes) => ({ ok: true, probes }),
  (error: unknown) => ({
    ok: false,
    reason: error instanceof Error ? error.message : String(error),
  }),
);
process.stdout.write(`${JSON.stringify(outcome)}\n`, () => process.exit(outcome.ok ? 0 : 1));
