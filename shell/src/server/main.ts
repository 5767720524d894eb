import cluster from "node:cluster";
import { readConfig, type ShellConfig } from "./config.ts";
import { runSupervisor } from "./process/supervisor.ts";
import { runWorker } from "./worker.ts";

// the reader of the output may have ended, and the site goes on
process.stderr.on("error", () => undefined);

/** Says in one sentence why the shell does not run, and ends. */
function giveUp(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function settings(): ShellConfig {
  try {
    return readConfig();
  } catch (error) {
    return giveUp(error);
  }
}

if (cluster.isPrimary) {
  runSupervisor(settings(), (port) => process.send?.({ type: "listening", port }));
} else {
  await runWorker();
}
