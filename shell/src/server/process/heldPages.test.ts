import { describe, expect, it } from "@jest/globals";
import { createHeldPages } from "./heldPages.ts";

const guilty = { key: "guilty", page: "/de/guilty", release: "mf-quiz 1" };
const innocent = { key: "innocent", page: "/de/innocent", release: "mf-forms 1" };

function atTime() {
  let time = 0;
  const held = createHeldPages(() => time);
  return {
    held,
    keysAfter(seconds: number): string[] {
      time += seconds * 1000;
      return held.list().map(({ key }) => key);
    },
  };
}

describe("pages that were being made when a worker ended", () => {
  it("are held off for ten seconds", () => {
    const { held, keysAfter } = atTime();
    held.holdOff([guilty, innocent]);
    expect(keysAfter(9)).toEqual(["guilty", "innocent"]);
    expect(keysAfter(2)).toEqual([]);
  });

  it("are held off twice as long each time, at most ten minutes", () => {
    const { held, keysAfter } = atTime();
    for (const seconds of [10, 20, 40, 80, 160, 320, 600, 600]) {
      held.holdOff([guilty]);
      expect(keysAfter(seconds - 1)).toEqual(["guilty"]);
      expect(keysAfter(2)).toEqual([]);
    }
  });

  it("start from the shortest time again where one was made since", () => {
    const { held, keysAfter } = atTime();
    held.holdOff([guilty, innocent]);
    keysAfter(11);
    held.wasMade("innocent");
    held.holdOff([guilty, innocent]);
    expect(keysAfter(11)).toEqual(["guilty"]);
  });

  it("are forgotten after ten quiet minutes", () => {
    const { held, keysAfter } = atTime();
    held.holdOff([guilty]);
    keysAfter(11 * 60);
    held.holdOff([guilty]);
    expect(keysAfter(11)).toEqual([]);
  });

  it("say their address and release", () => {
    const { held } = atTime();
    held.holdOff([guilty]);
    expect(held.list()).toEqual([{ ...guilty, until: 10_000 }]);
  });
});
