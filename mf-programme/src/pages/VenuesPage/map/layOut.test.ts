import { describe, expect, it } from "@jest/globals";
import { layOut } from "./layOut.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("layOut", () => {
  it("draws north at the top and east on the right, to one scale", () => {
    // one hundredth of a degree is 1112 m to the north, and 704 m to the east
    const { points, unitsPerKm } = layOut([at(50.7, 7.1), at(50.71, 7.1), at(50.7, 7.11)], 10);
    const [start, north, east] = points;
    expect(north?.x).toBe(start?.x);
    expect((start?.y ?? 0) - (north?.y ?? 0)).toBeCloseTo(1.112 * unitsPerKm, -1);
    expect(east?.y).toBe(start?.y);
    expect((east?.x ?? 0) - (start?.x ?? 0)).toBeCloseTo(0.704 * unitsPerKm, -1);
  });

  it("keeps dots apart, even of places at one point, and within the drawing", () => {
    const radius = 23;
    const crowd = Array.from({ length: 30 }, () => at(50.7, 7.1));
    const { width, height, points } = layOut([...crowd, at(50.72, 7.12)], radius);
    for (const [index, one] of points.entries()) {
      for (const other of points.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2.6 * radius);
      }
      expect(one.x).toBeGreaterThanOrEqual(radius);
      expect(one.x).toBeLessThanOrEqual(width - radius);
      expect(one.y).toBeGreaterThanOrEqual(radius);
      expect(one.y).toBeLessThanOrEqual(height - radius);
    }
  });
});
