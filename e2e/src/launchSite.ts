import { fork, type StdioOptions } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@festival/tooling/port";
import { demoSite } from "@festival/tooling/demoSite";
import { awayFromHome } from "@festival/tooling/environment";

/** What `npm start` tells the process that started it. */
interface Ready {
  type: "ready";
  url: string;
  dataDir: string;
  /** Of the demo season. */
  login?: { email: string; password: string };
}

export interface LaunchedSite extends Ready {
  /** What the start has printed, for errors. */
  printed: () => string;
  stop: () => Promise<void>;
}

/** Of each site that is started here. */
export const workersOfSite = 2;

const starter = join(import.meta.dirname, "..", "..", "tooling", "start.mjs");

/**
 * Starts a site of its own, as `npm start` does, on a free port.
 * @param env besides that of a site with the demo season
 * @param output "inherit" shows what it prints, "pipe" keeps it for `printed`
 */
export async function launchSite(
  dataDir: string,
  env: Record<string, string>,
  output: "inherit" | "pipe",
): Promise<LaunchedSite> {
  const stdio: StdioOptions = ["ignore", output, output, "ipc"];
  const site = fork(starter, {
    env: {
      ...process.env,
      ...demoSite,
      ...awayFromHome,
      // the same for a starter that is lost and comes again
      PORT: String(await freePort("127.0.0.1")),
      DATA_DIR: dataDir,
      CI: "1",
      WORKERS: String(workersOfSite),
      ...env,
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio,
  });
  let printed = "";
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on("data", (chunk: Buffer) => (printed += chunk));
  }
  const ended = new Promise<void>((resolve) => site.once("close", () => resolve()));
  const ready = await new Promise<Ready>((resolve, reject) => {
    site.once("message", (message: Ready) => resolve(message));
    site.once("error", reject);
    void ended.then(() =>
      reject(new Error(`The site for the journeys did not start.\n${printed}`)),
    );
  });
  return {
    ...ready,
    printed: () => printed,
    async stop() {
      site.kill("SIGTERM");
      await ended;
    },
  };
}
