import { describe, expect, it } from "@jest/globals";
import { mostPlanned, withoutPlanned, withPlanned } from "./plan.ts";

const now = "2025-08-20T08:00:00.000Z";
const event = (id: number) => ({ id, title: `Konzert ${id}`, dateTime: "2025-08-30" });

describe("a visitor's plan", () => {
  it("takes events in the order in which they were marked, each once", () => {
    const first = withPlanned([], [event(3)], now);
    expect(first).toEqual([{ ...event(3), knownUntil: now }]);
    const both = withPlanned(first, [event(1), event(3)], "2025-08-21T08:00:00.000Z");
    expect(both.map(({ id, knownUntil }) => [id, knownUntil])).toEqual([
      [3, now],
      [1, "2025-08-21T08:00:00.000Z"],
    ]);
    expect(withPlanned(both, [event(1)], now)).toBe(both);
  });

  it("removes one and keeps all others", () => {
    const plan = withPlanned([], [event(1), event(2)], now);
    expect(withoutPlanned(plan, 1).map(({ id }) => id)).toEqual([2]);
    expect(withoutPlanned(plan, 9)).toEqual(plan);
  });

  it("holds a hundred at most", () => {
    const many = Array.from({ length: 120 }, (_, index) => event(index + 1));
    expect(mostPlanned).toBe(100);
    expect(withPlanned([], many, now)).toHaveLength(mostPlanned);
  });
});
