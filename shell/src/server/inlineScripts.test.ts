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

  /** A browser that paints when it is told to. */
  function browserWith(dataset: { run: string; preload?: string }, hidden = false) {
    const added: Added[] = [];
    const frames: (() => void)[] = [];
    const tasks: (() => void)[] = [];
    runInNewContext(startScript, {
      document: {
        hidden,
        currentScript: { dataset },
        createElement: (tag: string): Added => ({ tag }),
        head: { appendChild: (element: Added) => added.push(element) },
      },
      requestAnimationFrame: (callback: () => void) => frames.push(callback),
      setTimeout: (callback: () => void) => tasks.push(callback),
    });
    const all = (waiting: (() => void)[]) => {
      for (const callback of waiting.splice(0)) callback();
    };
    return { added, nextFrame: () => all(frames), nextTask: () => all(tasks) };
  }
  const whole = [
    { tag: "script", async: false, src: "/a.js" },
    { tag: "link", rel: "preload", as: "script", href: "/b.js" },
    { tag: "link", rel: "preload", as: "script", href: "/c.js" },
  ];

  it("fetches all scripts together, after the first paint", () => {
    const browser = browserWith({ run: "/a.js", preload: "/b.js /c.js" });
    expect(browser.added).toEqual([]);
    browser.nextFrame();
    // frames are drawn after their callbacks
    expect(browser.added).toEqual([]);
    browser.nextTask();
    browser.nextTask();
    expect(browser.added).toEqual(whole);
  });

  it("does not wait for a paint in a document that nobody sees", () => {
    const browser = browserWith({ run: "/a.js", preload: "/b.js /c.js" }, true);
    expect(browser.added).toEqual(whole.slice(0, 1));
    browser.nextTask();
    expect(browser.added).toEqual(whole);
  });

  it("runs several in their order, with nothing to fetch beside them", () => {
    const browser = browserWith({ run: "/a.js /d.js", preload: "" }, true);
    expect(browser.added.map(({ src }) => src)).toEqual(["/a.js", "/d.js"]);
  });
});
