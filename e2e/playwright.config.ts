import { festivalZone } from "@festival/contracts/time/festivalTime";
import { findChromium } from "@festival/tooling/chromium";
import { clearSiteSettings } from "@festival/tooling/environment";
import { defineConfig } from "@playwright/test";
import type { JourneyWorkerOptions } from "./src/journey.ts";
import { environmentWith, standIns } from "./src/standInFonts.ts";

// the site under test, and the commands that release to it, take nothing from a developer's own one
clearSiteSettings();

// `npm test` installs one where there is none
const executablePath = findChromium();

const launchOptions = {
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--disable-sync",
    "--disable-quic",
  ],
};

export default defineConfig<object, JourneyWorkerOptions>({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./src/startSite.ts",
  forbidOnly: true,
  fullyParallel: true,
  // one more than the cores of a small machine: two change sites of their own, and often wait until a release is live.
  // A fourth slows the others down by more than it does itself.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // a busy machine delays what changes by itself
  expect: { timeout: 15_000 },
  // `npm test` counts from the report in the file that it names
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  use: {
    browserName: "chromium",
    locale: "de-DE",
    timezoneId: festivalZone,
    // each journey sees what the site answers; only what goes without a network asks the device
    serviceWorkers: "block",
    // it takes a fifteenth of the time and more, and most journeys pass: `--trace on` shows one
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    // What changes a site does so on one of its own, one after the other, beside all that reads: staff and visitors on
    // one, releases and lost processes on another. They stand first: the longest ways begin at once.
    ...["releasing", "changing"].map((name) => ({
      name,
      testMatch: [`${name}/**`],
      workers: 1,
      fullyParallel: false,
      use: { changesSite: true },
    })),
    { name: "reading", testIgnore: ["releasing/**", "changing/**", "lateFont/**"] },
    ...standIns.map((standIn) => ({
      name: `late font over ${standIn}`,
      testMatch: ["lateFont/**"],
      ...(process.env.LATE_FONT_ALL !== "1" && { grep: new RegExp(`@${standIn}\\b`) }),
      use: { launchOptions: { ...launchOptions, env: environmentWith(standIn) } },
    })),
  ],
});
