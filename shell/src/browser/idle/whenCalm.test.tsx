import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { whenCalm } from "./whenCalm.ts";

let idle: (() => void) | undefined;
let longest: number | undefined;
let calm: boolean;

/** Lets time pass. */
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  idle = undefined;
  calm = false;
  Object.assign(window, {
    requestIdleCallback(run: () => void, { timeout }: IdleRequestOptions) {
      idle = run;
      longest = timeout;
    },
  });
  void whenCalm().then(() => (calm = true));
});
afterEach(() => void jest.useRealTimers());

describe("what comes beside the page", () => {
  it("waits until the page is taken over and the browser idle", async () => {
    await wait(1900);
    expect(idle).toBeUndefined();
    window.dispatchEvent(new Event("single-spa:first-mount"));
    await wait(0);
    expect([calm, longest]).toEqual([false, 2000]);
    idle?.();
    await wait(0);
    expect(calm).toBe(true);
  });

  it("waits two seconds at most for a page that is never hydrated", async () => {
    await wait(1999);
    expect(idle).toBeUndefined();
    await wait(1);
    idle?.();
    await wait(0);
    expect(calm).toBe(true);
  });

  it("does without idle times where the browser tells of none", async () => {
    Reflect.deleteProperty(window, "requestIdleCallback");
    window.dispatchEvent(new Event("single-spa:first-mount"));
    await wait(1);
    expect(calm).toBe(true);
  });
});
