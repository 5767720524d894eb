import type { Page } from "@festival/contracts/pageOwner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, waitFor } from "@testing-library/react";
import { testFrame } from "../../layout/testFrame.ts";
import { createBus } from "../bus.ts";
import { createNavigator } from "../navigation/navigator.ts";
import { createRefresh } from "./refreshPage.ts";

interface Asked {
  url: string;
  /** Answers with the page that was on the screen, but for what is given. */
  answer(given?: Partial<Page>): void;
  fail(): void;
}
let asked: Asked[];

const pageAt = (url: string, given: Partial<Page> = {}) =>
  testPage({ url, data: { modules: [{ id: 1 }] }, audience: "staff", ...given });

beforeEach(() => {
  asked = [];
  document.documentElement.lang = "de";
  document.body.innerHTML = '<main id="main"><h1 tabindex="-1">Besuch</h1><input></main>';
  history.replaceState({ key: "a" }, "", "/de/besuch?edit=#unten");
  Object.assign(globalThis, {
    scrollTo: jest.fn(),
    // the network is the boundary
    fetch: (address: string, { signal }: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        const { pathname, search, href } = new URL(address, location.href);
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
        asked.push({
          url: pathname + search,
          fail: () => reject(new TypeError("no network")),
          answer: (given) =>
            resolve({
              url: href,
              headers: new Headers({ "content-type": "application/json" }),
              json: async () => pageAt(pathname + search, given),
            }),
        });
      }),
  });
});

function started() {
  const bus = createBus({
    page: pageAt("/de/besuch"),
    frame: testFrame(),
    composition: {},
    shell: "s",
  });
  const loadOwner = jest.fn(async (_owner: string, _route: string) => ({}) as never);
  const navigator = createNavigator({
    bus,
    composition: {},
    shell: "s",
    loadOwner,
    deliver: () => undefined,
  });
  const events: string[] = [];
  bus.navigation$.subscribe(({ phase }) => events.push(phase));
  const shown: Page[] = [];
  bus.page$.subscribe((page) => shown.push(page));
  return {
    bus,
    events,
    shown,
    loadOwner,
    navigate: navigator.navigate,
    refresh: createRefresh(bus, { ...navigator, loadOwner }),
  };
}

describe("a refresh", () => {
  it("shows the page as the server has it now, with all that did not change", async () => {
    const { refresh, bus } = started();
    const before = bus.page$.value;
    const refreshed = refresh();
    expect(asked.map(({ url }) => url)).toEqual(["/de/besuch"]);
    asked[0]?.answer({ head: { title: "Ihr Besuch", description: "" } });
    expect(await refreshed).toBe("shown");
    expect(bus.page$.value.head.title).toBe("Ihr Besuch");
    expect(document.title).toContain("Ihr Besuch");
    expect(bus.page$.value.data).toBe(before.data);
  });

  it("changes neither address and history nor scroll and focus, and is no navigation", async () => {
    const { refresh, events } = started();
    document.querySelector("input")?.focus();
    const { length } = history;
    const refreshed = refresh();
    asked[0]?.answer();
    await refreshed;
    expect(location.href).toBe("http://localhost/de/besuch?edit=#unten");
    expect([history.length, history.state]).toEqual([length, { key: "a" }]);
    expect(document.activeElement?.tagName).toBe("INPUT");
    expect(scrollTo).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it("has the code of another owner before it shows its page", async () => {
    const { refresh, bus, loadOwner } = started();
    let coded = () => undefined as void;
    loadOwner.mockImplementation(() => new Promise<never>((resolve) => (coded = resolve as never)));
    const refreshed = refresh();
    asked[0]?.answer({ owner: "mf-quiz" });
    await waitFor(() => expect(loadOwner).toHaveBeenCalledWith("mf-quiz", "page"));
    expect(bus.page$.value.owner).toBe("shell");
    coded();
    await refreshed;
    expect(bus.page$.value.owner).toBe("mf-quiz");
  });

  it("is overtaken by a newer one, whichever answer comes first", async () => {
    const { refresh, bus } = started();
    const [first, second] = [refresh(), refresh()];
    asked[1]?.answer({ data: "neu" });
    asked[0]?.answer({ data: "alt" });
    expect([await first, await second]).toEqual(["overtaken", "shown"]);
    expect(bus.page$.value.data).toBe("neu");
  });

  it("is overtaken by a navigation that ends before it", async () => {
    const { refresh, navigate, bus, events } = started();
    const refreshed = refresh();
    navigate("/de/presse");
    asked[1]?.answer();
    await waitFor(() => expect(events).toEqual(["started", "finished"]));
    asked[0]?.answer();
    expect(await refreshed).toBe("overtaken");
    expect(bus.page$.value.url).toBe("/de/presse");
  });

  it("leaves the page as it is where a new release needs a document of its own", async () => {
    const { refresh, shown } = started();
    const refreshed = refresh();
    asked[0]?.answer({ releases: { shell: "t" } });
    expect(await refreshed).toBe("unfit");
    expect(shown).toHaveLength(1);
  });

  it("asks to sign in again where the session has ended, and shows no visitors' page", async () => {
    const { refresh, shown, bus } = started();
    const askedToSignIn = jest.fn();
    bus.loginNeeded$.subscribe(askedToSignIn);
    const refreshed = refresh();
    asked[0]?.answer({ audience: "visitor" });
    expect(await refreshed).toBe("signedOut");
    expect(askedToSignIn).toHaveBeenCalledTimes(1);
    expect(shown).toHaveLength(1);
  });

  it.each([
    ["for want of a network", (one: Asked | undefined) => one?.fail()],
    ["by an error page", (one: Asked | undefined) => one?.answer({ status: 503 })],
  ])(
    "that fails %s leaves the page, and is made up for when there is a network",
    async (_why, end) => {
      const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
      const { refresh, shown, bus } = started();
      const refreshed = refresh();
      end(asked[0]);
      expect(await refreshed).toBe("failed");
      expect(shown).toHaveLength(1);
      act(() => bus.online$.next(false));
      expect(asked).toHaveLength(1);
      act(() => bus.online$.next(true));
      asked[1]?.answer({ data: "neu" });
      await waitFor(() => expect(bus.page$.value.data).toBe("neu"));
      act(() => bus.online$.next(true));
      expect(asked).toHaveLength(2);
      warned.mockRestore();
    },
  );
});
