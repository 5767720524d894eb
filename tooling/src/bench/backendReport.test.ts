import { describe, expect, it } from "@jest/globals";
import { backendReport } from "./backendReport.ts";

const call = {
  title: "Event list",
  perSecond: 412.4,
  p99: [23, 9, 5],
  barePerSecond: 20_000,
};

describe("the backend's figures", () => {
  it("stand side by side for both databases", () => {
    const text = backendReport(
      [
        { data: "demo season", driver: "PGlite", calls: [call] },
        { data: "demo season", driver: "PostgreSQL", calls: [{ ...call, perSecond: 800 }] },
        { data: "20000 events", driver: "PGlite", calls: [call] },
      ],
      new Date("2025-08-20T08:00:00Z"),
    );
    expect(text).toContain("| Event list | 412 | 23 / 9 / 5 | 800 | 23 / 9 / 5 | 20000 |");
    expect(text).toContain("| Backend, 20000 events | PGlite, requests/s | p99, ms |");
    expect(text).toContain("where 8 / 2 / 1 asked at once");
    expect(text).toContain("Measured on 2025-08-20");
  });
});
