import { describe, expect, it } from "@jest/globals";
import { around } from "./venuePlaces.ts";

const hall = { name: "Halle", latitude: 50.7, longitude: 7.1 };
const church = { name: "Kirche", latitude: 50.72, longitude: 7.1 };
const pier = { name: "Anleger", latitude: 50.7, longitude: 7.2 };

describe("where a venue lies", () => {
  it("is drawn with north above and east on the right", () => {
    const { own, others } = around(hall, [church, pier]);
    const [toNorth, toEast] = others;
    expect(toNorth?.y).toBeLessThan(own.y);
    expect(toNorth?.x).toBeCloseTo(own.x);
    expect(toEast?.x).toBeGreaterThan(own.x);
    for (const { x, y } of [own, ...others]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(7.9);
      expect(Math.max(x, y)).toBeLessThanOrEqual(92.1);
    }
  });

  it("is told by the venue that is nearest", () => {
    const { nearest } = around(hall, [pier, church]);
    expect([nearest?.name, Math.round((nearest?.km ?? 0) * 10)]).toEqual(["Kirche", 22]);
    // latitude and longitude taken for each other lead far away
    const swapped = { ...hall, latitude: hall.longitude, longitude: hall.latitude };
    expect(around(swapped, [pier, church]).nearest?.km).toBeGreaterThan(1000);
  });

  it("is the middle where it is the only one", () => {
    const { own, nearest } = around(hall, []);
    expect([own.x, own.y, nearest]).toEqual([50, 50, undefined]);
  });
});
