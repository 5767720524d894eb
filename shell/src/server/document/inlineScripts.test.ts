import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import { headScript, startScript } from "./inlineScripts.ts";

describe("the script in the document's head", () => {
  /** What it adds to the head of a document, in a browser that has these features. */
  function addedBy(features: object, storage: () => unknown = () => ({ getItem: () => null })) {
    const added: { src?: string }[] = [];
    const dataset: Record<string, string> = {};
    const window = { ...features };
    runInNewContext(headScript, {
      window,
      document: {
        cookie: "",
        documentElement: { dataset },
        createElement: () => ({}),
        head: { appendChild: (element: { src?: string }) => added.push(element) },
      },
      get localStorage() {
        return storage();
      },
    });
    return { added: added.map(({ src }) => src), dataset };
  }
  const dialog = { HTMLDialogElement: Object };
  const internals = { ElementInternals: Object };

  it("fetches the word to old browsers where dialogs or Sec-Fetch-Site are unknown, only there", () => {
    expect(addedBy({ ...dialog, ...internals }).added).toEqual([]);
    expect(addedBy(dialog).added).toEqual(["/old-browser.js"]);
    expect(addedBy(internals).added).toEqual(["/old-browser.js"]);
  });

  it("sets the contrast, and does without a storage", () => {
    const all = { ...dialog, ...internals };
    expect(addedBy(all, () => ({ getItem: () => "high" })).dataset).toEqual({ contrast: "high" });
    const forbidden = () => {
      throw new Error("no storage");
    };
    expect(addedBy(all, forbidden).dataset).toEqual({});
  });

  it("uses no words that old browsers don't know", () => {
    expect(headScript).not.toMatch(/=>|`|\?\.|\?\?|\blet\b|\bconst\b|includes|catch\{/);
  });
});

describe("the script at the document's end", () => {
  type Added = Record<string, unknown>;

  /** A browser that paints, and has fetched the pictures, when it is told to. */
  function browserWith(
    dataset: { run: string; preload: string },
    { hidden = false, complete = false, tellsPaints = true } = {},
  ) {
    const added: Added[] = [];
    const frames: (() => void)[] = [];
    const tasks: { callback: () => void; delay: number }[] = [];
    const listeners: (() => void)[] = [];
    const observers: (() => void)[] = [];
    class PerformanceObserver {
      private readonly seen: () => void;
      constructor(seen: () => void) {
        this.seen = seen;
      }
      observe({ type }: { type: string }) {
        if (type === "paint") observers.push(this.seen);
      }
    }
    runInNewContext(startScript, {
      document: {
        hidden,
        readyState: complete ? "complete" : "interactive",
        currentScript: { dataset },
        createElement: (tag: string): Added => ({ tag }),
        head: { appendChild: (element: Added) => added.push(element) },
      },
      ...(tellsPaints && { PerformanceObserver }),
      addEventListener: (name: string, listener: () => void) =>
        name === "load" && listeners.push(listener),
      requestAnimationFrame: (callback: () => void) => frames.push(callback),
      setTimeout: (callback: () => void, delay = 0) => tasks.push({ callback, delay }),
    });
    const all = (waiting: (() => void)[]) => {
      for (const callback of waiting.splice(0)) callback();
    };
    return {
      added,
      paint: () => all(observers),
      load: () => all(listeners),
      nextFrame: () => all(frames),
      nextTask() {
        const due = tasks.filter(({ delay }) => delay === 0).map(({ callback }) => callback);
        tasks.splice(0, Infinity, ...tasks.filter(({ delay }) => delay > 0));
        all(due);
      },
      /** The delays of what is still to come, each begun now. */
      laterTasks() {
        const later = tasks.splice(0);
        all(later.map(({ callback }) => callback));
        return later.map(({ delay }) => delay);
      },
    };
  }
  const whole = [
    { tag: "script", async: false, src: "/a.js" },
    { tag: "link", rel: "preload", as: "script", href: "/b.js" },
    { tag: "link", rel: "preload", as: "script", href: "/c.js" },
  ];

  it("asks for one script after the other, after the first paint and that of the pictures", () => {
    const browser = browserWith({ run: "/a.js", preload: "/b.js /c.js" });
    browser.nextFrame();
    browser.load();
    browser.nextFrame();
    browser.nextTask();
    expect(browser.added).toEqual([]);
    browser.paint();
    browser.nextTask();
    browser.nextFrame();
    expect(browser.added).toEqual([]);
    browser.load();
    browser.nextTask();
    browser.nextFrame();
    // frames are drawn after their callbacks
    expect(browser.added).toEqual([]);
    for (const asked of [1, 2, 3, 3]) {
      browser.nextTask();
      expect(browser.added).toEqual(whole.slice(0, asked));
    }
  });

  it("waits for a paint alone where all pictures are there before it", () => {
    const browser = browserWith({ run: "/a.js", preload: "" }, { complete: true });
    browser.paint();
    browser.nextFrame();
    browser.nextTask();
    expect(browser.added).toEqual(whole.slice(0, 1));
  });

  it("waits no longer than a second for pictures, and fetches nothing twice when they come", () => {
    const browser = browserWith({ run: "/a.js", preload: "" });
    browser.paint();
    expect(browser.laterTasks()).toEqual([1000, 1000]);
    expect(browser.added).toEqual(whole.slice(0, 1));
    browser.load();
    browser.nextFrame();
    browser.nextTask();
    expect(browser.added).toHaveLength(1);
  });

  it("waits for a frame where browsers don't tell of paints, and no longer than a second for either", () => {
    const without = browserWith(
      { run: "/a.js", preload: "" },
      { complete: true, tellsPaints: false },
    );
    without.nextFrame();
    without.nextFrame();
    without.nextTask();
    expect(without.added).toEqual(whole.slice(0, 1));
    const unpainted = browserWith({ run: "/a.js", preload: "" });
    expect(unpainted.laterTasks()).toEqual([1000]);
    expect(unpainted.added).toEqual([]);
    expect(unpainted.laterTasks()).toEqual([1000]);
    expect(unpainted.added).toEqual(whole.slice(0, 1));
  });

  it("does not wait for a paint in a hidden document", () => {
    const browser = browserWith({ run: "/a.js", preload: "/b.js /c.js" }, { hidden: true });
    expect(browser.added).toEqual(whole.slice(0, 1));
    browser.nextTask();
    browser.nextTask();
    expect(browser.added).toEqual(whole);
  });

  it("runs several in their order, with nothing to fetch beside them", () => {
    const browser = browserWith({ run: "/a.js /d.js", preload: "" }, { hidden: true });
    for (let task = 0; task < 3; task += 1) browser.nextTask();
    expect(browser.added.map(({ src }) => src)).toEqual(["/a.js", "/d.js"]);
  });
});
