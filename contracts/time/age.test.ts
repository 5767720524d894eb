import { describe, expect, it } from "@jest/globals";
import { ageOn } from "./age.ts";

describe("an age", () => {
  it.each([
    ["2010-06-01", "2026-05-31", 15],
    ["2010-06-01", "2026-06-01", 16],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
  ])("of a person born on %s is, on %s, %s", (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});
