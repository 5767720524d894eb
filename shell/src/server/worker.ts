import cluster from "node:cluster";
import { Server as TcpServer } from "node:net";
import type { OwnerName } from "@festival/contracts/containers";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import {
  drainMs,
  handOverMs,
  stopMs,
  heartbeatMs,
  measuredMs,
  type Standing,
  type SupervisorMessage,
  type WorkerMessage,
} from "./process/messages.ts";
import { createPageMetrics } from "./metrics/pageMetrics.ts";
import { openConnections } from "./process/openConnections.ts";
import { createPreviewFinder } from "./process/previewFinder.ts";
import { createPagesInWork } from "./process/pagesInWork.ts";
import { takeOver } from "./process/takeOver.ts";
import { createStoredPages } from "./store/storedPages.ts";
import type { BeforeStep } from "./trial/probes.ts";
import { refusalOf, takeTask } from "./trial/trialTask.ts";
import { tryReleases } from "./trial/tryReleases.ts";
import { warmUp } from "./trial/warmUp.ts";

/** Serves one set of releases from now to the end of this process. */
export async function runWorker(): Promise<void> {
  const config = readConfig();
  const { task, report } = takeTask<WorkerMessage>();
  const heartbeat = setInterval(() => void report({ type: "alive" }), heartbeatMs);
  heartbeat.unref();
  try {
    const beforeStep: BeforeStep = (step) => report({ type: "step", ...step });
    const { composition, rendered } = await tryReleases(config, task, beforeStep);
    let standing: Standing = { takenOver: false, refused: [], storeProblem: null, heldOff: [] };
    const pagesInWork = createPagesInWork(
      () => standing.heldOff,
      (message) => void report(message),
    );
    const previews = createPreviewFinder((message) => void report(message));
    let retiring = false;
    const metrics = createPageMetrics();
    const pages = createStoredPages(config.keepsPages);
    const app = createApp(config, composition, {
      pages,
      standingOf: () => standing,
      isRetiring: () => retiring,
      pagesInWork,
      metrics,
      previews,
    });
    if (config.metrics) {
      metrics.watchProcess();
      const tell = () =>
        metrics.read().then((measurements) => report({ type: "measured", measurements }));
      setInterval(() => void tell(), measuredMs).unref();
    }
    let leaving = false;
    // before all others, those that send stored pages too
    app.server.prependListener("request", (_request, response) => {
      if (leaving || retiring) response.shouldKeepAlive = false;
    });
    const { closeUnused } = openConnections(app.server);
    const stop = (closeAfterMs: number, endAfterMs: number) => {
      if (!leaving) {
        leaving = true;
        // The others listen on the same socket and take new connections at once. HTTP's own `close`
        // would also end idle connections, on which a client may just be sending its next request.
        TcpServer.prototype.close.call(app.server, () => {
          void app.close().then(() => process.exit(0));
        });
        closeUnused(closeAfterMs);
      }
      // also ends an answer that doesn't come to an end
      setTimeout(() => process.exit(0), endAfterMs).unref();
    };
    process.on("message", (message: SupervisorMessage) => {
      if (message.type === "standing") ({ standing } = message);
      else if (message.type === "foundPreview") previews.hear(message.number, message.found);
      else if (message.type === "retire") retiring = true;
      else if (message.type === "drain") stop(handOverMs, drainMs);
      else stop(0, stopMs);
    });
    process.on("SIGTERM", () => stop(process.connected ? 0 : handOverMs, stopMs));
    process.on("SIGINT", () => undefined);
    cluster.worker?.on("disconnect", () => {
      // without this word Node would end the process when its supervisor is gone
      if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
      setTimeout(() => stop(0, stopMs), config.orphanMs);
    });
    // one that has rendered probes is warm
    if (task.probed.length === 0) {
      const isLive = (owner: OwnerName) => owner === "shell" || composition.releases.has(owner);
      await warmUp(app, config, { pages, isBeside: config.isBeside, isLive, beforeStep });
    }
    await beforeStep({ doing: "took the port over" });
    await takeOver(config.replaces, config.host, config.port);
    await app.listen({ host: config.host, port: config.port });
    await report({ type: "ready", rendered, port: config.port });
  } catch (error) {
    await report(refusalOf(error));
    process.exitCode = 1;
    process.disconnect?.();
  }
}
