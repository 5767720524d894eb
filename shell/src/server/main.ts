import cluster from "node:cluster";
import { readConfig } from "./config.ts";
import { runSupervisor } from "./supervisor.ts";
import { runWorker } from "./worker.ts";

if (cluster.isPrimary) {
  runSupervisor(readConfig(), (port) => process.send?.({ type: "listening", port }));
} else {
  await runWorker();
}
