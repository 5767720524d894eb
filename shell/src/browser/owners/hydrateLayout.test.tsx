/** @own-modules It replaces a module. */
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { DocumentState } from "../../document/documentState.ts";
import type { ShellBus } from "../../shellBus.ts";

const hydrateHeader = jest.fn(() => Promise.resolve());
const hydrateFooter = jest.fn(() => Promise.resolve());
jest.unstable_mockModule("../../layout/browserLayout.tsx", () => ({
  hydrateHeader,
  hydrateFooter,
}));
const { hydrateLayout } = await import("./hydrateLayout.ts");

/** What the specification allows the header to wait, in milliseconds. */
const headerWaits = 6000;

const requestIdleCallback = jest.fn<(callback: () => void, options?: IdleRequestOptions) => void>();
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  document.body.innerHTML = '<div id="header"></div><main></main><div id="footer"></div>';
  see = () => undefined;
  Object.assign(window, {
    requestIdleCallback,
    IntersectionObserver: class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(() => {
  jest.clearAllMocks();
});

function hydrate(layout: "default" | "mobileApp" = "default"): Promise<void> {
  const page = testPage({ url: "/de", data: null, layout });
  return hydrateLayout({ frame: {}, page } as DocumentState, {} as ShellBus);
}

describe("header and footer", () => {
  it("come to life when the browser is idle, the header after 6000 ms at the latest", async () => {
    await hydrate();
    const [call] = requestIdleCallback.mock.calls;
    expect(call?.[1]).toEqual({ timeout: headerWaits });
    expect(hydrateHeader).not.toHaveBeenCalled();
    call?.[0]();
    expect(hydrateHeader).toHaveBeenCalledTimes(1);
  });

  it("stay as the server wrote them where a part of the header can't be loaded", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const failed = new Error("Loading chunk staffBar failed.");
    hydrateHeader.mockRejectedValueOnce(failed);
    await hydrate();
    requestIdleCallback.mock.calls[0]?.[0]();
    await Promise.resolve();
    expect(warn).toHaveBeenCalledWith("Header or footer stays as it is.", failed);
    warn.mockRestore();
  });

  it("wait, the footer, until it is seen", async () => {
    await hydrate();
    see(false);
    expect(hydrateFooter).not.toHaveBeenCalled();
    see(true);
    expect(hydrateFooter).toHaveBeenCalledTimes(1);
  });

  it("wait for no sight of the mobile app's footer, which may have no room on this page", async () => {
    await hydrate("mobileApp");
    expect(hydrateFooter).toHaveBeenCalledTimes(1);
  });
});
