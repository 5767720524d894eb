import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { EventListPage } from "@festival/contracts/api/events";
import { addressOf } from "@festival/contracts/calls/call";
import { countEvents, listEvents } from "@festival/contracts/calls/programme";
import { href } from "@festival/contracts/routes";
import { measureAdmin } from "./bench/admin.ts";
import { adminReport } from "./bench/adminReport.ts";
import {
  archiveSizes,
  fillArchive,
  measureArchivePages,
  type ArchiveRow,
} from "./bench/archive.ts";
import { archiveReport } from "./bench/archiveReport.ts";
import { historyFiles, manyEvents, measureBackend } from "./bench/backend.ts";
import { backendReport } from "./bench/backendReport.ts";
import { measureEditor } from "./bench/editor.ts";
import { editorReport } from "./bench/editorReport.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { lighthouseReport } from "./bench/lighthouseReport.ts";
import { measurePageToPage } from "./bench/pageToPage.ts";
import { pageToPageReport } from "./bench/pageToPageReport.ts";
import { measureFirstVisit, type FirstVisit } from "./bench/firstVisit.ts";
import { noPictures } from "./bench/noPictures.ts";
import { report, writeReport, type Measured } from "./bench/report.ts";
import { measureThroughput, type Throughput } from "./bench/throughput.ts";
import { hasWindow, provideChromium } from "./browser/chromium.ts";
import { runCommand } from "./plainError.ts";
import { root } from "./root.ts";
import { screensOf } from "./screens/screens.ts";
import { consoleProgress, silentProgress, type Progress } from "./site/progress.ts";
import { stopOnSignals } from "./site/signals.ts";
import { demoSite } from "./site/demoSite.ts";
import { SiteRunner, type Site } from "./site/site.ts";

// `npm run bench [-- pages | navigation | lighthouse | admin | editor | backend | archive]`: figures, never a failure. They are
// printed, and written into the README or, those of an archive, into docs/performance.md.

interface Running {
  site: Site;
  runner: SiteRunner;
  /** From the start to the first page. */
  seconds: number;
}

async function startSite(dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  const since = performance.now();
  const runner = new SiteRunner({
    dataDir,
    host: "127.0.0.1",
    port: 0,
    workers: 1,
    env: { ...demoSite, ...noPictures, ...env },
    progress: silentProgress,
  });
  stopOnSignals(runner);
  const site = await runner.start();
  await (await fetch(site.url + href("home", "de"))).text();
  return { site, runner, seconds: (performance.now() - since) / 1000 };
}

/** Processes that wait for each core of the machine. */
const loadOfCore = () => (loadavg()[0] ?? 0) / availableParallelism();

const performanceFile = join("docs", "performance.md");

/** Public events, those that are over and those to come. */
async function countAll(site: Site): Promise<number> {
  const count = async (query: { past?: string }) => {
    const answer = await fetch(site.url + addressOf(countEvents, { locale: "de", ...query }));
    return ((await answer.json()) as { count: number }).count;
  };
  return (await count({})) + (await count({ past: "1" }));
}

async function eventPath(site: Site): Promise<string> {
  const answer = await fetch(site.url + addressOf(listEvents, { locale: "de" }));
  const { results } = (await answer.json()) as EventListPage;
  const [event] = results;
  if (!event) throw new Error("The demo season has no event.");
  return href("event", "de", { slug: event.slug.de, id: event.id });
}

/** The pages that are measured, by what the table calls them. */
const pagesOf = async (site: Site): Promise<[string, string][]> => [
  ["Programme list", site.url + href("programme", "de")],
  ["Event page", site.url + (await eventPath(site))],
];

/** Pages by title: from the page cache as visitors get them, or each rendered. */
async function measureThroughputs(
  progress: Progress,
  what: string,
  site: Site,
): Promise<Map<string, Throughput>> {
  const found = new Map<string, Throughput>();
  for (const [title, url] of await pagesOf(site)) {
    found.set(title, await progress.step(`${title}: ${what}`, () => measureThroughput(url)));
  }
  return found;
}

function publish(figures: string, marker: string, file = "README.md"): void {
  console.log(`\n${figures}\n`);
  if (writeReport(join(root, file), figures, marker)) return;
  console.log(`${file} has no <!-- ${marker} --> … <!-- /${marker} --> to write them into.`);
}

async function whileRunning<T>(running: Running, work: (site: Site) => Promise<T>): Promise<T> {
  try {
    return await work(running.site);
  } finally {
    await running.runner.stop();
  }
}

