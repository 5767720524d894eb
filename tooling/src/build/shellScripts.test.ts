import { runInNewContext } from "node:vm";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { parse } from "acorn";
import { JSDOM } from "jsdom";
import { buildShellScripts } from "./shellScripts.ts";

const names = [
  "head",
  "consent",
  "reading",
  "start",
  "oldBrowser",
  "serviceWorker",
  "removeServiceWorker",
] as const;
const scripts = new Map<string, string>();
const built = (name: (typeof names)[number]) => scripts.get(name) ?? "";

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "shell-scripts-"));
  await buildShellScripts(folder);
  for (const name of names) scripts.set(name, await readFile(join(folder, `${name}.js`), "utf8"));
  await rm(folder, { recursive: true });
});
afterAll(() => scripts.clear());

describe("the shell's own scripts", () => {
  it.each(["head", "consent", "reading", "start", "oldBrowser"] as const)(
    "speak the JavaScript of old browsers (%s)",
    (name) => {
      expect(() => parse(built(name), { ecmaVersion: 5, sourceType: "script" })).not.toThrow();
    },
  );

  it.each(["head", "consent", "reading", "start"] as const)(
    "can stand in a document (%s)",
    (name) => {
      expect(built(name)).not.toMatch(/<\/|<!--/);
    },
  );

  it("add no more than 1100 bytes to each document", () => {
    expect(built("head").length + built("start").length).toBeLessThan(1100);
  });

  it("leave nothing behind in the document's global scope", () => {
    const { window } = new JSDOM("", { runScripts: "outside-only" });
    const before = Object.keys(window);
    window.eval(`${built("head")}${built("oldBrowser").replace("oldBrowserWords", "{}")}`);
    expect(Object.keys(window)).toEqual(before);
  });
});

