import { describe, expect, it } from "@jest/globals";
import { endOfDay } from "./festivalDay.ts";

const end = (moment: string) => new Date(endOfDay(moment)).toISOString();

describe("the festival's day", () => {
  it.each([
    ["in summer", "2025-08-28T20:00:00.000Z", "2025-08-28T22:00:00.000Z"],
    ["in winter", "2025-12-05T20:00:00.000Z", "2025-12-05T23:00:00.000Z"],
    ["a moment before", "2025-08-28T21:59:59.999Z", "2025-08-28T22:00:00.000Z"],
    [
      "where it is tomorrow already in Berlin",
      "2025-08-28T22:30:00.000Z",
      "2025-08-29T22:00:00.000Z",
    ],
    ["the same in winter", "2025-12-05T23:30:00.000Z", "2025-12-06T23:00:00.000Z"],
    [
      "in the night in which clocks go forward",
      "2025-03-29T23:30:00.000Z",
      "2025-03-30T22:00:00.000Z",
    ],
    [
      "in the night in which clocks go back",
      "2025-10-25T22:30:00.000Z",
      "2025-10-26T23:00:00.000Z",
    ],
    ["on the last day of a year", "2025-12-31T22:59:00.000Z", "2025-12-31T23:00:00.000Z"],
  ])("ends at midnight in Berlin: %s", (_when, moment, midnight) => {
    expect(end(moment)).toBe(midnight);
  });

  it("begins at midnight: that moment lies in the new day", () => {
    expect(end("2025-08-28T22:00:00.000Z")).toBe("2025-08-29T22:00:00.000Z");
  });
});
