import { describe, expect, it } from "@jest/globals";
import { dayIn, instantIn } from "./wallClock.ts";

describe("wall clocks", () => {
  it.each([
    ["America/New_York", "2024-09-12T19:30", "2024-09-12T23:30:00.000Z"],
    ["America/New_York", "2001-10-28T20:00", "2001-10-29T01:00:00.000Z"],
    ["Europe/Berlin", "2025-08-20T10:00", "2025-08-20T08:00:00.000Z"],
    ["Europe/Berlin", "2025-03-30T00:00", "2025-03-29T23:00:00.000Z"],
    ["Europe/Berlin", "2025-03-31T00:00", "2025-03-30T22:00:00.000Z"],
  ])("in %s show %s at %s", (zone, reading, instant) => {
    expect(instantIn(zone, reading).toISOString()).toBe(instant);
  });

  it("tell the day", () => {
    expect(dayIn("America/New_York", new Date("2024-09-12T04:00:00Z"))).toBe("2024-09-12");
    expect(dayIn("America/New_York", new Date("2024-09-12T03:59:00Z"))).toBe("2024-09-11");
  });
});
