import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { createBus } from "../bus.ts";
import { takeAlong } from "../../cookies/takeAlong.ts";
import { startEnhancements } from "./enhancements.ts";

const register = jest.fn(() => new Promise(() => undefined));
const postMessage = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  takeAlong(true);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      controller: null,
      register,
      getRegistration: async () => ({ active: { postMessage } }),
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function start(isStaff: boolean): void {
  const page = testPage({ url: "/de", data: null });
  const bus = createBus({ page, frame: {}, composition: {} } as unknown as Parameters<
    typeof createBus
  >[0]);
  startEnhancements({ bus, isStaff, prepare: () => undefined, awaited: undefined });
}

it("lets the page come to rest before a service worker starts beside it", async () => {
  start(false);
  await jest.advanceTimersByTimeAsync(1999);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledTimes(1);
});

it("has what was kept forgotten at once where staff are signed in", async () => {
  start(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(postMessage).toHaveBeenCalledWith({ type: "forget" });
  expect(register).not.toHaveBeenCalled();
});
