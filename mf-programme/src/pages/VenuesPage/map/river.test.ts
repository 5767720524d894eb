import { describe, expect, it } from "@jest/globals";
import { venue } from "../../../testing/factories.ts";
import { walkKm } from "../../../plan/ways.ts";
import { mapOf } from "./mapOf.ts";
import { readCourse, riverPath } from "./river.ts";

describe("the river of the map", () => {
  it("is read from the settings, without what is no point", () => {
    expect(readCourse("50.679 7.129, 50.685 7.1245")).toEqual([
      { latitude: 50.679, longitude: 7.129 },
      { latitude: 50.685, longitude: 7.1245 },
    ]);
    expect(readCourse("")).toEqual([]);
    expect(readCourse("50.679 7.129, x")).toHaveLength(1);
  });

  it("goes through its points, and on beyond the first and the last", () => {
    const path = riverPath([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 200, y: 60 },
    ]);
    expect(path).toBe("M-2000 0L0 0C17 0 67 -10 100 0C133 10 183 50 200 60L2200 1260");
    expect(riverPath([{ x: 0, y: 0 }])).toBe("");
  });

  it("lies where the venues are, by the same scale", () => {
    const at = (latitude: number, longitude: number) => ({ position: { latitude, longitude } });
    const [south, north] = [
      venue({ id: 1, ...at(50.7, 7.1) }),
      venue({ id: 2, ...at(50.72, 7.1) }),
    ];
    const map = mapOf([south, north], {
      from: undefined,
      river: "50.7 7.1, 50.72 7.1",
      locale: "de",
    });
    const [first, second] = map?.places ?? [];
    expect(map?.river?.path).toContain(`L${first?.x} ${first?.y}C`);
    expect(map?.river?.path).toContain(` ${second?.x} ${second?.y}L`);
    expect(mapOf([south, north], { from: 1, river: "", locale: "de" })?.river).toBeUndefined();
  });
});

describe("the rings of the map", () => {
  it("have their words where no dot is", () => {
    // one in the middle, one on each ring straight below it, and one to make the drawing wide
    const places = [0, walkKm(10), walkKm(20)].map((km) => ({
      latitude: 50.7 - km / 111.2,
      longitude: 7.1,
    }));
    const venues = [...places, { latitude: 50.7, longitude: 7.14 }].map((position, index) =>
      venue({ id: index + 1, position }),
    );
    const map = mapOf(venues, { from: 1, river: "", locale: "de" });
    expect(map?.rings).toHaveLength(2);
    for (const { words } of map?.rings ?? [])
      for (const { x, y } of map?.places ?? [])
        expect(Math.hypot(words.x - x, words.y - y)).toBeGreaterThan((map?.radius ?? 0) * 2);
  });
});
