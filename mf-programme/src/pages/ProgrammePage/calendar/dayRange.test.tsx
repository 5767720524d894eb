import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { showProgramme } from "../../../testing/showProgramme.tsx";
import { readFilters } from "../programmeFilters.ts";
import { afterPress } from "./dayRange.ts";
import { weekendsOf } from "./weekends.ts";

afterEach(cleanup);

const programme = "/de/programm-tickets";
const keepPosition = { keepPosition: true };
const dayCell = (date: string) => {
  const day = document.querySelector<HTMLElement>(`[data-day="${date}"] > *`);
  if (!day) throw new Error(`There is no ${date}.`);
  return day;
};
/** jsdom has no pointers. */
function point(type: string, element: Element, { button = 0, pointerType = "mouse" } = {}) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button });
  fireEvent(element, Object.assign(event, { pointerType }));
}
const dragged = () =>
  [...document.querySelectorAll<HTMLElement>("[data-dragged]")].map(({ dataset }) => dataset.day);

describe("a press on a day", () => {
  it.each([
    ["no day", {}, "2025-09-02", ["2025-09-02", "2025-09-02"]],
    ["that day alone", { from_date: "2025-09-02", to_date: "2025-09-02" }, "2025-09-02", ["", ""]],
    [
      "another day",
      { from_date: "2025-09-01", to_date: "2025-09-01" },
      "2025-09-02",
      ["2025-09-02", "2025-09-02"],
    ],
    ["a first day", { from_date: "2025-08-30" }, "2025-09-02", ["2025-08-30", "2025-09-02"]],
    ["a later first day", { from_date: "2025-09-05" }, "2025-09-02", ["2025-09-02", "2025-09-02"]],
  ])("after %s", (_, query, date, days) => {
    const { from_date, to_date } = afterPress(readFilters(query), date);
    expect([from_date, to_date]).toEqual(days);
  });
});

