import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { consentCookie, writeConsent } from "@festival/contracts/consent";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { locales, type Locale } from "@festival/contracts/locales";
import { chromiumArguments, provideChromium } from "./browser/chromium.ts";
import { PlainError, runCommand } from "./plainError.ts";
import { root } from "./root.ts";
import { contactSheet, type Shot } from "./screens/contactSheet.ts";
import { screensOf } from "./screens/screens.ts";
import { demoSite } from "./site/demoSite.ts";
import { consoleProgress, silentProgress } from "./site/progress.ts";
import { stopOnSignals } from "./site/signals.ts";
import { SiteRunner } from "./site/site.ts";

// `npm run screenshots [-- NAME …]`: every screen, or those that are named, in every width and language,
// into `screenshots/`, with a page that shows them side by side. `SITE_URL` takes a running site.

const folder = join(root, "screenshots");
/** A phone, a tablet, a laptop and a wide window; the high contrast at one width. */
const looks = [
  { width: 360, height: 780, contrast: "normal" },
  { width: 768, height: 1024, contrast: "normal" },
  { width: 1280, height: 800, contrast: "normal" },
  { width: 1920, height: 1080, contrast: "normal" },
  { width: 1280, height: 800, contrast: "high" },
] as const;
type Look = (typeof looks)[number];

/**
 * Everything refused, whatever the version: the question would stand across each picture. What has no
 * id would be recorded first.
 */
const refusal = writeConsent({
  id: "screenshots",
  version: Number.MAX_SAFE_INTEGER,
  services: [],
});

const slug = (text: string) => text.replaceAll(/\W+/g, "-");

async function shoot(browser: Browser, url: string, file: string, look: Look): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    locale: "de-DE",
    timezoneId: festivalZone,
    reducedMotion: "reduce",
  });
  try {
    await context.addCookies([{ name: consentCookie, value: encodeURIComponent(refusal), url }]);
    const page = await context.newPage();
    await page.addInitScript((contrast) => {
      if (contrast === "high") localStorage.setItem("festival-contrast", contrast);
    }, look.contrast);
    await page.goto(url, { waitUntil: "networkidle" });
    // pictures further down are fetched when they come near
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 80 });
  } finally {
    await context.close();
  }
}

async function shootAll(site: string, names: readonly string[]): Promise<void> {
  const { routes, states } = screensOf(() => site);
  const all = Object.entries({ ...routes, ...states });
  const unknown = names.find((name) => !all.some(([known]) => known === name));
  if (unknown) throw new PlainError(`There is no screen "${unknown}".`);
  const chosen = names.length > 0 ? all.filter(([name]) => names.includes(name)) : all;
  const progress = consoleProgress();
  const browser = await chromium.launch({
    executablePath: await provideChromium(() => undefined),
    args: chromiumArguments,
  });
  const shots: Shot[] = [];
  const shootScreen = async (name: string, locale: Locale, address: string) => {
    for (const look of looks) {
      const file = `${slug(name)}-${locale}-${look.width}-${look.contrast}.jpg`;
      await shoot(browser, site + address, join(folder, file), look);
      shots.push({ name, locale, file, width: look.width, contrast: look.contrast });
    }
  };
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, addressOf] of chosen) {
      await progress.step(name, async () => {
        for (const locale of locales) await shootScreen(name, locale, await addressOf(locale));
      });
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, "index.html"), contactSheet(shots));
  console.log(`\n${shots.length} pictures, side by side in ${join(folder, "index.html")}\n`);
}

await runCommand(async () => {
  console.log("Festival: screenshots\n");
  const names = process.argv.slice(2);
  if (process.env.SITE_URL) {
    await shootAll(process.env.SITE_URL, names);
    process.exit();
  }
  const dataDir = mkdtempSync(join(tmpdir(), "festival-screenshots-"));
  const runner = new SiteRunner({
    dataDir,
    host: "127.0.0.1",
    port: 0,
    progress: silentProgress,
    env: demoSite,
  });
  stopOnSignals(runner);
  try {
    const { url } = await runner.start();
    await shootAll(url, names);
  } finally {
    await runner.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.exit();
});
