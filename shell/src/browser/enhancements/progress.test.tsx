import type { NavigationEvent } from "@festival/contracts/bus";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { Subject } from "rxjs";
import { navigationTimes } from "../navigation/navigationTimes.ts";
import { showProgress } from "./progress.ts";

const words = { loading: "Die Seite wird geladen.", failed: "Sie kam nicht." };
const url = "http://localhost/de/magazin";
const { throttleMs, durationMs, hideDelayMs } = navigationTimes.progress;
let navigation$: Subject<NavigationEvent>;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main id="main"></main>';
  navigation$ = new Subject();
});
afterEach(() => {
  jest.useRealTimers();
});

const bar = () => document.querySelector<HTMLElement>("[aria-hidden]");
const state = () => (bar()?.hidden ? "hidden" : bar()?.dataset.state);
const said = () => document.querySelector('[role="status"]')?.textContent;
const start = (isUnderway = false) => showProgress(navigation$, words, isUnderway);

describe("the progress bar", () => {
  it("waits 200 ms, grows over 5000 ms, and leaves 500 ms after the end", () => {
    expect([throttleMs, durationMs, hideDelayMs]).toEqual([200, 5000, 500]);
    start();
    navigation$.next({ phase: "started", url });
    jest.advanceTimersByTime(throttleMs - 1);
    expect(state()).toBe("hidden");
    jest.advanceTimersByTime(1);
    expect(state()).toBe("growing");
    expect(bar()?.style.getPropertyValue("--grow")).toBe("5000ms");
    navigation$.next({ phase: "finished", url });
    expect(state()).toBe("finished");
    jest.advanceTimersByTime(499);
    expect(state()).toBe("finished");
    jest.advanceTimersByTime(1);
    expect(state()).toBe("hidden");
  });

  it("is not there for a page that comes at once", () => {
    start();
    navigation$.next({ phase: "started", url });
    navigation$.next({ phase: "finished", url });
    jest.advanceTimersByTime(10_000);
    expect(state()).toBe("hidden");
  });

  it("shows a failure, however early it comes", () => {
    start();
    navigation$.next({ phase: "started", url });
    navigation$.next({ phase: "failed", url });
    expect(state()).toBe("failed");
    expect(said()).toBe(words.failed);
  });

  it("tells those who can't see it, and marks what is being replaced", async () => {
    start();
    const main = document.getElementById("main");
    navigation$.next({ phase: "started", url });
    jest.advanceTimersByTime(throttleMs);
    expect(main?.getAttribute("aria-busy")).toBe("true");
    expect(said()).toBe(words.loading);
    navigation$.next({ phase: "finished", url });
    expect(main?.hasAttribute("aria-busy")).toBe(false);
    expect(said()).toBe("");
    jest.useRealTimers();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it("knows of a navigation that began before its code was there", () => {
    start(true);
    jest.advanceTimersByTime(throttleMs);
    expect(state()).toBe("growing");
  });
});