async function measurePages(progress: Progress): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-bench-"));
  try {
    const first = await progress.step("First start", () => startSite(dataDir));
    await first.runner.stop();
    const second = await progress.step("Second start", () => startSite(dataDir));
    const visits = new Map<string, FirstVisit>();
    const kept = await whileRunning(second, async (site) => {
      for (const [title, url] of await pagesOf(site)) {
        visits.set(
          title,
          await progress.step(`${title}: first visit`, () => measureFirstVisit(url)),
        );
      }
      return measureThroughputs(progress, "kept, requests per second", site);
    });
    const third = await startSite(dataDir, { PAGE_STORE: "answers" });
    const rendered = await whileRunning(third, (site) =>
      measureThroughputs(progress, "rendered, requests per second", site),
    );
    const pages = [...visits].flatMap(([title, visit]): Measured[] => {
      const [ofKept, ofNew] = [kept.get(title), rendered.get(title)];
      return ofKept && ofNew ? [{ title, visit, kept: ofKept, rendered: ofNew }] : [];
    });
    publish(report(pages, second.seconds, new Date()), "bench");
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** From one page to another; a running `SITE_URL` changes where. */
async function measureNavigation(progress: Progress): Promise<void> {
  const measure = (url: string) =>
    progress.step("From page to page", (note) => measurePageToPage(url, note));
  const dataDir = mkdtempSync(join(tmpdir(), "festival-bench-"));
  try {
    const measured = process.env.SITE_URL
      ? await measure(process.env.SITE_URL)
      : await whileRunning(await startSite(dataDir), ({ url }) => measure(url));
    publish(pageToPageReport(measured, new Date()), "bench-navigation");
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Pages made from nothing with the demo season alone, and with an archive beside it. */
async function measureArchive(progress: Progress): Promise<void> {
  const files = historyFiles();
  if (files.length === 0) {
    console.log("Not measured with an archive: name the folder of a history with NYPHIL_DIR.");
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), "festival-bench-"));
  const rows = new Map<string, ArchiveRow>();
  const events: number[] = [];
  try {
    await (await startSite(dataDir)).runner.stop();
    for (const size of archiveSizes) {
      if (size > 0) {
        const fill = () => fillArchive(dataDir, size, files);
        await progress.step(`Archive of ${size} events: filling the database`, fill);
      }
      await whileRunning(await startSite(dataDir, { PAGE_STORE: "off" }), async (site) => {
        events.push(await countAll(site));
        await progress.step(`Archive of ${size} events: pages`, (note) =>
          measureArchivePages(site.url, rows, note),
        );
      });
    }
    publish(
      archiveReport([...rows.values()], events, new Date()),
      "bench-archive",
      performanceFile,
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Every screen as Lighthouse sees it; `LIGHTHOUSE_RUNS` changes how often, a running `SITE_URL` where. */
async function measureWithLighthouse(progress: Progress): Promise<void> {
  const runs = Number(process.env.LIGHTHOUSE_RUNS || 5);
  const measureAll = async (site: string) => {
    const addresses = new Map<string, string>();
    for (const [name, addressOf] of Object.entries(screensOf(() => site).routes)) {
      addresses.set(name, site + (await addressOf("de")));
    }
    const browser = await provideChromium(() => undefined);
    const measured = await measureLighthouse(progress, addresses, runs, browser);
    const report = lighthouseReport(measured, runs, new Date(), hasWindow(browser));
    publish(report, "bench-lighthouse");
    for (const { name, figures } of measured) {
      for (const fault of figures.faults) console.log(`${name}: ${fault}`);
    }
  };
  const dataDir = mkdtempSync(join(tmpdir(), "festival-bench-"));
  try {
    if (process.env.SITE_URL) await measureAll(process.env.SITE_URL);
    else await whileRunning(await startSite(dataDir), ({ url }) => measureAll(url));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The admin area as staff get it, in a demo of its own with as many events as the largest archive. */
async function measureAdminArea(progress: Progress): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-bench-"));
  try {
    await progress.step(`Database of ${manyEvents} events`, async () => {
      await (await startSite(dataDir)).runner.stop();
      await fillArchive(dataDir, manyEvents, historyFiles());
    });
    const running = await progress.step("Start", () => startSite(dataDir));
    const figures = await whileRunning(running, ({ url, login }) => {
      if (!login) throw new Error("The demo has no login of staff.");
      return progress.step("The admin area", (note) => measureAdmin({ url, login }, note));
    });
    publish(adminReport(figures, loadOfCore(), new Date()), "bench-admin");
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Pages as staff edit them, in a demo of its own, to which sections are added. */
async function measureEditMode(progress: Progress): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "festival-bench-"));
  try {
    const running = await progress.step("Start", () => startSite(dataDir));
    const figures = await whileRunning(running, ({ url, login }) => {
      if (!login) throw new Error("The demo has no login of staff.");
      return progress.step("The editor", (note) => measureEditor({ url, login }, note));
    });
    publish(editorReport(figures, loadOfCore(), new Date()), "bench-editor", performanceFile);
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
  if (wants("navigation")) await measureNavigation(progress);
  if (wants("lighthouse")) await measureWithLighthouse(progress);
  if (wants("admin")) await measureAdminArea(progress);
  if (wants("editor")) await measureEditMode(progress);
  if (wants("backend")) {
    const { figures, missing } = await measureBackend(progress);
    publish(backendReport(figures, new Date()), "bench-backend");
    for (const sentence of missing) console.log(sentence);
  }
  if (wants("archive")) await measureArchive(progress);
  process.exit();
});
