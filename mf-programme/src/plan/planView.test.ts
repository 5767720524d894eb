import { describe, expect, it } from "@jest/globals";
import { planData, planDay, planEvent, planned } from "../testing/planFactories.ts";
import { planView } from "./planView.ts";

const plan = (...ids: number[]) => ids.map((id) => planned({ id }));
const data = (...ids: number[]) =>
  planData({ ids, days: [planDay({ events: ids.map((id) => planEvent({ id })) })] });
const shownIds = (view: ReturnType<typeof planView>) =>
  "data" in view ? view.data?.days.flatMap(({ events }) => events.map(({ id }) => id)) : undefined;

describe("what a plan's address shows", () => {
  it("is what it names, or how to begin, while nothing is known of the visitor", () => {
    expect(planView(null, data(3), null)).toEqual({ kind: "address", data: data(3) });
    expect(planView(null, data(), null)).toEqual({ kind: "empty" });
    expect(planView([], data(), null)).toEqual({ kind: "empty" });
  });

  it("is the own plan where both have the same events, in whatever order", () => {
    const view = planView(plan(5, 3), data(3, 5), null);
    expect(view).toEqual({ kind: "own", data: data(3, 5), unread: [], isBehind: false });
  });

  it("is the last page of the own plan where the address names nothing, until it follows", () => {
    const view = planView(plan(3, 9), data(), data(3, 5));
    expect(view).toMatchObject({ kind: "own", unread: plan(9), isBehind: true });
    expect(shownIds(view)).toEqual([3]);
    expect(planView(plan(3), data(), null)).toEqual({
      kind: "own",
      data: null,
      unread: plan(3),
      isBehind: true,
    });
  });

  it("stays the own plan when something was marked or taken off since", () => {
    const kept = data(3, 5);
    expect(planView(plan(3, 5, 9), data(5, 3), kept)).toMatchObject({
      kind: "own",
      unread: plan(9),
      isBehind: true,
    });
    expect(shownIds(planView(plan(3), data(3, 5), kept))).toEqual([3]);
    expect(planView([], data(3, 5), kept)).toMatchObject({ kind: "own", isBehind: true });
  });

  it("leaves out clashes with what was taken off", () => {
    const clash = { first: 3, second: 5, kind: "overlap" } as const;
    const both = { ...data(3, 5, 7), clashes: [clash, { ...clash, second: 7 }] };
    expect(planView(plan(3, 7), both, both)).toMatchObject({
      data: { clashes: [{ first: 3, second: 7 }] },
    });
  });

  it("is another visitor's with other events, never the own one's successor", () => {
    const view = planView(plan(3), data(3, 5, 9), data(3));
    expect(view).toMatchObject({ kind: "foreign", others: [5, 9] });
    expect(planView(plan(3, 5), data(3), data(3, 5))).toMatchObject({
      kind: "foreign",
      others: [],
    });
    expect(planView([], data(3), null)).toMatchObject({ kind: "foreign", others: [3] });
  });

  it("offers of another plan only what is still ahead", () => {
    const over = planData({ ids: [3], past: [planDay({ events: [planEvent({ id: 3 })] })] });
    expect(planView([], over, null)).toMatchObject({ kind: "foreign", others: [] });
  });

  it("keeps no way from a concert that has left the plan", () => {
    const way = { minutes: 15, by: "foot" as const, fromId: 3 };
    const events = [planEvent({ id: 3 }), planEvent({ id: 5, way })];
    const seen = planData({ ids: [3, 5], days: [planDay({ events })] });
    const waysIn = (view: ReturnType<typeof planView>) =>
      "data" in view ? view.data?.days.flatMap((day) => day.events.map((one) => one.way)) : [];
    expect(waysIn(planView(plan(3, 5), seen, null))).toEqual([null, way]);
    expect(waysIn(planView(plan(5), seen, seen))).toEqual([null]);
  });
});
