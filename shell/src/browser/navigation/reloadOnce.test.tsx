import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { navigationTimes } from "./navigationTimes.ts";
import { reloadOnce } from "./reloadOnce.ts";

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("a document whose code can't be loaded", () => {
  it("is reloaded, and not again within 60 seconds", () => {
    expect(navigationTimes.reloadGuardMs).toBe(60_000);
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(true);
    jest.setSystemTime(Date.now() + 59_999);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 1);
    expect(reloadOnce(reload)).toBe(true);
  });

  it("is not reloaded where nothing can remember that it was", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no storage");
    });
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
