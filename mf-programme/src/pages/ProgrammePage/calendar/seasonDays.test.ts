import { describe, expect, it } from "@jest/globals";
import { season } from "../../../testing/factories.ts";
import { readFilters } from "../programmeFilters.ts";
import { seasonDays } from "./seasonDays.ts";

const thursday = "2025-08-28";
const sunday = "2025-09-07";
const days = [thursday, "2025-08-30", sunday].map((date) => ({ date, count: 1 }));

const shortcutsOn = (today: string, query: Record<string, string> = {}) =>
  seasonDays({ days }, season(), readFilters(query), {
    locale: "de",
    now: `${today}T08:00:00.000Z`,
  }).shortcuts;

describe("the calendar's shortcuts", () => {
  it("lead to today's concerts and to those of this weekend and the next", () => {
    const hrefOf = (from: string, to: string) =>
      `/de/programm-tickets?from_date=${from}&to_date=${to}`;
    expect(shortcutsOn(thursday)).toEqual([
      { title: "Heute", href: hrefOf(thursday, thursday), isChosen: false },
      { title: "Dieses Wochenende", href: hrefOf("2025-08-30", "2025-08-31"), isChosen: false },
      { title: "Nächstes Wochenende", href: hrefOf("2025-09-06", sunday), isChosen: false },
    ]);
  });

  it("leave out days without concerts, and on Sunday what would be the same", () => {
    expect(shortcutsOn(sunday).map(({ title }) => title)).toEqual(["Heute"]);
  });

  it("let go of the days that they have chosen", () => {
    const [, weekend] = shortcutsOn(thursday, {
      from_date: "2025-08-30",
      to_date: "2025-08-31",
      past: "1",
    });
    expect(weekend).toMatchObject({ isChosen: true, href: "/de/programm-tickets?past=1" });
  });
});
