import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { root } from "../../root.ts";
import { countJest, failedInJest } from "../../test/counts.ts";

interface Report {
  success: boolean;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

const head = `import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";\n`;

/** Test files of a project of their own, by name. All run in one worker, in this order. */
const files: Record<string, string> = {
  "a1.test.ts": `import { count } from "./shared.ts";
    process.env.TEST_LEFT_BEHIND = "1";
    process.exitCode = 3;
    globalThis.fetch = () => "left behind";
    jest.setTimeout(100_000);
    jest.spyOn(Math, "random").mockReturnValue(7);
    it("passes", () => { console.log("said"); expect([count(), Math.random()]).toEqual([1, 7]); });
    describe("timers", () => {
      it("are fake", () => { jest.useFakeTimers({ now: 1000 }); expect(Date.now()).toBe(1000); });
    });`,
  "a2.test.ts": `import { count } from "./shared.ts";
    it("shares modules", () => expect(count()).toBe(2));
    it("shares nothing else", () => {
      expect(process.env.TEST_LEFT_BEHIND).toBeUndefined();
      expect(process.exitCode).toBeUndefined();
      expect(String(fetch)).not.toContain("left behind");
      expect(Math.random()).toBeLessThan(1);
      expect(Date.now()).toBeGreaterThan(1000);
    });`,
  "fails.test.ts": `it("is wrong", () => expect(1).toBe(2)); it("is right", () => {});`,
  "hook.test.ts": `beforeAll(() => { throw new Error("no database"); });
    it("is not reached", () => {});`,
  "cleanUp.test.ts": `afterEach(() => { throw new Error("left open"); }); it("cleans up", () => {});`,
  "syntax.test.ts": `it("is broken", () => {`,
  "types.test.ts": `enum Colour { Red } it("is no JavaScript", () => expect(Colour.Red).toBe(0));`,
  "missing.test.ts": `import "./nowhere.ts"; it("is not reached", () => {});`,
  "endless.test.ts": `it("never ends", () => new Promise(() => {}), 200);`,
  "empty.test.ts": `export {};`,
  "rejection.test.ts": `it("forgets a promise", async () => {
      void Promise.reject(new Error("not awaited"));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });`,
  "exception.test.ts": `it("throws later", async () => {
      setTimeout(() => { throw new Error("thrown in a timer"); });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });`,
  "helper1.test.ts": `import { isOne } from "./describing.ts"; it("is right", () => isOne(1));`,
  "helper2.test.ts": `import { isOne } from "./describing.ts"; it("is wrong", () => isOne(2));`,
};

const modules: Record<string, string> = {
  "shared.ts": `let calls = 0; export const count = (): number => { calls += 1; return calls; };`,
  "describing.ts": `import { expect } from "@jest/globals";
    export const isOne = (value: number): void => expect(value).toBe(1);`,
};

const inThisFolder = (name: string) => join(root, "tooling", "src", "jest", "node", name);

describe("NodeRuntime", () => {
  let folder = "";
  let report: Report;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "festival-jest-"));
    mkdirSync(join(folder, "tests"));
    const all = { ...modules, ...files };
    for (const [name, source] of Object.entries(all)) {
      const text = name.endsWith(".test.ts") ? head + source : source;
      writeFileSync(join(folder, "tests", name), text);
    }
    const config = {
      rootDir: folder,
      cacheDirectory: join(folder, "cache"),
      testMatch: ["<rootDir>/**/*.test.ts"],
      transform: {},
      runtime: inThisFolder("runtime.ts"),
      testEnvironment: inThisFolder("environment.ts"),
      testSequencer: join(folder, "byName.cjs"),
    };
    writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
    writeFileSync(
      join(folder, "byName.cjs"),
      `module.exports = class { shard(t) { return t; } cacheResults() {} allFailedTests(t) { return t; }
        sort(t) { return [...t].sort((a, b) => a.path.localeCompare(b.path, "en")); } };`,
    );
    writeFileSync(join(folder, "jest.config.json"), JSON.stringify(config));
    const file = join(folder, "report.json");
    const args = ["--config", join(folder, "jest.config.json"), "--runInBand", "--json"];
    const jest = join(root, "node_modules", ".bin", "jest");
    await new Promise((resolve) => {
      execFile(process.execPath, [jest, ...args, `--outputFile=${file}`], { cwd: folder }, resolve);
    });
    report = JSON.parse(readFileSync(file, "utf8"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const resultOf = (name: string) =>
    report.testResults.find((result) => result.name.endsWith(`/${name}.test.ts`));
  const statuses = (name: string) =>
    resultOf(name)?.assertionResults.map(({ fullName, status }) => `${fullName}: ${status}`);

  it("runs tests of several files with shared modules, and nothing else left behind", () => {
    expect(statuses("a1")).toEqual(["passes: passed", "timers are fake: passed"]);
    expect(statuses("a2")).toEqual(["shares modules: passed", "shares nothing else: passed"]);
  });

  it("reports each test that failed, and no other", () => {
    expect(statuses("fails")).toEqual(["is wrong: failed", "is right: passed"]);
    expect(resultOf("fails")?.message).toMatch(/Expected: 2[^]*fails\.test\.ts:2/);
  });

  it.each([
    ["hook", "is not reached", "no database"],
    ["cleanUp", "cleans up", "left open"],
    ["endless", "never ends", "Exceeded timeout of 200 ms"],
    ["rejection", "forgets a promise", "not awaited"],
    ["exception", "throws later", "thrown in a timer"],
  ])("reports a failure beside the test itself: %s", (name, title, message) => {
    expect(statuses(name)).toEqual([`${title}: failed`]);
    expect(resultOf(name)?.message).toContain(message);
  });

  it.each([
    ["syntax", "syntax.test.ts:2"],
    ["types", "enum is not supported"],
    ["missing", "nowhere.ts"],
    ["empty", "must contain at least one test"],
  ])("reports a file without tests that run: %s", (name, message) => {
    expect(statuses(name)).toEqual([]);
    expect(resultOf(name)?.message).toContain(message);
    expect(failedInJest(report)).toContainEqual(expect.stringMatching(`/${name}\\.test\\.ts$`));
  });

  it("lets what test files share go on with the one that runs", () => {
    expect(statuses("helper1")).toEqual(["is right: passed"]);
    expect(statuses("helper2")).toEqual(["is wrong: failed"]);
    expect(resultOf("helper2")?.message).toMatch(/Expected: 1[^]*helper2\.test\.ts:2/);
  });

  it("counts all of them", () => {
    expect(report.success).toBe(false);
    expect(countJest(report)).toEqual({ passed: 6, failed: 11 });
  });
});
