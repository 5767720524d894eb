import { describe, expect, it } from "@jest/globals";
import { timeElsewhere } from "./timeElsewhere.ts";

const evening = new Date("2025-08-28T17:30:00.000Z");

describe("what clocks elsewhere say", () => {
  it("is told in the reader's language where it is another time", () => {
    expect(timeElsewhere(evening, "America/New_York", "de")).toBe("28.08.25, 13:30");
    expect(timeElsewhere(evening, "Asia/Tokyo", "en")).toBe("29/08/2025, 02:30");
  });

  it("is not told where clocks say the same, though the zone has another name", () => {
    expect(timeElsewhere(evening, "Europe/Vienna", "de")).toBeUndefined();
  });
});
