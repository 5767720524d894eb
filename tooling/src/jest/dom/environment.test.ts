import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { root } from "../../root.ts";

const head = `import { expect, it } from "@jest/globals";
import { useState } from "react";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { count } from "./shared.ts";\n`;

/** Test files of a project of their own. All run in one worker, in this order. */
const files: Record<string, string> = {
  "a1.test.tsx": `${head}
    const Counter = () => {
      const [presses, setPresses] = useState(0);
      return <button onClick={() => setPresses(presses + 1)}>Presses: {presses}</button>;
    };
    it("presses", async () => {
      render(<Counter />);
      await userEvent.click(screen.getByRole("button"));
      expect(screen.getByRole("button").textContent).toBe("Presses: 1");
      expect(new FormData(document.createElement("form"))).toBeInstanceOf(window.FormData);
      expect(count()).toBe(1);
    });
    it("leaves much behind", () => {
      document.title = "left behind";
      document.documentElement.lang = "de";
      document.body.append("left behind");
      document.cookie = "left=behind";
      localStorage.setItem("left", "behind");
      history.replaceState(null, "", "/left/behind");
      window.scrollY = 7;
      globalThis.leftBehind = true;
      addEventListener("left", () => { globalThis.heard = true; });
      document.addEventListener("left", () => { globalThis.heard = true; });
      Object.defineProperty(window, "scrollX", { value: 7, configurable: true });
      setTimeout(() => { globalThis.came = "a timer"; }, 20);
      setInterval(() => { globalThis.came = "an interval"; }, 20);
      requestAnimationFrame(() => { globalThis.came = "a frame"; });
    });`,
  "a2.test.tsx": `${head}
    it("shares modules", () => expect(count()).toBe(2));
    it("has an empty window", () => {
      expect(document.documentElement.outerHTML).toBe("<html><head></head><body></body></html>");
      expect([document.cookie, localStorage.length, location.pathname]).toEqual(["", 0, "/"]);
      expect([window.scrollY, "leftBehind" in globalThis]).toEqual([0, false]);
      dispatchEvent(new Event("left"));
      document.dispatchEvent(new Event("left"));
      expect("heard" in globalThis).toBe(false);
    });
    it("is not reached by what was put off before", async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(globalThis.came).toBe(undefined);
    });
    it("has globals that can be written again", () => {
      window.scrollX = 3;
      expect(window.scrollX).toBe(3);
    });`,
};

const here = (name: string) => join(root, "tooling", "src", "jest", name);
let folder = "";
let statuses: string[] = [];

beforeAll(async () => {
  // below the project, where libraries are found
  folder = mkdtempSync(join(root, ".cache", "jest-dom-"));
  const config = {
    rootDir: folder,
    cacheDirectory: join(folder, "cache"),
    testMatch: ["<rootDir>/*.test.tsx"],
    modulePathIgnorePatterns: [],
    transform: {},
    runner: here("dom/runner.ts"),
    runtime: here("node/runtime.ts"),
    testEnvironment: here("dom/environment.ts"),
    testSequencer: join(folder, "byName.cjs"),
    setupFilesAfterEnv: [here("dom/setup.ts")],
  };
  const all = {
    ...files,
    "shared.ts": `let calls = 0; export const count = (): number => { calls += 1; return calls; };`,
    "package.json": `{ "type": "module" }`,
    "jest.config.json": JSON.stringify(config),
    "byName.cjs": `module.exports = class { shard(t) { return t; } cacheResults() {} allFailedTests(t) { return t; }
      sort(t) { return [...t].sort((a, b) => a.path.localeCompare(b.path, "en")); } };`,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  const report = join(mkdtempSync(join(tmpdir(), "festival-jest-")), "report.json");
  const jest = join(root, "node_modules", ".bin", "jest");
  const args = ["--config", join(folder, "jest.config.json"), "-w", "1", "--json"];
  await new Promise((resolve) => {
    execFile(process.execPath, [jest, ...args, `--outputFile=${report}`], { cwd: folder }, resolve);
  });
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  statuses = testResults.flatMap(
    (result: {
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }) =>
      result.assertionResults.map(
        ({ fullName, status, failureMessages }) =>
          `${fullName}: ${status}${failureMessages.join()}`,
      ),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("DomEnvironment: test files share modules and a window, which each finds empty", () => {
  expect(statuses).toEqual([
    "presses: passed",
    "leaves much behind: passed",
    "shares modules: passed",
    "has an empty window: passed",
    "is not reached by what was put off before: passed",
    "has globals that can be written again: passed",
  ]);
});
