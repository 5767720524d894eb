import { beforeEach, describe, expect, it } from "@jest/globals";
import { createPageStore, type Made, type PageStore } from "./pageStore.ts";

const start = Date.parse("2025-08-20T08:00:00Z");
const festivalClock = async () => new Date(start);

const page = (answer: string, tags: string[] = [], until = Infinity): Made<string> => ({
  answer,
  lifetime: { tags: new Set(tags), until },
});

describe("the store of pages", () => {
  let store: PageStore<string>;
  beforeEach(() => {
    store = createPageStore<string>(1000, (answer) => answer.length);
    store.setLive(true);
  });
  const make = (key: string, made: Made<string>) =>
    store.make(key, async () => made, festivalClock);

  it("keeps what was made", async () => {
    expect(store.get("/de")).toBeUndefined();
    await make("/de", page("Start"));
    expect(store.get("/de")).toBe("Start");
  });

  it("counts pages that weigh less than when they were made before it drops any", async () => {
    const sizes = new Map([
      ["/a", 200],
      ["/b", 200],
      ["/c", 200],
      ["/d", 200],
      ["/e", 200],
      ["/f", 200],
    ]);
    const sized = createPageStore<string>(1000, (path) => sizes.get(path) ?? 0);
    sized.setLive(true);
    const keep = (path: string) => sized.make(path, async () => page(path), festivalClock);
    for (const path of ["/a", "/b", "/c", "/d", "/e"]) await keep(path);
    // compressed
    sizes.set("/b", 50);
    await keep("/f");
    expect([sized.size, sized.get("/a")]).toEqual([5, undefined]);
    sizes.set("/c", 50);
    await keep("/a");
    expect([sized.size, sized.get("/b")]).toEqual([6, "/b"]);
  });

  it("keeps nothing that says it must not be kept, or whose time is over", async () => {
    await make("/de", { answer: "Start", lifetime: null });
    await make("/en", page("Start", [], start));
    expect([store.get("/de"), store.get("/en")]).toEqual([undefined, undefined]);
  });

  it("evicts what a change names, and nothing else", async () => {
    await make("/a", page("A", ["event:1", "venues"]));
    await make("/b", page("B", ["event:2", "venues"]));
    store.drop(["event:1", "events"]);
    expect([store.get("/a"), store.get("/b")]).toEqual([undefined, "B"]);
    store.drop(["venues"]);
    expect(store.get("/b")).toBeUndefined();
  });

  it("evicts everything when everything may have changed", async () => {
    await make("/a", page("A", ["event:1"]));
    store.drop(["all"]);
    expect(store.get("/a")).toBeUndefined();
  });

  it("makes a page once for all who ask meanwhile", async () => {
    let rendered = 0;
    const render = async () => {
      rendered += 1;
      return page("A");
    };
    await Promise.all([1, 2, 3].map(() => store.make("/a", render, festivalClock)));
    expect(rendered).toBe(1);
  });

  it("does not cache what changed while it was rendered, nor sends it to later requests", async () => {
    const old = Promise.withResolvers<Made<string>>();
    const first = store.make("/a", () => old.promise, festivalClock);
    store.drop(["event:1"]);
    const second = make("/a", page("new", ["event:1"]));
    old.resolve(page("old", ["event:1"]));
    expect([(await first).answer, (await second).answer]).toEqual(["old", "new"]);
    expect(store.get("/a")).toBe("new");
  });

  it("keeps nothing new while it receives no changes, and goes on with what it has", async () => {
    await make("/a", page("A", ["event:1"]));
    store.setLive(false);
    await make("/b", page("B"));
    expect([store.get("/a"), store.get("/b")]).toEqual(["A", undefined]);
    store.setLive(true);
    await make("/c", page("C"));
    expect([store.get("/a"), store.get("/c")]).toEqual(["A", "C"]);
    // what was missed is sent afterwards
    store.drop(["event:1"]);
    expect([store.get("/a"), store.get("/c")]).toEqual([undefined, "C"]);
  });

  it("forgets what it had when it can't get what was missed", async () => {
    await make("/a", page("A"));
    store.dropAll();
    expect(store.get("/a")).toBeUndefined();
  });

  it("does not keep a page that was begun before a loss and names what changed meanwhile", async () => {
    const slow = Promise.withResolvers<Made<string>>();
    const work = store.make("/a", () => slow.promise, festivalClock);
    store.setLive(false);
    store.setLive(true);
    store.drop(["event:1"]);
    slow.resolve(page("A", ["event:1"]));
    await work;
    expect(store.get("/a")).toBeUndefined();
  });

  it("keeps nothing that was begun before everything may have changed", async () => {
    const slow = Promise.withResolvers<Made<string>>();
    const work = store.make("/a", () => slow.promise, festivalClock);
    store.dropAll();
    slow.resolve(page("A"));
    await work;
    expect(store.get("/a")).toBeUndefined();
  });

  it("does not grow beyond its size: what was not asked for longest goes first", async () => {
    const text = "x".repeat(240);
    for (const key of ["a", "b", "c", "d"]) await make(key, page(text));
    expect(store.get("a")).toBe(text);
    await make("e", page(text));
    expect(["a", "b", "e"].map((key) => store.get(key) !== undefined)).toEqual([true, false, true]);
    await make("huge", page("x".repeat(600)));
    expect([store.get("huge"), store.get("a")]).toEqual([undefined, text]);
  });

  it("goes on after a page that failed", async () => {
    const failing = store.make("/a", () => Promise.reject(new Error("no")), festivalClock);
    await expect(failing).rejects.toThrow("no");
    await make("/a", page("A"));
    expect(store.get("/a")).toBe("A");
  });

  describe("with outdated pages", () => {
    beforeEach(() => store.setKeepsOutdated(true));

    it("puts aside what a change dropped, with the time when it was made", async () => {
      await make("/a", page("A", ["event:1"]));
      expect(store.getOutdated("/a")).toBeUndefined();
      store.drop(["event:1"]);
      expect(store.get("/a")).toBeUndefined();
      expect(store.getOutdated("/a")).toMatchObject({ answer: "A", madeAt: new Date(start) });
    });

    it("puts all aside when everything may have changed", async () => {
      await make("/a", page("A"));
      store.dropAll();
      expect(store.getOutdated("/a")?.answer).toBe("A");
    });

    it("forgets what was made since, and everything when staff want none", async () => {
      await make("/a", page("A"));
      await make("/b", page("B"));
      store.dropAll();
      await make("/a", page("newer"));
      expect([store.getOutdated("/a"), store.getOutdated("/b")?.answer]).toEqual([undefined, "B"]);
      store.setKeepsOutdated(false);
      expect(store.getOutdated("/b")).toBeUndefined();
    });

    it("keeps a quarter of its size of them: what was dropped first goes first", async () => {
      const text = "x".repeat(120);
      for (const key of ["/a", "/b", "/c"]) {
        await make(key, page(text));
        store.dropAll();
      }
      const left = ["/a", "/b", "/c"].map((key) => store.getOutdated(key) !== undefined);
      expect(left).toEqual([false, true, true]);
    });
  });

  it("puts nothing aside where staff want no outdated pages", async () => {
    await make("/a", page("A"));
    store.dropAll();
    expect(store.getOutdated("/a")).toBeUndefined();
  });
});
