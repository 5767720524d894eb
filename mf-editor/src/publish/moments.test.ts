import { describe, expect, it } from "@jest/globals";
import { momentOf } from "./moments.ts";

describe("momentOf", () => {
  it("is written as on the site, by the festival's clocks", () => {
    const at = "2025-08-28T17:30:00.000Z";
    expect(momentOf(at, "de")).toBe("28.08.2025, 19:30");
    expect(momentOf(at, "en")).toBe("28 Aug 2025, 19:30");
  });
});
