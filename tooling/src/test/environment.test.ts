import { execFileSync } from "node:child_process";
import { secretSettings } from "@festival/contracts/environment/secretFiles";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { clearSiteSettings } from "./environment.ts";
import { settingsRead } from "./settingsRead.ts";

/** What the site's processes take from the environment and may have while they are tested. */
const ofTheMachine = ["PATH", "CHROMIUM_PATH", "CI", "TZ", "LC_ALL"];
/** What the commands that measure and test are told by hand. */
const ofTheTests =
  /^(TEST_|CRASH_|EDITOR_|GENERATED_|SOAK_|NYPHIL_|LIGHTHOUSE_|PLAYWRIGHT_|JOURNEYS_|TMPDIR$)/;

describe("the environment of the tests", () => {
  let before: NodeJS.ProcessEnv;
  beforeEach(() => {
    before = { ...process.env };
  });
  afterEach(() => {
    process.env = before;
  });

  it("has none of the settings that the site reads", () => {
    const folders = ["backend/src", "demo-season/src", "shell/src", "tooling/src", "e2e/src"];
    const files = secretSettings.map((name) => `${name}_FILE`);
    const settings = [...settingsRead(folders), ...files].filter(
      (name) => !ofTheMachine.includes(name) && !ofTheTests.test(name),
    );
    expect(settings).toEqual(expect.arrayContaining(["DATABASE_URL", "SMTP_URL", "PUBLIC_ORIGIN"]));
    for (const name of [...settings, "PGHOST", "PGSSLMODE"]) process.env[name] = "the real one";
    clearSiteSettings();
    expect(Object.keys(process.env).filter((name) => process.env[name] === "the real one")).toEqual(
      [],
    );
  });

  it("keeps what the tests themselves are told", () => {
    process.env.TEST_DATABASE_URL = "a throwaway one";
    clearSiteSettings();
    expect(process.env.TEST_DATABASE_URL).toBe("a throwaway one");
  });

  it("is that of a machine far from Berlin, in another language", () => {
    const tell =
      "const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions(); console.log(timeZone, locale)";
    const child = execFileSync(process.execPath, ["-e", tell], { encoding: "utf8" });
    expect(child.trim()).toBe("America/New_York tr-TR");
    expect(new Date("2026-07-01T00:00:00Z").getHours()).toBe(20);
  });
});
