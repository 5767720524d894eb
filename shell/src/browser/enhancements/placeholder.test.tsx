import type { NavigationEvent } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { axeProblems, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { BehaviorSubject, Subject } from "rxjs";
import { navigationTimes } from "../navigation/navigationTimes.ts";
import { coverWhileWaiting } from "./placeholder.ts";

const at = (path: string) => `http://localhost${path}`;
const pageAt = (url: string) => testPage({ url, data: null });
let navigation$: Subject<NavigationEvent>;
let page$: BehaviorSubject<Page>;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main id="main"><a href="/de/magazin">Magazin</a></main>';
  navigation$ = new Subject();
  page$ = new BehaviorSubject<Page>(pageAt("/de"));
});
afterEach(() => {
  jest.useRealTimers();
});

const main = () => document.querySelector("main");
const blocks = () => [...document.querySelectorAll<HTMLElement>("[data-kind]")];
const start = (awaited?: string) => coverWhileWaiting({ navigation$, page$ }, awaited);
const wait = () => jest.advanceTimersByTime(navigationTimes.placeholderDelayMs);

describe("the placeholder", () => {
  it("is there after 200 ms, a title and content blocks over the whole old screen", async () => {
    expect(navigationTimes.placeholderDelayMs).toBe(200);
    start();
    navigation$.next({ phase: "started", url: at("/de/magazin") });
    jest.advanceTimersByTime(199);
    expect(blocks()).toEqual([]);
    jest.advanceTimersByTime(1);
    const kinds = blocks().map((block) => block.dataset.kind);
    expect(kinds).toEqual(["title", "line", "line", "block", "block", "block"]);
    expect(main()?.textContent).toBe("Magazin");
    expect(main()?.inert).toBe(true);
    jest.useRealTimers();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("goes in the moment in which the new page comes", () => {
    start();
    navigation$.next({ phase: "started", url: at("/de/magazin") });
    wait();
    page$.next(pageAt("/de/magazin"));
    expect(blocks()).toEqual([]);
    expect(main()?.inert).toBe(false);
  });

  it("gives the old screen back as it was left where the new one does not come", () => {
    start();
    const link = document.querySelector("a");
    link?.focus();
    navigation$.next({ phase: "started", url: at("/de/magazin") });
    wait();
    navigation$.next({ phase: "failed", url: at("/de/magazin") });
    expect(blocks()).toEqual([]);
    expect(main()?.inert).toBe(false);
    expect(document.activeElement).toBe(link);
  });

  it("is none for another view of the same page", () => {
    start();
    navigation$.next({ phase: "started", url: at("/de?page=2") });
    wait();
    expect(blocks()).toEqual([]);
  });

  it("is none for a page that comes at once", () => {
    start();
    navigation$.next({ phase: "started", url: at("/de/magazin") });
    navigation$.next({ phase: "finished", url: at("/de/magazin") });
    wait();
    expect(blocks()).toEqual([]);
  });

  it("comes also for a navigation that began before its code was there", () => {
    start(at("/de/magazin"));
    wait();
    expect(blocks()).not.toEqual([]);
  });
});
