import { describe, expect, it } from "@jest/globals";
import { planData, planDay, planEvent, planned } from "../testing/planFactories.ts";
import type { EventNews, PlanEvent } from "./planData.ts";
import { asKnown, planNews } from "./planNews.ts";

const known = "2025-08-20T08:00:00.000Z";
const later = "2025-08-21T09:30:20.000Z";
const change = (given: Partial<EventNews> = {}): EventNews => ({
  id: 1,
  kind: "cast",
  text: "Es entfällt: Ada Alt.",
  at: later,
  ...given,
});
const dataWith = (given: Partial<PlanEvent>) =>
  planData({ ids: [7], days: [planDay({ events: [planEvent(given)] })] });
const kinds = (given: Partial<PlanEvent>, plan = [planned()]) =>
  planNews(plan, dataWith(given)).map(({ kind }) => kind);

describe("news of a plan", () => {
  it("are changes since its visitor knew all, with the log's own words", () => {
    expect(planNews([planned({ knownUntil: known })], dataWith({ news: [change()] }))).toEqual([
      {
        key: "1",
        event: {
          title: "Cis-Moll, vierzig Minuten ohne Pause",
          href: "/de/programm-tickets/cis-moll/7",
        },
        kind: "cast",
        text: "Es entfällt: Ada Alt.",
      },
    ]);
    expect(kinds({ news: [change({ at: known })] })).toEqual([]);
  });

  it("are that it is cancelled, moved, recast or played otherwise, not how tickets sell", () => {
    const all = [
      "cancelled",
      "postponed",
      "moved",
      "programme",
      "cast",
      "added",
      "ticket",
    ] as const;
    expect(kinds({ news: all.map((kind, id) => change({ id, kind })) })).toEqual(all.slice(0, 5));
  });

  it("are another date, even where the log says nothing of it, once", () => {
    const dateTime = "2025-08-31T11:00:00+02:00";
    expect(kinds({ dateTime })).toEqual(["postponed"]);
    expect(kinds({ dateTime, news: [change({ kind: "postponed" })] })).toEqual(["postponed"]);
    expect(kinds({ dateTime, status: "cancelled" })).toEqual([]);
  });

  it("are none of what is over, nor of what is not marked", () => {
    expect(kinds({ isPast: true, news: [change()] })).toEqual([]);
    expect(kinds({ news: [change()] }, [planned({ id: 9 })])).toEqual([]);
  });

  it("are none any more for visitors who have read them, though the page's clock shows minutes alone", () => {
    const data = dataWith({ dateTime: "2025-08-31T11:00:00+02:00", news: [change()] });
    const read = asKnown([planned(), planned({ id: 9 })], data, "2025-08-21T09:30:00.000Z");
    expect(planNews(read, data)).toEqual([]);
    expect(read).toEqual([
      planned({ dateTime: "2025-08-31T11:00:00+02:00", knownUntil: later }),
      planned({ id: 9 }),
    ]);
    expect(asKnown([planned({ knownUntil: later })], dataWith({}), known)).toEqual([
      planned({ knownUntil: later }),
    ]);
  });
});
