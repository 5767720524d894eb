import type { EventTeaser } from "@festival/contracts/api/events";
import { describe, expect, it } from "@jest/globals";
import { eventTeaser } from "../testing/factories.ts";
import { changeMinutes, clashesOf } from "./clashes.ts";
import { assumedMinutes, staysOf, waysOf } from "./stays.ts";
import { wayBetween, type Position } from "./ways.ts";

const here = { latitude: 50.7, longitude: 7.1 };
/** About a quarter of an hour on foot. */
const near = { latitude: 50.7, longitude: 7.11 };
const far = { latitude: 50.8, longitude: 7.1 };
const positions = new Map<number | undefined, Position>([
  [1, here],
  [2, near],
  [3, far],
]);

function event(
  id: number,
  start: string,
  end: string | null,
  venueId = 1,
  given: Partial<EventTeaser> = {},
): EventTeaser {
  return eventTeaser({
    id,
    date_and_time: start,
    ends_at: end,
    venue_obj: { id: venueId, name: `Ort ${venueId}`, slug: { de: "ort", en: "venue" } },
    ...given,
  });
}
const clashes = (...events: EventTeaser[]) => clashesOf(staysOf(events), positions);

describe("clashes in a plan", () => {
  it("are two events at the same time, whatever their order in the plan and their venue", () => {
    const early = event(1, "2025-08-30T17:00:00Z", "2025-08-30T19:00:00Z");
    const late = event(2, "2025-08-30T18:59:00Z", "2025-08-30T20:00:00Z");
    expect(clashes(late, early)).toEqual([{ first: 1, second: 2, kind: "overlap" }]);
  });

  it("are no events that follow one another in one house", () => {
    const early = event(1, "2025-08-30T17:00:00Z", "2025-08-30T19:00:00Z");
    expect(clashes(early, event(2, "2025-08-30T19:00:00Z", null))).toEqual([]);
  });

  it("are each pair of three at once", () => {
    const pairs = clashes(
      ...[1, 2, 3].map((id) => event(id, `2025-08-30T17:0${id}:00Z`, "2025-08-30T19:00:00Z")),
    );
    expect(pairs.map(({ first, second }) => [first, second])).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it("count two hours where no end is known", () => {
    expect(assumedMinutes).toBe(120);
    const open = event(1, "2025-08-30T17:00:00Z", null);
    const at = (start: string) => clashes(open, event(2, start, null)).length;
    expect([at("2025-08-30T18:59:00Z"), at("2025-08-30T19:00:00Z")]).toEqual([1, 0]);
  });

  it("go over midnight, and are told by the moment in other time zones", () => {
    const night = event(1, "2025-08-30T21:00:00Z", "2025-08-30T23:30:00Z");
    const afterMidnight = event(2, "2025-08-30T22:30:00Z", "2025-08-30T23:00:00Z");
    expect(clashes(night, afterMidnight)).toHaveLength(1);
    // 19:30 in New York is 1:30 in Berlin
    const abroad = event(3, "2025-08-30T23:30:00Z", "2025-08-31T01:00:00Z", 1, {
      time_zone: "America/New_York",
    });
    expect(clashes(night, abroad)).toEqual([]);
  });

  it("measure minutes, not the clock's hands, in the night in which clocks are put back", () => {
    // 2:30 in summer time to 2:10 in winter time: 40 minutes, though the clock went back
    const summer = event(1, "2025-10-25T23:30:00Z", "2025-10-26T00:30:00Z");
    expect(clashes(summer, event(2, "2025-10-26T01:10:00Z", null))).toEqual([]);
    expect(clashes(summer, event(2, "2025-10-26T00:10:00Z", null))).toHaveLength(1);
  });

  it("leave out what is cancelled, over, without an hour, or lasts for days", () => {
    const span = ["2025-08-30T17:00:00Z", "2025-08-30T19:00:00Z"] as const;
    const real = event(1, ...span);
    for (const given of [
      { status: "cancelled" },
      { is_past: true },
      { has_time: false },
      { ends_at: "2025-09-02T19:00:00Z" },
    ] as const) {
      expect(clashes(real, event(2, ...span, 1, given))).toEqual([]);
    }
  });
});

describe("gaps between two venues", () => {
  const first = event(1, "2025-08-30T17:00:00Z", "2025-08-30T19:00:00Z", 1);
  const after = (minutes: number, venueId: number) =>
    event(
      2,
      new Date(Date.parse("2025-08-30T19:00:00Z") + minutes * 60_000).toISOString(),
      null,
      venueId,
    );

  it("are too short if the way and ten minutes to change take longer", () => {
    expect(changeMinutes).toBe(10);
    const way = { minutes: 15, by: "foot" };
    expect(clashes(first, after(24, 2))).toEqual([
      { first: 1, second: 2, kind: "tight", gap: 24, way },
    ]);
    expect(clashes(first, after(25, 2))).toEqual([]);
  });

  it("are not judged where a venue's position is not known, or the venue itself", () => {
    expect(clashes(first, after(0, 9))).toEqual([]);
    const nowhere = { ...after(0, 2), venue_obj: null };
    expect(clashes(first, nowhere)).toEqual([]);
  });
});

describe("the way between two venues", () => {
  it("is walked up to two kilometres of streets, at 4.5 km/h, in steps of five minutes", () => {
    expect(wayBetween(here, here)).toEqual({ minutes: 5, by: "foot" });
    expect(wayBetween(here, near)).toEqual({ minutes: 15, by: "foot" });
    expect(wayBetween(near, here)).toEqual({ minutes: 15, by: "foot" });
  });

  it("is a ride beyond that, at 18 km/h and with ten minutes besides", () => {
    expect(wayBetween(here, far)).toEqual({ minutes: 60, by: "ride" });
    expect(wayBetween(here, { latitude: 50.7, longitude: 7.125 })).toEqual({
      minutes: 20,
      by: "ride",
    });
  });
});

describe("ways of a plan", () => {
  const ways = (...events: EventTeaser[]) => [...waysOf(staysOf(events), positions)];
  const morning = event(1, "2025-08-30T09:00:00Z", "2025-08-30T10:00:00Z");
  const evening = (venueId: number, given: Partial<EventTeaser> = {}) =>
    event(2, "2025-08-30T17:00:00Z", "2025-08-30T18:00:00Z", venueId, given);

  it("lead to a concert from the one before it on the same day, however much time there is", () => {
    expect(ways(evening(2), morning)).toEqual([[2, { minutes: 15, by: "foot", fromId: 1 }]]);
    expect(ways(morning, evening(3))).toEqual([[2, { minutes: 60, by: "ride", fromId: 1 }]]);
  });

  it("are none in one house, from where is not known, from day to day, or while both play", () => {
    expect(ways(morning, evening(1))).toEqual([]);
    expect(ways(morning, evening(9))).toEqual([]);
    expect(ways(morning, evening(2, { date_and_time: "2025-08-31T17:00:00Z" }))).toEqual([]);
    expect(ways(morning, evening(2, { date_and_time: "2025-08-30T09:30:00Z" }))).toEqual([]);
    expect(ways(morning, evening(2, { status: "cancelled" }))).toEqual([]);
  });
});
