import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { blend } from "./transition.ts";

/** A browser that can blend; `skips` as one does for a newer transition. */
function browserThatBlends({ skips = false } = {}) {
  const start = jest.fn((change: () => Promise<void>) => ({
    ready: skips ? Promise.reject(new DOMException("skipped", "AbortError")) : Promise.resolve(),
    updateCallbackDone: change(),
  }));
  Object.assign(document, { startViewTransition: start });
  return start;
}

function readerWantsStillness(wants: boolean): void {
  Object.assign(window, { matchMedia: () => ({ matches: wants }) });
}

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
  Reflect.deleteProperty(window, "matchMedia");
});

const frames = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));

/** Changes the screen once, so that it is known how long it took. */
async function changeBefore(ms: number): Promise<void> {
  const change = () => new Promise<void>((resolve) => setTimeout(resolve, ms));
  await blend(change, () => undefined);
  await frames();
}

describe("blend", () => {
  const change = jest.fn(async () => undefined);
  const enter = jest.fn(() => undefined);
  beforeEach(() => void jest.clearAllMocks());

  it("changes the screen at once where the browser can't blend, and enters it", async () => {
    await blend(change, enter);
    expect(change).toHaveBeenCalledTimes(1);
    expect(enter).toHaveBeenCalledTimes(1);
  });

  it("enters a screen that is not blended in the frame that shows it, not in the task of the change", async () => {
    const entered = blend(change, enter);
    await Promise.resolve();
    await Promise.resolve();
    expect(change).toHaveBeenCalledTimes(1);
    expect(enter).not.toHaveBeenCalled();
    await entered;
    expect(enter).toHaveBeenCalledTimes(1);
  });

  it("lets the browser make the change where it can, and the device is quick", async () => {
    readerWantsStillness(false);
    await changeBefore(0);
    const start = browserThatBlends();
    await blend(change, enter);
    expect(start).toHaveBeenCalledTimes(1);
    expect(change).toHaveBeenCalledTimes(1);
    expect(enter).toHaveBeenCalledTimes(1);
  });

  it("holds no reader up whose device took long for the last screen", async () => {
    readerWantsStillness(false);
    await changeBefore(100);
    const start = browserThatBlends();
    await blend(change, enter);
    expect(start).not.toHaveBeenCalled();
    expect(enter).toHaveBeenCalledTimes(1);
  });

  it("moves nothing for visitors who want no movement", async () => {
    readerWantsStillness(true);
    await changeBefore(0);
    const start = browserThatBlends();
    await blend(change, enter);
    expect(start).not.toHaveBeenCalled();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it("has made its change also where the blending is skipped", async () => {
    readerWantsStillness(false);
    await changeBefore(0);
    browserThatBlends({ skips: true });
    await expect(blend(change, enter)).resolves.toBeUndefined();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it("passes on why a change could not be made", async () => {
    readerWantsStillness(false);
    await changeBefore(0);
    browserThatBlends();
    const failing = blend(() => Promise.reject(new Error("no screen")), enter);
    await expect(failing).rejects.toThrow("no screen");
    expect(enter).not.toHaveBeenCalled();
  });
});
