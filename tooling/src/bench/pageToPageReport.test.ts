import { expect, it } from "@jest/globals";
import { pageToPageReport } from "./pageToPageReport.ts";

const step = (ms: number, longestTask = 0) => ({ ms, longestTask });

it("tells each way by finger and by script, with the longest task where one was long", () => {
  const lines = pageToPageReport(
    {
      tapped: [{ title: "List to event", first: step(237.4, 69), again: step(144.6) }],
      pressed: [{ title: "List to event", first: step(301), again: step(190, 51.2) }],
      back: step(120),
      backUnthrottled: step(31.9),
    },
    new Date("2026-11-24T10:00:00Z"),
  ).split("\n");
  expect(lines).toContain("| List to event | 237 (69) | 145 | 301 | 190 (51) |");
  expect(lines).toContain("| Back to the list | 120 |  |  |  |");
  expect(lines).toContain("| – on this machine as it is | 32 |  |  |  |");
  expect(lines.at(-1)).toContain("Measured on 2026-11-24");
});
