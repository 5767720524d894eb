import { describe, expect, it } from "@jest/globals";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { showProgramme } from "../../../testing/showProgramme.tsx";

async function showDays(address: string, now?: string) {
  const { container } = await showProgramme(address, undefined, { now });
  const strip = within(screen.getByRole("navigation", { name: "Tage" }));
  const month = (name: string) => strip.getByRole("list", { name });
  return { container, month };
}

describe("DayStrip", () => {
  it("shows each day of the season with its weekday, and no day before or after it", async () => {
    const { container, month } = await showDays("/de/programm-tickets");
    const daysOf = (name: string) =>
      within(month(name))
        .getAllByRole("listitem")
        .map((day) => {
          const weekday = day.querySelector<HTMLElement>("[data-weekday]")?.dataset.weekday ?? "";
          return weekday + day.textContent;
        });
    expect(daysOf("August 2025")).toEqual(["Do28", "Fr29", "Sa30", "So31"]);
    expect([daysOf("September 2025")[0], daysOf("September 2025").at(-1)]).toEqual(["Mo1", "Sa27"]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads from a day to its concerts, and says its date and how many they are", async () => {
    const { month } = await showDays("/de/programm-tickets?genres=2");
    const august = within(month("August 2025"));
    const day = august.getByRole("link", { name: "Samstag, 30. August 2025: 2 Konzerte" });
    expect(day.getAttribute("href")).toBe(
      "/de/programm-tickets?genres=2&from_date=2025-08-30&to_date=2025-08-30",
    );
    expect(day.getAttribute("aria-current")).toBeNull();
    expect(august.getAllByRole("link")).toHaveLength(1);
  });

  it("says which day is today, unless that day is chosen", async () => {
    const days = async (address: string) => {
      const { month } = await showDays(address, "2025-08-30T08:00:00.000Z");
      const current = within(month("August 2025")).getByRole("link").getAttribute("aria-current");
      cleanup();
      return current;
    };
    expect(await days("/de/programm-tickets")).toBe("date");
    expect(await days("/de/programm-tickets?from_date=2025-08-30&to_date=2025-08-30")).toBe("true");
  });

  it("leads from the day that is chosen alone back to all days", async () => {
    const { month } = await showDays(
      "/de/programm-tickets?genres=2&from_date=2025-08-30&to_date=2025-08-30",
    );
    const day = within(month("August 2025")).getByRole("link");
    expect(day.getAttribute("href")).toBe("/de/programm-tickets?genres=2");
  });

  it.each([
    ["from_date=2025-08-30&to_date=2025-09-02", "true"],
    ["from_date=2025-08-30", "true"],
    ["to_date=2025-08-30", "true"],
    ["from_date=2025-08-31", null],
    ["to_date=2025-08-29", null],
  ])("marks the days that %s chooses", async (query, current) => {
    const { month } = await showDays(`/de/programm-tickets?${query}`);
    const day = within(month("August 2025")).getByRole("link");
    expect(day.getAttribute("aria-current")).toBe(current);
  });
});
