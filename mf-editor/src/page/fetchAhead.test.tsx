import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fetchAhead } from "./fetchAhead.ts";

const fetched = jest.fn(async () => {
  throw new Error("The network is gone.");
});
const other = jest.fn(async () => undefined);

let idle: (() => void) | undefined;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("what is fetched ahead", () => {
  beforeEach(() => {
    idle = undefined;
    fetched.mockClear();
    other.mockClear();
    Object.assign(window, {
      requestIdleCallback(run: () => void) {
        idle = run;
        return 7;
      },
      cancelIdleCallback(handle: number) {
        if (handle === 7) idle = undefined;
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  it("waits until the browser is idle, and a failure is none of a page that does not need it yet", async () => {
    fetchAhead([fetched, other]);
    await aMoment();
    expect(fetched).not.toHaveBeenCalled();
    idle?.();
    await aMoment();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it("is not fetched once it is called off, nor where a browser tells of no such moment", async () => {
    fetchAhead([fetched, other])();
    expect(idle).toBeUndefined();
    Reflect.deleteProperty(window, "requestIdleCallback");
    expect(() => fetchAhead([fetched, other])()).not.toThrow();
    await aMoment();
    expect(fetched).not.toHaveBeenCalled();
  });
});
