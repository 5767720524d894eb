import type { NavigationEvent } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, expect, jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { createBus } from "../bus.ts";
import { testFrame } from "../../layout/testFrame.ts";
import { createNavigator } from "./navigator.ts";

// A navigator in a document that begins at /de, for tests; the network is theirs to answer.

interface Asked {
  url: string;
  signal?: AbortSignal | undefined;
  headers?: HeadersInit | undefined;
  /** Answers with the page at this address. */
  answer(given?: Partial<Page>, url?: string, headers?: Record<string, string>): void;
  fail(): void;
}

/** What the navigator asked for, in this test. */
export const asked: Asked[] = [];
let listening: ReturnType<typeof spyOnListeners>;
/** `Date.now`, which a test may set. */
export let clock: ReturnType<typeof spyOnClock>;
const spyOnClock = () => jest.spyOn(Date, "now");
const spyOnListeners = () => jest.spyOn(window, "addEventListener");
const composition = { "mf-quiz": { version: "a", base: "/", entry: "e.js", exposes: {} } };
export const documentErrors = () => jest.mocked(console.error).mock.calls.flat().map(String).join();

const pageAt = (url: string, given: Partial<Page> = {}): Page =>
  testPage({ url, data: null, head: { title: `Titel ${url}`, description: "" }, ...given });

beforeEach(() => {
  asked.length = 0;
  listening = spyOnListeners();
  clock = spyOnClock();
  document.documentElement.lang = "de";
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><h1>Alt</h1><a href="/de/magazin">Weiter</a></main>';
  history.replaceState(null, "", "/de");
  sessionStorage.clear();
  Object.assign(globalThis, {
    scrollTo: jest.fn(),
    // the network is the boundary
    fetch: (url: string, { signal, headers }: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("aborted")));
        asked.push({
          url,
          signal: signal ?? undefined,
          headers,
          fail: () => reject(new TypeError("no network")),
          answer: (given, final = url, headers = {}) => {
            const { pathname, search } = new URL(final);
            resolve({
              url: final,
              headers: new Headers({
                "content-type": "application/json; charset=utf-8",
                ...headers,
              }),
              json: async () => pageAt(pathname + search, given),
            });
          },
        });
      }),
  });
});
afterEach(() => {
  document.head.innerHTML = "";
  // each test has a navigator of its own, as each document has
  for (const [type, listener] of listening.mock.calls) {
    if (listener) removeEventListener(type, listener);
  }
  listening.mockRestore();
  clock.mockRestore();
});

export function startNavigator(
  loadOwner: (owner: string, route: string) => Promise<unknown> = async () => undefined,
) {
  const page = pageAt("/de");
  const bus = createBus({
    page,
    frame: testFrame(),
    composition,
    shell: "s",
  });
  const delivered: string[] = [];
  const events: string[] = [];
  bus.navigation$.subscribe(({ phase, url }: NavigationEvent) =>
    events.push(`${phase} ${new URL(url).pathname}`),
  );
  const { navigate, warm } = createNavigator({
    bus,
    composition,
    shell: "s",
    loadOwner,
    deliver: ({ url }) => {
      delivered.push(url);
      const main = document.getElementById("main");
      if (main)
        main.innerHTML = `<h1>${url}</h1><p id="unten"></p><a href="/de/magazin">Weiter</a>`;
    },
  });
  return { bus, delivered, events, navigate, warm };
}

export const askedFor = (path: string) => asked.filter(({ url }) => new URL(url).pathname === path);

export const finished = (events: string[], path: string) =>
  waitFor(() => expect(events.at(-1)).toBe(`finished ${path}`));
