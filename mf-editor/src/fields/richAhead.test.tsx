import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

const fetched = jest.fn();
jest.unstable_mockModule("./richText/RichField.tsx", () => {
  fetched();
  throw new Error("The network is gone.");
});
const { fetchRichFieldAhead } = await import("./RichInput.tsx");

let idle: (() => void) | undefined;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("the field of rich texts, fetched ahead", () => {
  beforeEach(() => {
    idle = undefined;
    fetched.mockReset();
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
    fetchRichFieldAhead();
    await aMoment();
    expect(fetched).not.toHaveBeenCalled();
    idle?.();
    await aMoment();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("is not fetched once it is called off, nor where a browser tells of no such moment", async () => {
    fetchRichFieldAhead()();
    expect(idle).toBeUndefined();
    Reflect.deleteProperty(window, "requestIdleCallback");
    expect(() => fetchRichFieldAhead()()).not.toThrow();
    await aMoment();
    expect(fetched).not.toHaveBeenCalled();
  });
});
