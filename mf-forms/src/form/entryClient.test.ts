import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { openForm, waitForFillingTime } from "./entryClient.ts";

const fetched = jest.fn<(url: string, init?: RequestInit) => Promise<unknown>>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
});

describe("the opening of a form", () => {
  it("gets a token from the server, and delays an entry that is sent too soon", async () => {
    fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve({ token: "now" }) });
    const opening = await openForm("de", "kontakt");
    expect(opening).toEqual({ token: "now", at: Date.now() });
    expect(fetched).toHaveBeenCalledWith("/de/api/forms/kontakt/token/", {
      method: "GET",
      cache: "no-store",
    });

    let isBelieved = false;
    const waiting = waitForFillingTime({ token: "now", at: Date.now() }).then(
      () => (isBelieved = true),
    );
    await jest.advanceTimersByTimeAsync(2999);
    expect(isBelieved).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    await waitForFillingTime({ token: "now", at: Date.now() - 5000 });
  });

  it("can do without the server", async () => {
    fetched.mockResolvedValueOnce({ ok: false });
    expect(await openForm("de", "kontakt")).toBeUndefined();
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await openForm("de", "kontakt")).toBeUndefined();
  });
});
