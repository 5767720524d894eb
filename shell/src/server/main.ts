import cluster from "node:cluster";
import { readConfig } from "./config.ts";
import { runSupervisor } from "./supervisor.ts";
import { runWorker } from "./worker.ts";

// whoever read it may be gone, and the site goes on
process.stderr.on("error", () => undefined);

if (cluster.isPrimary) {
  runSupervisor(readConfig(), (port) => process.send?.({ type: "listening", port }));
} else {
  await runWorker();
}
