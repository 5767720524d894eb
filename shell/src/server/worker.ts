import type { AddressInfo } from "node:net";
import { createApp } from "./app.ts";
import { createBackend } from "./backend.ts";
import { loadComposition } from "./composition.ts";
import { readConfig } from "./config.ts";
import {
  drainMs,
  heartbeatMs,
  type SupervisorMessage,
  type WorkerMessage,
  type WorkerTask,
} from "./messages.ts";
import { renderProbes } from "./probes.ts";

function tell(message: WorkerMessage): void {
  process.send?.(message);
}

/** Serves one set of releases from now to the end of this process. */
export async function runWorker(): Promise<void> {
  const config = readConfig();
  const task: WorkerTask = JSON.parse(process.env.WORKER_TASK ?? "null");
  const heartbeat = setInterval(() => tell({ type: "alive" }), heartbeatMs);
  heartbeat.unref();
  try {
    const composition = await loadComposition(config.shellBuild, config.releasesFolder, task.live);
    if (task.strict) {
      const [first] = composition.refused;
      if (first) throw new Error(`${first.name}: ${first.reason}`);
      const backend = createBackend(config.backendUrl, config.internalSecret);
      await renderProbes(config, composition, backend, [...composition.releases.keys()]);
    }
    const app = createApp(config, composition);
    for (const { name, reason } of composition.refused)
      app.log.error({ name, reason }, "not loaded");
    const stop = () => {
      setTimeout(() => process.exit(0), drainMs).unref();
      void app.close().then(() => process.exit(0));
    };
    process.on("message", (message: SupervisorMessage) => message.type === "drain" && stop());
    process.on("SIGTERM", stop);
    process.on("SIGINT", () => undefined);
    await app.listen({ host: config.host, port: config.port });
    tell({ type: "ready", port: (app.server.address() as AddressInfo).port });
  } catch (error) {
    tell({ type: "refused", reason: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    process.disconnect?.();
  }
}
