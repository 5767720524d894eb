import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchSite } from "./launchSite.ts";
import { startMailServer } from "./mailServer.ts";
import type { SiteUnderTest } from "./site.ts";

export interface DemoSite extends SiteUnderTest {
  stop(): Promise<void>;
}

/**
 * Starts a site with the demo season and a mail server, on a free port and a data folder that go away with it.
 * @param output "inherit" shows what the start prints
 */
export async function startDemoSite(output: "inherit" | "pipe"): Promise<DemoSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-journeys-"));
  const mails = await startMailServer(join(dataDir, "mail"));
  // no more pictures than are looked at: all of them take minutes
  const env = { SMTP_URL: mails.url, RENDER_AFTER_SECONDS: "3600" };
  const { url, login, stop } = await launchSite(dataDir, env, output);
  if (!login) throw new Error(`The site at ${url} names no login of the demo season.`);
  return {
    url,
    dataDir,
    login,
    async stop() {
      await stop();
      await mails.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