describe("several days of the row", () => {
  it("are chosen by drag, in either direction, and marked on the way", async () => {
    const { navigate } = await showProgramme(`${programme}?genres=2`);
    point("pointerdown", dayCell("2025-09-02"));
    point("pointerover", dayCell("2025-08-31"));
    expect(dragged()).toEqual(["2025-08-31", "2025-09-01", "2025-09-02"]);
    point("pointerup", document.body);
    expect(navigate).toHaveBeenCalledWith(
      `${programme}?genres=2&from_date=2025-08-31&to_date=2025-09-02`,
      keepPosition,
    );
    expect(dragged()).toEqual([]);
  });

  it.each([
    ["a finger pushes the row along", { button: 0, pointerType: "touch" }],
    ["another button is pressed", { button: 2, pointerType: "mouse" }],
  ])("are not where %s", async (_, press) => {
    const { navigate } = await showProgramme(programme);
    point("pointerdown", dayCell("2025-08-30"), press);
    point("pointerover", dayCell("2025-08-31"));
    point("pointerup", document.body);
    expect([dragged(), navigate.mock.calls]).toEqual([[], []]);
  });

  it("are not where a press begins and ends on one day, or is broken off", async () => {
    const { navigate, unmount } = await showProgramme(programme);
    point("pointerdown", dayCell("2025-08-30"));
    point("pointerup", dayCell("2025-08-30"));
    // the next press is elsewhere
    point("pointerup", document.body);
    point("pointerdown", dayCell("2025-08-30"));
    point("pointerover", dayCell("2025-08-31"));
    point("pointercancel", document.body);
    point("pointerup", document.body);
    expect(dragged()).toEqual([]);
    point("pointerdown", dayCell("2025-08-30"));
    point("pointerover", dayCell("2025-08-31"));
    unmount();
    point("pointerup", document.body);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("are dragged over without the browser taking the link along", async () => {
    await showProgramme(programme);
    expect(fireEvent.dragStart(dayCell("2025-08-30"))).toBe(false);
  });

  it("reach from the chosen day to the one that is pressed with Shift", async () => {
    const { navigate } = await showProgramme(
      `${programme}?from_date=2025-09-02&to_date=2025-09-02`,
    );
    expect(fireEvent.click(dayCell("2025-08-30"), { shiftKey: true })).toBe(false);
    expect(navigate).toHaveBeenCalledWith(
      `${programme}?from_date=2025-08-30&to_date=2025-09-02`,
      keepPosition,
    );
  });

  it("are not without Shift, nor where no day is chosen to begin with", async () => {
    const { navigate } = await showProgramme(
      `${programme}?from_date=2025-09-02&to_date=2025-09-02`,
    );
    // a day without events is no link
    fireEvent.click(dayCell("2025-08-31"));
    cleanup();
    const without = await showProgramme(programme);
    fireEvent.click(dayCell("2025-08-31"), { shiftKey: true });
    expect([navigate.mock.calls, without.navigate.mock.calls]).toEqual([[], []]);
  });

  it("are asked for by a link beside the one that is chosen, and then by the last", async () => {
    await showProgramme(`${programme}?from_date=2025-08-29&to_date=2025-08-29`);
    const more = screen.getByRole("link", { name: "Mehrere Tage" });
    expect(more.getAttribute("href")).toBe(`${programme}?from_date=2025-08-29`);
    cleanup();
    await showProgramme(`${programme}?from_date=2025-08-29`);
    expect(screen.queryByRole("link", { name: "Mehrere Tage" })).toBeNull();
    expect(screen.getByText(/^Bis wann\?/)).toBeTruthy();
    expect(dayCell("2025-08-30").getAttribute("href")).toBe(
      `${programme}?from_date=2025-08-29&to_date=2025-08-30`,
    );
    cleanup();
    await showProgramme(`${programme}?from_date=2025-08-29&to_date=2025-08-30`);
    expect(screen.queryByRole("link", { name: "Mehrere Tage" })).toBeNull();
  });

  it.each(["2024-05-01", "2026-05-01"])(
    "are not asked for after %s, outside the row",
    async (day) => {
      await showProgramme(`${programme}?from_date=${day}&to_date=${day}&past=1`);
      expect(screen.queryByRole("link", { name: "Mehrere Tage" })).toBeNull();
      cleanup();
      await showProgramme(`${programme}?from_date=${day}&past=1`);
      expect(screen.queryByText(/^Bis wann\?/)).toBeNull();
    },
  );
});

describe("the weekends in the filters", () => {
  const weekend = () =>
    within(screen.getByRole("list", { name: "Wochenenden" })).getByRole("link", {
      name: /^30\.\/31\. Aug/,
    });

  it("are those with events, also over the end of a month", () => {
    const months = [
      { month: "2025-08", short: "Aug", title: "", offset: 4, counts: Array(31).fill(0) },
      {
        month: "2025-11",
        short: "Nov",
        title: "",
        offset: 5,
        counts: [2, 0, ...Array(28).fill(0)],
      },
    ];
    const [august, november] = months;
    august?.counts.splice(30, 1, 1);
    // 31 August is a Sunday, 1 November a Saturday
    expect(weekendsOf({ months: [august, november].flatMap((month) => month ?? []) })).toEqual([
      { from: "2025-08-30", to: "2025-08-31", saturday: 30, sunday: 31, month: "Aug" },
      { from: "2025-11-01", to: "2025-11-02", saturday: 1, sunday: 2, month: "Nov" },
    ]);
  });

  it("are sent with all that is ticked, and are links where no scripts run", async () => {
    const user = userEvent.setup();
    const { navigate } = await showProgramme(`${programme}?genres=2`);
    expect(weekend().getAttribute("href")).toBe(
      `${programme}?genres=2&from_date=2025-08-30&to_date=2025-08-31`,
    );
    await user.click(screen.getByRole("checkbox", { name: /^Noch Karten/ }));
    await user.click(weekend());
    expect(navigate).toHaveBeenCalledWith(
      `${programme}?tickets_available=1&genres=2&from_date=2025-08-30&to_date=2025-08-31`,
      keepPosition,
    );
  });

  it("lead back to all days from the chosen one", async () => {
    const address = `${programme}?genres=2&from_date=2025-08-30&to_date=2025-08-31`;
    const { navigate } = await showProgramme(address);
    expect(weekend().getAttribute("href")).toBe(`${programme}?genres=2`);
    await userEvent.click(weekend());
    expect(navigate).toHaveBeenCalledWith(`${programme}?genres=2`, keepPosition);
  });

  it("open as links do where a key asks for another tab", async () => {
    const { navigate } = await showProgramme(programme);
    // jsdom would go there
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(weekend(), { ctrlKey: true });
    expect(navigate).not.toHaveBeenCalled();
  });
});
