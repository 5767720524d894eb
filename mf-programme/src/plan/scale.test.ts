import { describe, expect, it } from "@jest/globals";
import { planData, planDay, planEvent } from "../testing/planFactories.ts";
import { axisOf, scaleDays } from "./scale.ts";

const at = (id: number, from: number, to: number) =>
  planEvent({ id, hours: { from: from * 60, to: to * 60, time: "" } });
const noHour = planEvent({ id: 9, hours: null });

describe("a plan's hours", () => {
  it("are whole ones, from the first beginning to the last end", () => {
    const days = [planDay({ events: [at(1, 11.5, 12)] }), planDay({ events: [at(2, 22, 24.25)] })];
    expect(axisOf(days)).toEqual({ first: 11, last: 25 });
  });

  it("are six at least, and none where no event has an hour", () => {
    expect(axisOf([planDay({ events: [at(1, 19.5, 21)] })])).toEqual({ first: 15, last: 21 });
    expect(axisOf([planDay({ events: [at(1, 0, 1)] })])).toEqual({ first: 0, last: 1 });
    expect(axisOf([planDay({ events: [noHour] })])).toBeNull();
  });
});

describe("a plan to scale", () => {
  const axis = { first: 10, last: 20 };
  const lanes = (events = [at(1, 11, 12), at(2, 15, 20)], given = {}) =>
    scaleDays(planData({ days: [planDay({ events })], ...given }), axis)[0]?.lanes ?? [];

  it("has each concert at its place, with its words where there is more room", () => {
    expect(lanes().map(({ from, to, words }) => [from, to, words])).toEqual([
      [0.1, 0.2, "after"],
      [0.5, 1, "before"],
    ]);
  });

  it("has the way before the concert that it leads to", () => {
    const way = { minutes: 30, by: "foot", fromId: 1 } as const;
    const [first, second] = lanes([at(1, 11, 12), { ...at(2, 15, 20), way }]);
    expect([first?.wayFrom, second?.wayFrom]).toEqual([null, 0.45]);
  });

  it("marks both of what overlaps, and of a short way the concert that it leads to", () => {
    const overlap = { first: 1, second: 2, kind: "overlap" } as const;
    const tight = { first: 1, second: 2, kind: "tight", gap: 1, way: { minutes: 5, by: "foot" } };
    expect(lanes(undefined, { clashes: [overlap] }).map(({ clash }) => clash)).toEqual([
      "overlap",
      "overlap",
    ]);
    expect(lanes(undefined, { clashes: [tight] }).map(({ clash }) => clash)).toEqual([
      null,
      "tight",
    ]);
  });

  it("leaves room for free days, and leaves out days without an hour", () => {
    const days = ["2025-08-30", "2025-08-31", "2025-09-03", "2026-01-01"].map((date) =>
      planDay({ date, events: [date.endsWith("31") ? noHour : at(1, 11, 12)] }),
    );
    const drawn = scaleDays(planData({ days }), axis);
    expect(drawn.map(({ day, free }) => [day.date, free])).toEqual([
      ["2025-08-30", 0],
      ["2025-09-03", 3],
      ["2026-01-01", 14],
    ]);
  });
});
