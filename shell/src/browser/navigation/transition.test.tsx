import { afterEach, describe, expect, it, jest } from "@jest/globals";
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

describe("blend", () => {
  it("changes the screen at once where the browser can't blend", async () => {
    const change = jest.fn(async () => undefined);
    await blend(change);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it("lets the browser make the change where it can", async () => {
    readerWantsStillness(false);
    const start = browserThatBlends();
    const change = jest.fn(async () => undefined);
    await blend(change);
    expect(start).toHaveBeenCalledTimes(1);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it("moves nothing for who wants no movement", async () => {
    readerWantsStillness(true);
    const start = browserThatBlends();
    const change = jest.fn(async () => undefined);
    await blend(change);
    expect(start).not.toHaveBeenCalled();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it("has made its change also where the blending is skipped", async () => {
    readerWantsStillness(false);
    browserThatBlends({ skips: true });
    const change = jest.fn(async () => undefined);
    await expect(blend(change)).resolves.toBeUndefined();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it("passes on why a change could not be made", async () => {
    readerWantsStillness(false);
    browserThatBlends();
    await expect(blend(() => Promise.reject(new Error("no screen")))).rejects.toThrow("no screen");
  });
});
