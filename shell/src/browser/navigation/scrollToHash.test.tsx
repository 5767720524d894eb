import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { navigationTimes } from "./navigationTimes.ts";
import { scrollToHash } from "./scrollToHash.ts";

const { delayMs, retryMs, retries, offsetPx, durationMs } = navigationTimes.hashScroll;
let wantsStillness: boolean;
let leaving: AbortController;
let scrolled: number[];

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "";
  wantsStillness = false;
  scrolled = [];
  leaving = new AbortController();
  Object.assign(globalThis, {
    scrollY: 0,
    matchMedia: () => ({ matches: wantsStillness }),
    scrollTo: ({ top }: { top: number }) => {
      scrolled.push(top);
      Object.assign(globalThis, { scrollY: top });
    },
  });
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
});

/** A place 900 px below the window's upper edge until the test scrolls. */
function place(): HTMLElement {
  const element = document.createElement("h2");
  element.id = "anfahrt";
  element.getBoundingClientRect = () => new DOMRect(0, 900 - scrollY, 100, 20);
  document.body.append(element);
  return element;
}

describe("the way to what a hash names", () => {
  it("begins after 1000 ms, is smooth, and ends 130 px above it", () => {
    expect([delayMs, offsetPx]).toEqual([1000, 130]);
    place();
    scrollToHash("#anfahrt", leaving.signal);
    jest.advanceTimersByTime(delayMs - 1);
    expect(scrolled).toEqual([]);
    jest.advanceTimersByTime(durationMs + 100);
    expect(scrolled.length).toBeGreaterThan(10);
    expect(scrolled).toEqual(scrolled.toSorted((a, b) => a - b));
    expect(scrolled.at(-1)).toBe(900 - offsetPx);
  });

  it("takes between 0.56 and 0.74 seconds, as all of the site's movements do", () => {
    expect(durationMs).toBeGreaterThanOrEqual(560);
    expect(durationMs).toBeLessThanOrEqual(740);
  });

  it("waits for what comes late, every 250 ms up to 100 times", () => {
    expect([retryMs, retries]).toEqual([250, 100]);
    scrollToHash("#anfahrt", leaving.signal);
    jest.advanceTimersByTime(delayMs + retryMs * 99);
    place();
    jest.advanceTimersByTime(retryMs + durationMs + 100);
    expect(scrolled.at(-1)).toBe(900 - offsetPx);
  });

  it("is given up after the last try", () => {
    scrollToHash("#anfahrt", leaving.signal);
    jest.advanceTimersByTime(delayMs + retryMs * retries);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(["wheel", "touchmove", "pointerdown", "keydown"])(
    "is left to readers who go their own (%s)",
    (name) => {
      place();
      scrollToHash("#anfahrt", leaving.signal);
      jest.advanceTimersByTime(delayMs + 200);
      dispatchEvent(new Event(name));
      const { length } = scrolled;
      jest.advanceTimersByTime(durationMs);
      expect(scrolled).toHaveLength(length);
    },
  );

  it("is not begun where the next navigation ends it", () => {
    place();
    scrollToHash("#anfahrt", leaving.signal);
    leaving.abort();
    jest.advanceTimersByTime(delayMs + durationMs);
    expect(scrolled).toEqual([]);
  });

  it("is one step for visitors who want no movement", () => {
    wantsStillness = true;
    place();
    scrollToHash("#anfahrt", leaving.signal);
    jest.advanceTimersByTime(delayMs);
    expect(scrolled).toEqual([900 - offsetPx]);
  });

  it("survives a hash that can't be read", () => {
    scrollToHash("#%", leaving.signal);
    jest.advanceTimersByTime(delayMs + retryMs * retries);
    expect(scrolled).toEqual([]);
  });
});
