import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchSite } from "./launchSite.ts";
import { startMailServer } from "./mailServer.ts";
import { writeStandInFonts } from "./standInFonts.ts";

/**
 * Starts a site of its own for the journeys, on a free port and a data folder that goes away with it.
 * `JOURNEYS_URL` in the environment takes a running one instead, with `JOURNEYS_DATA_DIR` and `JOURNEYS_LOGIN`.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  await writeStandInFonts();
  if (process.env.JOURNEYS_URL) return async () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "festival-journeys-"));
  const mails = await startMailServer(join(dataDir, "mail"));
  // no more pictures than are looked at: all of them take minutes
  const env = { SMTP_URL: mails.url, RENDER_AFTER_SECONDS: "3600" };
  const site = await launchSite(dataDir, env, "inherit");
  process.env.JOURNEYS_URL = site.url;
  process.env.JOURNEYS_DATA_DIR = dataDir;
  process.env.JOURNEYS_LOGIN = JSON.stringify(site.login);
  return async () => {
    await site.stop();
    await mails.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
