import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventListPage } from "@festival/contracts/api/events";
import { href } from "@festival/contracts/routes";
import { measureBackend } from "./bench/backend.ts";
import { backendReport } from "./bench/backendReport.ts";
import { measureFirstVisit } from "./bench/firstVisit.ts";
import { report, writeReport, type Measured } from "./bench/report.ts";
import { measureThroughput } from "./bench/throughput.ts";
import { runCommand } from "./plainError.ts";
import { root } from "./root.ts";
import { consoleProgress, silentProgress, type Progress } from "./site/progress.ts";
import { stopOnSignals } from "./site/signals.ts";
import { SiteRunner, type Site } from "./site/site.ts";

// `npm run bench [-- pages | backend]`: figures, never a failure. They are printed and written into the
// README.

interface Running {
  site: Site;
  runner: SiteRunner;
  /** From the start to the first page. */
  seconds: number;
}

async function startSite(dataDir: string): Promise<Running> {
  const since = performance.now();
  const runner = new SiteRunner({
    dataDir,
    host: "127.0.0.1",
    port: 0,
    workers: 1,
    progress: silentProgress,
  });
  stopOnSignals(runner);
  const site = await runner.start();
  await (await fetch(site.url + href("home", "de"))).text();
  return { site, runner, seconds: (performance.now() - since) / 1000 };
}

async function eventPath(site: Site): Promise<string> {
  const answer = await fetch(site.url + apiPaths.events("de"));
  const { results } = (await answer.json()) as EventListPage;
  const [event] = results;
  if (!event) throw new Error("The demo season has no event.");
  return href("event", "de", { slug: event.slug.de, id: event.id });
}

async function measure(progress: Progress, title: string, url: string): Promise<Measured> {
  const visit = await progress.step(`${title}: first visit`, () => measureFirstVisit(url));
  const throughput = await progress.step(`${title}: requests per second`, () =>
    measureThroughput(url),
  );
  return { title, visit, throughput };
}

function publish(figures: string, marker: string): void {
  console.log(`\n${figures}\n`);
  if (writeReport(join(root, "README.md"), figures, marker)) return;
  console.log(`README.md has no <!-- ${marker} --> … <!-- /${marker} --> to write them into.`);
}

async function measurePages(progress: Progress): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-bench-"));
  try {
    const first = await progress.step("First start", () => startSite(dataDir));
    await first.runner.stop();
    const { site, runner, seconds } = await progress.step("Second start", () => startSite(dataDir));
    try {
      const pages = [
        await measure(progress, "Programme list", site.url + href("programme", "de")),
        await measure(progress, "Event page", site.url + (await eventPath(site))),
      ];
      publish(report(pages, seconds, new Date()), "bench");
    } finally {
      await runner.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await runCommand(async () => {
  const progress = consoleProgress();
  const parts = process.argv.slice(2);
  const wants = (part: string) => parts.length === 0 || parts.includes(part);
  console.log("Festival: figures\n");
  if (wants("pages")) await measurePages(progress);
  if (wants("backend")) {
    const { figures, missing } = await measureBackend(progress);
    publish(backendReport(figures, new Date()), "bench-backend");
    for (const sentence of missing) console.log(sentence);
  }
  process.exit();
});
