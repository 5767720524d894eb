import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

// `npm run soak -- faults`: what becomes of a remote's scripts on their way, for each remote and each fault.
export default defineConfig({
  ...base,
  outputDir: "../../test-results",
  globalSetup: "../src/startSite.ts",
  testDir: ".",
  workers: 2,
  projects: [{ name: "faults" }],
});
