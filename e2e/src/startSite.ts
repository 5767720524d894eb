import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoSite } from "@festival/tooling/demoSite";
import { awayFromHome } from "@festival/tooling/environment";
import { startMailServer } from "./mailServer.ts";
import { writeStandInFonts } from "./standInFonts.ts";

interface Ready {
  type: "ready";
  url: string;
  dataDir: string;
  login: { email: string; password: string };
}

const starter = join(import.meta.dirname, "..", "..", "tooling", "src", "start.ts");

/**
 * Starts a site of its own for the journeys, on a free port and a data folder that goes away with it.
 * `JOURNEYS_URL` in the environment takes a running one instead, with `JOURNEYS_DATA_DIR` and `JOURNEYS_LOGIN`.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  await writeStandInFonts();
  if (process.env.JOURNEYS_URL) return async () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "festival-journeys-"));
  const mails = await startMailServer(join(dataDir, "mail"));
  const site = fork(starter, {
    env: {
      ...process.env,
      ...demoSite,
      ...awayFromHome,
      PORT: "0",
      DATA_DIR: dataDir,
      SMTP_URL: mails.url,
      // no more pictures than are looked at: all of them take minutes
      RENDER_AFTER_SECONDS: "3600",
      CI: "1",
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => site.once("close", () => resolve()));
  const ready = await new Promise<Ready>((resolve, reject) => {
    site.once("message", (message: Ready) => resolve(message));
    site.once("error", reject);
    void ended.then(() => reject(new Error("The site for the journeys did not start.")));
  });
  process.env.JOURNEYS_URL = ready.url;
  process.env.JOURNEYS_DATA_DIR = dataDir;
  process.env.JOURNEYS_LOGIN = JSON.stringify(ready.login);
  return async () => {
    site.kill("SIGTERM");
    await ended;
    await mails.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
