import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

// `npm run cluster`: some journeys, and parts killed at random, on a site whose certificate no authority has signed.
export default defineConfig({
  ...base,
  outputDir: "../../test-results",
  globalSetup: "../src/startSite.ts",
  workers: 2,
  use: { ...base.use, ignoreHTTPSErrors: true },
  projects: [
    {
      name: "reading",
      testDir: "../journeys",
      testMatch: ["magazine.spec.ts", "navigation.spec.ts", "signIn.spec.ts"],
    },
    { name: "killed", testDir: "." },
  ],
});
