import { describe, expect, it } from "@jest/globals";
import type { EventTeaser } from "@festival/contracts/api/events";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { eventList, eventTeaser, programmeChange, venue } from "../../testing/factories.ts";
import { loadPlanPage } from "./loadPlanPage.ts";

const bare = "/de/mein-festival";

function load(
  ids: string,
  events: EventTeaser[],
  more: Record<string, unknown> = {},
  locale = "de",
) {
  const path = locale === "de" ? bare : "/en/my-festival";
  const answers = {
    [`/${locale}/api/events/?ids=${encodeURIComponent(ids)}`]: eventList(events),
    [`/${locale}/api/programme-changes/?events=${encodeURIComponent(ids)}`]: {
      ...eventList(),
      results: [],
    },
    ...more,
  };
  return loadedPage(loadPlanPage(testRequest(`${path}?events=${ids}`, answers)));
}

describe("the plan of an address", () => {
  it("tells its events by their days, each with the address without it", async () => {
    const { data, head, alternates } = await load("7,8", [
      eventTeaser(),
      eventTeaser({ id: 8, date_and_time: "2025-08-31T22:30:00.000Z", ends_at: null }),
    ]);
    expect(data.days.map(({ date, day, weekday, month }) => [date, day, weekday, month])).toEqual([
      ["2025-08-30", "30", "Samstag", "August"],
      // half past midnight in Berlin
      ["2025-09-01", "1", "Montag", "September"],
    ]);
    expect(data.days[0]?.events[0]).toMatchObject({
      id: 7,
      times: "11:00 bis 12:10 Uhr",
      venue: { name: "Alte Schmiede", href: "/de/veranstaltungsorte/alte-schmiede/3" },
      removeHref: `${bare}?events=8`,
    });
    expect(data).toMatchObject({
      ids: [7, 8],
      icsHref: "/de/api/events/calendar.ics?ids=7%2C8",
      codeSrc: "/de/api/plans/code.svg?events=7%2C8",
      asOf: "Mittwoch, 20.\u00a0August 2025, 10:00 Uhr",
    });
    expect(head.noIndex).toBe(true);
    expect(alternates).toEqual({ de: `${bare}?events=7,8`, en: "/en/my-festival?events=7,8" });
  });

  it("names the year of a day only where it is another", async () => {
    const { data } = await load("7", [eventTeaser({ date_and_time: "2026-01-03T18:00:00.000Z" })]);
    expect(data.days[0]?.month).toBe("Januar 2026");
  });

  it("says the last day only where the days of the week in its hours leave it open", async () => {
    const from = { date_and_time: "2025-09-06T16:00:00.000Z" };
    const { data } = await load("7,8,9", [
      eventTeaser({ ...from, ends_at: "2025-09-07T11:00:00.000Z" }),
      eventTeaser({ ...from, id: 8, ends_at: "2025-09-20T11:00:00.000Z" }),
      eventTeaser({ ...from, id: 9, ends_at: "2026-01-07T11:00:00.000Z", has_time: false }),
    ]);
    expect(data.days[0]?.events.map(({ times, until }) => [times, until])).toEqual([
      ["Sa 18:00 bis So 13:00 Uhr", ""],
      ["Sa 18:00 bis Sa 13:00 Uhr", "20.\u00a0September"],
      ["", "7.\u00a0Januar 2026"],
    ]);
  });

  it("tells what is over apart, and what is not there any more", async () => {
    const { data } = await load("7,8,9", [
      eventTeaser(),
      eventTeaser({ id: 8, is_past: true, date_and_time: "2025-08-01T18:00:00.000Z" }),
    ]);
    expect(data.days).toHaveLength(1);
    expect(data.past[0]?.events[0]).toMatchObject({ id: 8, ticket: null });
    expect(data.missing).toEqual([9]);
  });

  it("tells the clashes, with the ways between the venues", async () => {
    const other = { id: 4, name: "Kirche", slug: { de: "kirche", en: "church" } };
    const events = [
      eventTeaser(),
      eventTeaser({ id: 8, date_and_time: "2025-08-30T10:20:00.000Z", venue_obj: other }),
    ];
    const near = { latitude: 50.74, longitude: 7.11 };
    const { data } = await load("7,8", events, {
      "/de/api/venues/": [venue(), venue({ ...other, position: near })],
    });
    expect(data.clashes).toEqual([
      { first: 7, second: 8, kind: "tight", gap: 10, way: { minutes: 15, by: "foot" } },
    ]);
    const unknown = await load("7,8", events, {
      "/de/api/venues/": [venue(), venue({ ...other, position: null })],
    });
    expect(unknown.data.clashes).toEqual([]);
  });

  it("tells of each event what changed, however many pages of changes there are", async () => {
    const next = "/en/api/programme-changes/?events=7&page=2";
    const page = { count: 2, previous: null };
    const { data } = await load(
      "7",
      [eventTeaser()],
      {
        "/en/api/programme-changes/?events=7": {
          ...page,
          next,
          results: [programmeChange({ id: 2 })],
        },
        [next]: { ...page, next: null, results: [programmeChange({ id: 1 })] },
      },
      "en",
    );
    expect(data.days[0]?.events[0]?.news.map(({ id }) => id)).toEqual([2, 1]);
  });

  it("has the next concerts to begin with where it is empty, those that one can go to", async () => {
    const events = [
      eventTeaser({ id: 1, status: "cancelled" }),
      eventTeaser({ id: 2, button_status: "sold_out" }),
      ...[3, 4, 5, 6].map((id) => eventTeaser({ id })),
    ];
    const answers = { "/de/api/events/": eventList(events) };
    const { data } = await loadedPage(loadPlanPage(testRequest(bare, answers)));
    expect(data.next?.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect((await load("7", [eventTeaser()])).data.next).toBeUndefined();
  });

  it("shows an empty one without any answer, and leaves out what is no id", async () => {
    const empty = await loadedPage(loadPlanPage(testRequest(bare, {})));
    expect(empty.data).toMatchObject({ ids: [], days: [], icsHref: "", codeSrc: "", next: [] });
    expect(empty.head.noIndex).toBe(false);
    const nonsense = await loadedPage(loadPlanPage(testRequest(`${bare}?events=x,-1,,0`, {})));
    expect(nonsense.data.ids).toEqual([]);
  });
});
