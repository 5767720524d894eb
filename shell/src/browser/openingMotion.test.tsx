import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { openingMotion } from "./openingMotion.ts";

const timeline = {};
let finish: () => void;

/** A document in which something moves. */
function moves(along: object): void {
  const finished = new Promise<void>((resolve) => (finish = resolve));
  Object.assign(document, { timeline, getAnimations: () => [{ timeline: along, finished }] });
}

/** Whether scripts have begun when so long has passed. */
async function hasBegun(afterMs: number): Promise<boolean> {
  let begun = false;
  void openingMotion().then(() => (begun = true));
  await jest.advanceTimersByTimeAsync(afterMs);
  return begun;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("scripts", () => {
  it("wait for what moves as the page opens", async () => {
    moves(timeline);
    const begun = openingMotion();
    expect(await hasBegun(900)).toBe(false);
    finish();
    await begun;
  });

  it("wait a second at most", async () => {
    moves(timeline);
    expect(await hasBegun(999)).toBe(false);
    expect(await hasBegun(1000)).toBe(true);
  });

  it("do not wait for what moves as one scrolls", async () => {
    moves({});
    expect(await hasBegun(0)).toBe(true);
  });
});
