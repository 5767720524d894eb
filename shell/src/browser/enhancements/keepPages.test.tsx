import type { NavigationEvent } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { PlannedEvent } from "@festival/contracts/plan";
import { BehaviorSubject, Subject } from "rxjs";
import { takeAlong } from "../../cookies/takeAlong.ts";
import { keepPages } from "./keepPages.ts";

const booklet = { name: "eventBooklet" as const, params: {}, query: {} };
let messages: { type: string; url?: string; withPictures?: boolean }[];
let bus: {
  online$: BehaviorSubject<boolean>;
  page$: BehaviorSubject<Page>;
  navigation$: Subject<NavigationEvent>;
  plan$: BehaviorSubject<readonly PlannedEvent[]>;
};
const marked: PlannedEvent = {
  id: 3,
  title: "Eroica, neu gehört",
  dateTime: "2025-08-28T19:30:00+02:00",
  knownUntil: "2025-08-20T08:00:00.000Z",
};
/** Names of the caches that the device has. */
let cacheNames: string[];
const unregister = jest.fn(async () => true);
const worker = { postMessage: (message: { type: string }) => messages.push(message) };

/** A browser with service workers, as far as they are used. */
function support({ controls = false, register = async (): Promise<unknown> => undefined } = {}) {
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      controller: controls ? worker : null,
      register: jest.fn(register),
      ready: Promise.resolve({ active: worker }),
      getRegistration: async () => ({ active: worker, unregister }),
    },
  });
}

/** Taken away after each test, as a document is. */
let listening: [type: string, listener: EventListener][] = [];
const addListener = window.addEventListener.bind(window);

beforeEach(() => {
  jest.spyOn(window, "addEventListener").mockImplementation((...given: unknown[]) => {
    const [type, listener] = given as [string, EventListener];
    listening.push([type, listener]);
    addListener(type, listener);
  });
  messages = [];
  unregister.mockClear();
  performance.getEntriesByType = () => [{ name: "http://localhost/remotes/a.js" }] as never;
  bus = {
    online$: new BehaviorSubject(true),
    page$: new BehaviorSubject<Page>(testPage({ url: "/de", data: null })),
    navigation$: new Subject(),
    plan$: new BehaviorSubject<readonly PlannedEvent[]>([]),
  };
  cacheNames = ["festival-pages", "festival-offline-1", "of-others"];
  Object.assign(globalThis, {
    caches: {
      keys: async () => cacheNames,
      delete: async (name: string) => (cacheNames = cacheNames.filter((one) => one !== name)),
    },
  });
  takeAlong(true);
});
afterEach(() => {
  for (const [type, listener] of listening) window.removeEventListener(type, listener);
  listening = [];
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const kept = () => messages.map(({ type, url, withPictures }) => [type, url, withPictures]);

describe("a page that is read", () => {
  it("is kept on the first visit, with the files that it has loaded", async () => {
    support();
    await keepPages(bus, false);
    expect(messages).toEqual([
      {
        type: "keep",
        url: "http://localhost/de",
        files: ["http://localhost/remotes/a.js"],
        withPictures: false,
      },
    ]);
  });

  it("has been kept by a worker that was there before; then the programme is kept, too", async () => {
    support({ controls: true });
    await keepPages(bus, false);
    expect(kept()).toEqual([["keep", "http://localhost/de/programm-tickets", false]]);
  });

  it("is kept after each navigation, a booklet with all its pictures", async () => {
    support();
    await keepPages(bus, false);
    messages = [];
    bus.page$.next(testPage({ url: "/de/heft", data: null, route: booklet }));
    bus.navigation$.next({ phase: "finished", url: "http://localhost/de/heft" });
    expect(kept()).toEqual([["keep", "http://localhost/de/heft", true]]);
  });

  it("is not kept where it is an error, nor without a network", async () => {
    support();
    bus.page$.next(testPage({ url: "/de/x", data: null, status: 404 }));
    await keepPages(bus, false);
    bus.online$.next(false);
    bus.page$.next(testPage({ url: "/de/y", data: null }));
    bus.navigation$.next({ phase: "finished", url: "http://localhost/de/y" });
    expect(messages).toEqual([]);
  });
});

describe("a device whose reader has not asked for it", () => {
  const registered = () => navigator.serviceWorker.register;
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => takeAlong(false));

  it("gets no service worker, keeps nothing, and loses what was kept before", async () => {
    support();
    await keepPages(bus, false);
    bus.navigation$.next({ phase: "finished", url: "http://localhost/de/heft" });
    expect(registered()).not.toHaveBeenCalled();
    expect(messages).toEqual([]);
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(cacheNames).toEqual(["of-others"]);
  });

  it.each([
    ["asks", () => takeAlong(true)],
    ["marks a concert", () => bus.plan$.next([marked])],
  ])("keeps the page once the reader %s", async (_act, act) => {
    support();
    await keepPages(bus, false);
    act();
    await settled();
    expect(registered()).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual([["keep", "http://localhost/de", false]]);
  });

  it("is left again when the wish is taken back, unless a concert is marked", async () => {
    support();
    bus.plan$.next([marked]);
    await keepPages(bus, false);
    takeAlong(true);
    takeAlong(false);
    await settled();
    expect(unregister).not.toHaveBeenCalled();
    bus.plan$.next([]);
    await settled();
    expect(unregister).toHaveBeenCalledTimes(1);
    messages = [];
    bus.navigation$.next({ phase: "finished", url: "http://localhost/de/heft" });
    expect(messages).toEqual([]);
  });
});

describe("the service worker", () => {
  it("is told to forget everything where staff are signed in, and is not installed for them", async () => {
    support();
    await keepPages(bus, true);
    expect(messages).toEqual([{ type: "forget" }]);
    expect(navigator.serviceWorker.register).not.toHaveBeenCalled();
  });

  it("that is not supported is silently ignored", async () => {
    await expect(keepPages(bus, false)).resolves.toBeUndefined();
  });

  it.each([
    ["stays where it can't be reached just now", 503, 0],
    ["leaves where its script is gone", 404, 1],
  ])("%s", async (_case, status, times) => {
    support({ register: () => Promise.reject(new TypeError("no script")) });
    Object.assign(globalThis, { fetch: async () => ({ status }) });
    await keepPages(bus, false);
    expect(unregister).toHaveBeenCalledTimes(times);
    expect(messages).toEqual([]);
  });
});
