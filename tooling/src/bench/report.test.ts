import { describe, expect, it } from "@jest/globals";
import { insertReport, report } from "./report.ts";

const measured = {
  title: "Programme list",
  visit: {
    requests: 20,
    bytes: 300_000,
    scripts: { requests: 5, bytes: 140_000 },
    scriptBytesOf: { shell: 120_000, "mf-programme": 20_000 },
  },
  kept: { page: 1800, bare: 2000 },
  rendered: { page: 500, bare: 2000 },
};

describe("the figures", () => {
  it("say what a page weighs, by part, and how fast it is beside the bare server", () => {
    const text = report([measured], 9.84, new Date("2025-08-20T08:00:00Z"));
    expect(text).toContain("| JavaScript, first visit (brotli) | 140.0 kB |");
    expect(text).toContain("| – of it mf-programme | 20.0 kB |");
    expect(text).toContain("| From the page cache, requests/s | 1800 (0.900) |");
    expect(text).toContain("| Rendered, requests/s | 500 (0.250) |");
    expect(text).toContain("9.8 s. Measured on 2025-08-20");
  });

  it("take the place of the ones before", () => {
    const before = "# Site\n<!-- bench -->\nold\n<!-- /bench -->\nrest";
    expect(insertReport(before, "$& new")).toBe(
      "# Site\n<!-- bench -->\n$& new\n<!-- /bench -->\nrest",
    );
    expect(insertReport("# Site", "new")).toBeUndefined();
  });
});
