import { describe, expect, it } from "@jest/globals";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { showProgramme } from "../../../testing/showProgramme.tsx";

async function showCalendar(address: string) {
  const { container } = await showProgramme(address);
  await userEvent.setup().click(screen.getByText(/^(?:Kalender|Calendar)$/));
  const month = (name: string) => screen.getByRole("table", { name });
  return { container, month };
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("SeasonCalendar", () => {
  it("shows each month in weeks from Monday to Sunday", async () => {
    const { container, month } = await showCalendar("/de/programm-tickets");
    const [weekdays, first, ...others] = cellsOf(month("August 2025"));
    expect(weekdays).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
    expect(first).toEqual(["", "", "", "", "1", "2", "3"]);
    expect(others).toHaveLength(4);
    expect(cellsOf(month("September 2025")).at(-1)).toEqual(["29", "30", "", "", "", "", ""]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leads from a day to its concerts, and says its date and how many they are", async () => {
    const { month } = await showCalendar("/de/programm-tickets?genres=2");
    const august = within(month("August 2025"));
    const day = august.getByRole("link", { name: "Samstag, 30. August 2025: 2 Konzerte" });
    expect(day.getAttribute("href")).toBe(
      "/de/programm-tickets?genres=2&from_date=2025-08-30&to_date=2025-08-30",
    );
    expect(day.getAttribute("aria-current")).toBeNull();
    expect(august.getAllByRole("link")).toHaveLength(1);
  });

  it.each([
    ["from_date=2025-08-30&to_date=2025-09-02", "true"],
    ["from_date=2025-08-30", "true"],
    ["to_date=2025-08-30", "true"],
    ["from_date=2025-08-31", null],
    ["to_date=2025-08-29", null],
  ])("marks the days that %s chooses", async (query, current) => {
    const { month } = await showCalendar(`/de/programm-tickets?${query}`);
    const day = within(month("August 2025")).getByRole("link");
    expect(day.getAttribute("aria-current")).toBe(current);
  });

  it("marks today alone", async () => {
    const { container } = await showCalendar("/de/programm-tickets");
    const marked = [...container.querySelectorAll("td[data-today]")];
    expect(marked.map(({ textContent }) => textContent)).toEqual(["20"]);
  });
});
