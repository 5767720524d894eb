import { Server as TcpServer } from "node:net";
import { createApp } from "./app.ts";
import { createBackend } from "./backend.ts";
import { loadComposition } from "./composition.ts";
import { readConfig } from "./config.ts";
import {
  drainMs,
  handOverMs,
  stopMs,
  heartbeatMs,
  type SupervisorMessage,
  type WorkerMessage,
  type WorkerTask,
} from "./messages.ts";
import { openConnections } from "./openConnections.ts";
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
    const missed = composition.refused.find(({ name }) => task.needed.includes(name));
    if (missed) throw new Error(`${missed.name}: ${missed.reason}`);
    if (task.probed.length > 0) {
      const backend = createBackend(config.backendUrl, config.internalSecret);
      await renderProbes(config, composition, backend, task.probed);
    }
    let isAlone = false;
    const app = createApp(config, composition, () => isAlone);
    for (const { name, reason } of composition.refused)
      app.log.error({ name, reason }, "not loaded");
    let leaving = false;
    // before all others, those that send stored pages too
    app.server.prependListener("request", (_request, response) => {
      if (leaving) response.shouldKeepAlive = false;
    });
    const { closeUnused } = openConnections(app.server);
    const stop = (closeAfterMs: number, endAfterMs: number) => {
      if (!leaving) {
        leaving = true;
        // The others listen on the same socket: whoever comes now goes to them at once. HTTP's own
        // `close` would also end what is open and idle, where somebody may just be asking again.
        TcpServer.prototype.close.call(app.server, () => {
          void app.close().then(() => process.exit(0));
        });
        closeUnused(closeAfterMs);
      }
      // also ends an answer that doesn't come to an end
      setTimeout(() => process.exit(0), endAfterMs).unref();
    };
    process.on("message", ({ type }: SupervisorMessage) => {
      if (type === "alone") isAlone = true;
      else if (type === "drain") stop(handOverMs, drainMs);
      else stop(0, stopMs);
    });
    process.on("SIGTERM", () => stop(0, stopMs));
    process.on("SIGINT", () => undefined);
    await app.listen({ host: config.host, port: config.port });
    tell({ type: "ready", refused: composition.refused.map(({ name }) => name) });
  } catch (error) {
    tell({ type: "refused", reason: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    process.disconnect?.();
  }
}
