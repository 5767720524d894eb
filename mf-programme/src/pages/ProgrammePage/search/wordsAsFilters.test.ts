import { describe, expect, it } from "@jest/globals";
import { noFilters } from "../programmeFilters.ts";
import { wordsAsFilters } from "./wordsAsFilters.ts";

const meant = (q: string) => {
  const filters = wordsAsFilters({ ...noFilters, q }, 2025);
  expect(filters?.to_date).toBe(filters?.from_date);
  return filters && [filters.free, filters.from_date, filters.q];
};

describe("wordsAsFilters", () => {
  it.each([
    "frei",
    "Eintritt frei",
    "kostenlos",
    "kostenlose",
    "umsonst",
    "gratis",
    "free",
    "Free entry",
    "free of charge",
  ])("takes %s for concerts without an entrance fee", (q) => {
    expect(meant(q)).toEqual([true, "", ""]);
  });

  it.each(["28. August", "28.8.", "28.08.2025", "Donnerstag, 28. August", "28 August", "28th Aug"])(
    "takes %s for a day",
    (q) => {
      expect(meant(q)).toEqual([false, "2025-08-28", ""]);
    },
  );

  it("takes the year of the season, unless another one is named", () => {
    expect(meant("1.9.")).toEqual([false, "2025-09-01", ""]);
    expect(meant("1.9.2026")).toEqual([false, "2026-09-01", ""]);
  });

  it("keeps the words beside them", () => {
    const found = [true, "2025-08-28", "Kammermusik"];
    expect(meant("kostenlose Kammermusik am 28. August")).toEqual(found);
  });

  it.each([
    "Freischütz",
    "Freiheit",
    "Carefree",
    "op. 28",
    "31. Juni",
    "Beethoven",
    "3. Sinfonie",
    "",
  ])("leaves %s to the search", (q) => {
    expect(meant(q)).toBeNull();
  });
});
