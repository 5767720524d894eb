import { describe, expect, it } from "@jest/globals";
import { noFilters } from "../programmeFilters.ts";
import { yearChoices } from "./yearChoices.ts";

const past = { ...noFilters, past: true };
const from = (first: number, last: number) => ({
  years: Array.from({ length: last - first + 1 }, (_, index) => ({
    year: first + index,
    count: 1,
  })),
});
const titles = (rows: ReturnType<typeof yearChoices>) =>
  rows.map((row) => row.map(({ title, isActive }) => (isActive ? `[${title}]` : title)));

describe("the ways into the past", () => {
  it("are its years, the latest first, and none where there is one alone", () => {
    expect(titles(yearChoices(from(2023, 2025), past, "de"))).toEqual([["2025", "2024", "2023"]]);
    expect(yearChoices(from(2025, 2025), past, "de")).toEqual([]);
  });

  it("are decades where the years are many, and the years of the one that is looked at", () => {
    const all = from(1998, 2025);
    expect(titles(yearChoices(all, past, "de"))).toEqual([
      ["2020–2029", "2010–2019", "2000–2009", "1990–1999"],
    ]);
    const nineties = { ...past, from_date: "1990-01-01", to_date: "1999-12-31" };
    expect(titles(yearChoices(all, nineties, "de"))).toEqual([
      ["2020–2029", "2010–2019", "2000–2009", "[1990–1999]"],
      ["1999", "1998"],
    ]);
    const one = { ...past, from_date: "1999-01-01", to_date: "1999-12-31" };
    expect(titles(yearChoices(all, one, "de")).at(1)).toEqual(["[1999]", "1998"]);
  });

  it("keep all other filters, and lead back to all years from the chosen one", () => {
    const filters = { ...past, venues: [3], from_date: "2024-01-01", to_date: "2024-12-31" };
    const [row] = yearChoices(from(2023, 2025), filters, "en");
    expect(row?.map(({ href }) => href)).toEqual([
      "/en/programm-tickets?venues=3&from_date=2025-01-01&to_date=2025-12-31&past=1",
      "/en/programm-tickets?venues=3&past=1",
      "/en/programm-tickets?venues=3&from_date=2023-01-01&to_date=2023-12-31&past=1",
    ]);
  });
});
