import { describe, expect, it } from "@jest/globals";
import { noFilters } from "../programmeFilters.ts";
import { wordsAsFilters } from "./wordsAsFilters.ts";

const meant = (q: string) => {
  const filters = wordsAsFilters({ ...noFilters, q }, "2025-08-30");
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

  it.each([
    ["heute", ""],
    ["Heute Abend", ""],
    ["today", ""],
    ["tonight", ""],
    ["Klavier heute", "Klavier"],
    ["what's on this evening", "what's on"],
  ])("takes %s for the day that it is", (q, left) => {
    expect(meant(q)).toEqual([false, "2025-08-30", left]);
  });

  it("leaves tomorrow's German word alone, which Strauss set to music", () => {
    expect(meant("Morgen")).toBeNull();
  });

  it("takes the year of the season, unless another one is named", () => {
    expect(meant("1.9.")).toEqual([false, "2025-09-01", ""]);
    expect(meant("1.9.2026")).toEqual([false, "2026-09-01", ""]);
  });

  it.each([
    ["Freitag", [5]],
    ["freitags", [5]],
    ["am Freitag", [5]],
    ["friday", [5]],
    ["on Fridays", [5]],
    ["Sonnabend", [6]],
    ["Mittwoch", [3]],
    ["Montag oder Dienstag", [1, 2]],
    ["Wochenende", [6, 7]],
    ["am nächsten Wochenende", [6, 7]],
    ["next weekend", [6, 7]],
    ["at the weekend", [6, 7]],
    ["Klavier am Sonntag", [7], "Klavier"],
  ])("takes %s for days of the week", (q, days, left = "") => {
    const filters = wordsAsFilters({ ...noFilters, q }, "2025-08-30");
    expect([filters?.weekdays, filters?.q]).toEqual([days, left]);
  });

  it("says nothing more by the weekday before a date", () => {
    for (const q of ["Mittwoch, 3. September", "Wednesday 3 September", "Mittwoch 3.9."]) {
      const filters = wordsAsFilters({ ...noFilters, q }, "2025-08-30");
      expect([filters?.weekdays, filters?.from_date, filters?.q]).toEqual([[], "2025-09-03", ""]);
    }
  });

  it("adds a weekday to those that are chosen", () => {
    const filters = wordsAsFilters({ ...noFilters, weekdays: [6], q: "Friday" }, "2025-08-30");
    expect(filters?.weekdays).toEqual([5, 6]);
  });

  it("keeps the words beside them", () => {
    const found = [true, "2025-08-28", "Kammermusik"];
    expect(meant("kostenlose Kammermusik am 28. August")).toEqual(found);
  });

  it.each([
    "Freischütz",
    "Freiheit",
    "Carefree",
    "Karfreitag",
    "Sonntagskonzert",
    "op. 28",
    "31. Juni",
    "Beethoven",
    "3. Sinfonie",
    "",
  ])("leaves %s to the search", (q) => {
    expect(meant(q)).toBeNull();
  });
});