describe("the script in the document's head", () => {
  interface HeadBrowser {
    storage?: () => unknown;
    cookie?: string;
    /** Id of the alert that the document shows. */
    alert?: string;
  }

  /** What it adds to the head of a document, in a browser that has these features. */
  function addedBy(
    features: object,
    { storage = () => ({ getItem: () => null }), cookie = "", alert }: HeadBrowser = {},
  ) {
    const added: { src?: string }[] = [];
    const dataset: Record<string, string> = alert ? { alert } : {};
    const window = { ...features };
    runInNewContext(built("head"), {
      window,
      document: {
        cookie,
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

  it("fetches the notice to old browsers where dialogs or Sec-Fetch-Site are unknown, only there", () => {
    expect(addedBy({ ...dialog, ...internals }).added).toEqual([]);
    expect(addedBy(dialog).added).toEqual(["/old-browser.js"]);
    expect(addedBy(internals).added).toEqual(["/old-browser.js"]);
  });

  it("sets the contrast, and does without a storage", () => {
    const all = { ...dialog, ...internals };
    expect(addedBy(all, { storage: () => ({ getItem: () => "high" }) }).dataset).toEqual({
      contrast: "high",
    });
    const storage = () => {
      throw new Error("no storage");
    };
    expect(addedBy(all, { storage }).dataset).toEqual({});
  });

  it("hides an alert that was dismissed, and no other", () => {
    const shown = (cookie: string, alert?: string) =>
      addedBy({ ...dialog, ...internals }, { cookie, alert }).dataset;
    expect(shown("a=1; festival_alert_12=1", "12")).toEqual({ alert: "dismissed" });
    expect(shown("festival_alert_1=1; festival_alert_123=1", "12")).toEqual({ alert: "12" });
    expect(shown("festival_alert_12=1")).toEqual({});
  });
});

describe("the script in the head of pages that ask for consent", () => {
  const cookieOf = (version: number) =>
    `a=1; festival_consent=${encodeURIComponent(JSON.stringify({ version, id: "7" }))}; b=2`;
  const markOf = (cookie: string) => {
    const dataset: Record<string, string> = { consent: "2" };
    runInNewContext(built("consent"), { document: { cookie, documentElement: { dataset } } });
    return dataset.consent;
  };

  it("keeps room for the question until the visitor has decided on this version", () => {
    expect(markOf("")).toBe("open");
    expect(markOf(cookieOf(1))).toBe("open");
    expect(markOf(cookieOf(2))).toBe("2");
    expect(markOf(cookieOf(3))).toBe("2");
    // what the legal pages leave is no decision, nor is what can't be read
    expect(markOf(`festival_consent=${encodeURIComponent('{"googleTagManager":false}')}`)).toBe(
      "open",
    );
    expect(markOf("festival_consent=%7B")).toBe("open");
  });
});

describe("the script in the head of booklets", () => {
  const markOf = (prefersDark: boolean, kept: Record<string, string> | null) => {
    const dataset: Record<string, string> = {};
    runInNewContext(built("reading"), {
      document: { documentElement: { dataset } },
      matchMedia: (query: string) => ({ matches: prefersDark && query.includes("dark") }),
      get localStorage() {
        if (!kept) throw new Error("no storage");
        return { getItem: (key: string) => kept[key] ?? null };
      },
    });
    return dataset;
  };

  it("marks the document as the system prefers, and as was chosen on this device before that", () => {
    expect(markOf(false, {})).toEqual({ reading: "light", letters: "normal" });
    expect(markOf(true, {})).toEqual({ reading: "dark", letters: "normal" });
    expect(markOf(true, { "festival-reading": "light" })).toMatchObject({ reading: "light" });
    expect(markOf(false, { "festival-reading": "dark", "festival-letters": "large" })).toEqual({
      reading: "dark",
      letters: "large",
    });
    expect(markOf(true, null)).toEqual({ reading: "dark" });
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
    runInNewContext(built("start"), {
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

describe("the script for old browsers", () => {
  it("says that the browser is old, in the document's language", async () => {
    const { window } = new JSDOM('<html lang="de"><body><main></main></body></html>', {
      url: "http://festival.example",
      runScripts: "outside-only",
    });
    const words = { de: { label: "Hinweis", text: "Zu alt.", close: "Schließen" } };
    window.eval(`var oldBrowserWords=${JSON.stringify(words)};\n${built("oldBrowser")}`);
    await new Promise((resolve) => {
      window.document.addEventListener("DOMContentLoaded", resolve);
    });
    const notice = window.document.body.firstElementChild;
    expect(notice?.getAttribute("aria-label")).toBe("Hinweis");
    expect(notice?.textContent).toBe("Zu alt. Schließen");
  });
});

describe("the service worker", () => {
  it("needs nothing but its own script and the settings before it", () => {
    const listeners: string[] = [];
    const self = {
      addEventListener: (name: string) => listeners.push(name),
      location: {},
      caches: {},
    };
    runInNewContext(`const workerSettings={"limits":{}};\n${built("serviceWorker")}`, { self });
    expect(listeners).toEqual(["install", "activate", "message", "fetch"]);
    expect(built("serviceWorker").length).toBeLessThan(8000);
  });

  it("leaves at once and for good where the script that removes it takes its place", async () => {
    const deleted: string[] = [];
    const done: Promise<unknown>[] = [];
    let unregistered = 0;
    runInNewContext(built("removeServiceWorker"), {
      self: {
        caches: {
          keys: async () => ["festival-pages", "of-another-site"],
          delete: async (name: string) => deleted.push(name),
        },
        skipWaiting: () => undefined,
        registration: { unregister: async () => (unregistered += 1) },
        addEventListener: (_name: string, listener: (event: object) => void) =>
          listener({ waitUntil: (work: Promise<unknown>) => done.push(work) }),
      },
    });
    await Promise.all(done);
    expect([deleted, unregistered]).toEqual([["festival-pages"], 1]);
  });
});
