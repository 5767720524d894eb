import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noPictures } from "../bench/noPictures.ts";
import { demoSite } from "../site/demoSite.ts";
import { consoleProgress } from "../site/progress.ts";
import { stopOnSignals } from "../site/signals.ts";
import { SiteRunner } from "../site/site.ts";

/**
 * Starts the site with the demo season in a folder of its own, which is deleted afterwards.
 * @param work is given the site's address; its result is a sentence for each bound that was missed
 * @returns these, and what the site's processes were lost to
 */
export async function withThrowawaySite(
  env: Record<string, string>,
  work: (url: string) => Promise<string[]>,
): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-soak-"));
  const lost: string[] = [];
  const runner = new SiteRunner({
    dataDir,
    host: "127.0.0.1",
    port: 0,
    env: { ...demoSite, ...noPictures, ...env },
    progress: consoleProgress(),
    report: (sentence) => void lost.push(sentence),
  });
  const listenNoMore = stopOnSignals(runner);
  try {
    const { url } = await runner.start();
    return [...(await work(url)), ...lost];
  } finally {
    await runner.stop();
    listenNoMore();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
