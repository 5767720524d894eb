import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { whenHydrated } from "./whenHydrated.ts";

let idle: (() => void) | undefined;
let longest: number | undefined;
let hydrated: boolean;

/** Lets time pass. */
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  idle = undefined;
  hydrated = false;
  Object.assign(window, {
    requestIdleCallback(run: () => void, { timeout }: IdleRequestOptions) {
      idle = run;
      longest = timeout;
    },
  });
  void whenHydrated().then(() => (hydrated = true));
});
afterEach(() => void jest.useRealTimers());

describe("whenHydrated", () => {
  it("waits until the page is hydrated and the browser idle", async () => {
    await wait(1900);
    expect(idle).toBeUndefined();
    window.dispatchEvent(new Event("single-spa:first-mount"));
    await wait(0);
    expect([hydrated, longest]).toEqual([false, 2000]);
    idle?.();
    await wait(0);
    expect(hydrated).toBe(true);
  });

  it("waits two seconds at most for a page that is never hydrated", async () => {
    await wait(1999);
    expect(idle).toBeUndefined();
    await wait(1);
    idle?.();
    await wait(0);
    expect(hydrated).toBe(true);
  });

  it("goes on at once in a browser without requestIdleCallback", async () => {
    Reflect.deleteProperty(window, "requestIdleCallback");
    window.dispatchEvent(new Event("single-spa:first-mount"));
    await wait(1);
    expect(hydrated).toBe(true);
  });
});
