import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import type { BrowserWindow, Engine } from "./engines/engine.ts";
import { runScenario, unexpectedErrors } from "./runScenario.ts";
import type { ScenarioSite } from "./scenarios/scenario.ts";

describe("errors in the console of a browser", () => {
  it("count, but those that belong to a scenario", () => {
    const errors = ["Failed to load resource: 422", "Uncaught TypeError: x is undefined"];
    expect(unexpectedErrors({ expectedErrors: /\b422\b/ }, errors)).toEqual([errors[1]]);
    expect(unexpectedErrors({}, errors)).toEqual(errors);
  });
});

describe("a scenario that fails", () => {
  it("leaves what was seen of its page where it was told to", async () => {
    const folder = mkdtempSync(join(tmpdir(), "festival-evidence-"));
    // the browser is the boundary
    const window = {
      resize: async () => undefined,
      evaluate: async () => ({ address: "/de/besuch", frames: "come" }),
      errors: () => ["Error: text", "status 422"],
      takePicture: async () => Buffer.from("picture"),
      close: async () => undefined,
    } as Partial<BrowserWindow> as BrowserWindow;
    const engine = { open: async () => window } as Partial<Engine> as Engine;
    const site = { url: "http://127.0.0.1" } as ScenarioSite & { url: string };
    const run = async () => {
      throw new Error("the title did not come");
    };
    const path = join(folder, "kept", "firefox-read");
    try {
      const failure = await runScenario(
        { name: "read", kind: "visitors", expectedErrors: /422/, run },
        engine,
        site,
        path,
      );
      expect(failure).toMatch(/^the title did not come\s+Error: text\s/);
      expect(failure).toContain(`${path}.txt`);
      const told = readFileSync(`${path}.txt`, "utf8");
      expect(told).toContain("the title did not come\nError: text");
      expect(told).toContain('"address": "/de/besuch"');
      // those that belong to the scenario, too
      expect(told).toContain("Console:\nError: text\nstatus 422\n");
      expect(readFileSync(`${path}.png`, "utf8")).toBe("picture");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
