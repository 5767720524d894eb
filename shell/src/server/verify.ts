import type { AddressInfo } from "node:net";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { refusalOf, takeTask } from "./trial/trialTask.ts";
import { tryReleases } from "./trial/tryReleases.ts";

// Tries releases before they meet the running site, in a process of its own, since a release can hang, leak
// or exit. Then it serves them on a port of its own until its parent ends it, so that a browser can load
// them too. Started with a task: by `npm run release`, and by the supervisor for what was uploaded.

const { task, report } = takeTask();
const config = {
  ...readConfig(),
  clockOffsetMs: task.clockOffsetMs,
  keepsPages: false,
  keepsAnswers: false,
  worksOffline: false,
  preparesBusyPages: false,
};
process.once("disconnect", () => process.exit(0));
try {
  const { composition, rendered } = await tryReleases(config, task, (step) =>
    report({ type: "step", ...step }),
  );
  const app = createApp(config, composition);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  await report({ type: "ready", rendered, port });
} catch (error) {
  await report(refusalOf(error));
  process.exit(1);
}
