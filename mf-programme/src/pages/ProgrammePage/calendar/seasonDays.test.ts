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

  it("are chosen only where both of their days are", () => {
    const from = shortcutsOn(thursday, { from_date: "2025-08-30", to_date: sunday });
    expect(from.map(({ isChosen }) => isChosen)).toEqual([false, false, false]);
  });

  it("take back the days that were chosen", () => {
    const [, weekend] = shortcutsOn(thursday, {
      from_date: "2025-08-30",
      to_date: "2025-08-31",
      past: "1",
    });
    expect(weekend).toMatchObject({ isChosen: true, href: "/de/programm-tickets?past=1" });
  });
});

describe("the season's days", () => {
  const clock = { locale: "de", now: `${thursday}T08:00:00.000Z` } as const;
  const daysOf = (first: string, last: string, of = days) =>
    seasonDays({ days: of }, season({ starts_on: first, ends_on: last }), readFilters({}), clock);

  it("stand by months, each from its weekday on, with their numbers of concerts", () => {
    const { months, from, to, today } = daysOf("2025-08-20", "2025-09-10");
    expect([from, to, today]).toEqual(["2025-08-20", "2025-09-10", thursday]);
    expect(months.map(({ month, offset, counts }) => [month, offset, counts.length])).toEqual([
      ["2025-08", 4, 31],
      ["2025-09", 0, 30],
    ]);
    const [august, september] = months.map(({ counts }) =>
      counts.flatMap((count, index) => (count > 0 ? [index + 1] : [])),
    );
    expect([august, september]).toEqual([[28, 30], [7]]);
  });

  it("go over the turn of a year, and are four months at most", () => {
    const { months } = daysOf("2025-12-31", "2026-12-01");
    expect(months.map(({ month }) => month)).toEqual(["2025-12", "2026-01", "2026-02", "2026-03"]);
  });

  it("are those of the concerts where no season is known, and none where nothing is", () => {
    const known = seasonDays({ days }, undefined, readFilters({}), clock);
    expect([known.from, known.to]).toEqual([thursday, sunday]);
    for (const calendar of [undefined, { days: [] }]) {
      const { months, shortcuts } = seasonDays(calendar, undefined, readFilters({}), clock);
      expect([months, shortcuts]).toEqual([[], []]);
    }
    expect(seasonDays(undefined, season(), readFilters({}), clock).months).toEqual([]);
  });
});
