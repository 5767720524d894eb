import { describe, expect, it } from "@jest/globals";
import { chosenScenarios } from "./chosenScenarios.ts";
import { engines } from "./engines/engines.ts";
import { scenarios } from "./scenarios/scenarios.ts";

const chosen = (...names: string[]) => {
  const found = chosenScenarios({ engines, scenarios }, names);
  return {
    engines: found.engines.map(({ name }) => name),
    scenarios: found.scenarios.map(({ name }) => name),
  };
};

describe("scenarios in browsers", () => {
  it("are all of them in all engines, where none is named", () => {
    const { engines: inEngines, scenarios: names } = chosen();
    expect(inEngines).toEqual(["chromium", "firefox", "webkit"]);
    expect(names).toHaveLength(scenarios.length);
    expect(new Set(names).size).toBe(scenarios.length);
  });

  it("are those of an engine, of a name and of a kind", () => {
    expect(chosen("webkit").engines).toEqual(["webkit"]);
    expect(chosen("webkit").scenarios).toHaveLength(scenarios.length);
    expect(chosen("search", "firefox")).toEqual({ engines: ["firefox"], scenarios: ["search"] });
    expect(chosen("typing").scenarios).toEqual([
      "type-line",
      "type-lines",
      "type-rich-text",
      "compose",
      "drag-words",
      "drag-section",
    ]);
    expect(chosen("visitors").scenarios).not.toContain("type-line");
  });

  it("are refused with those that there are, where a name is none of them", () => {
    expect(() => chosen("safari")).toThrow(/no scenario "safari".*chromium, firefox, webkit/);
  });
});
