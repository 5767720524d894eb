import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startBackend, TestServer, type Backend } from "../testing/backend.ts";
import { BrowserLocks } from "../testing/browsers.ts";
import { Desk } from "../testing/desk.ts";
import { MemoryStorage } from "../testing/memoryStorage.ts";
import { adoptEntries, holdTab } from "./tabs.ts";

describe("two open tabs of one person", () => {
  let backend: Backend;
  let used = 0;
  let text: number;
  let locks: BrowserLocks["locks"];
  let one: Desk;
  let two: Desk;

  beforeAll(async () => {
    backend = await startBackend(2);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    const page = backend.pages[used];
    used += 1;
    text = page?.section ?? 0;
    ({ locks } = new BrowserLocks());
    const storage = new MemoryStorage();
    const open = (tab: string) => {
      holdTab(locks, tab);
      const server = new TestServer(backend, backend.people[0] ?? {});
      const owner = { type: "page", id: page?.id ?? 0 } as const;
      return new Desk({ server, owner, user: "ida@festival.example", tab, storage }).open();
    };
    [one, two] = [await open("one"), await open("two")];
    one.write(text, "Der Saal öffnet um acht");
    await one.until("saved");
    await two.flush.lookForOthers();
  });
  afterEach(() => {
    one.kill();
    two.kill();
  });

  it("each keep and send their own words, which are merged", async () => {
    one.write(text, "Der große Saal öffnet um acht");
    two.write(text, "Der Saal öffnet um neun");
    two.write(text, "At nine", "en");
    expect(one.journal.entries()).toHaveLength(2);
    const takenOver: unknown[] = [];
    await adoptEntries(locks, one.journal, (entry) => takenOver.push(entry) > 0);
    expect(takenOver).toEqual([]);
    await Promise.all([one.until("saved"), two.until("saved")]);
    for (const desk of [one, two]) {
      await desk.flush.lookForOthers();
      expect([desk.words(text), desk.words(text, "en")]).toEqual([
        "Der große Saal öffnet um neun",
        "At nine",
      ]);
      expect(desk.state.conflicts).toEqual([]);
    }
    const calls = JSON.stringify(one.server.sent);
    expect([calls.includes("große"), calls.includes("At nine")]).toEqual([true, false]);
    expect(one.journal.entries()).toEqual([]);
  });

  it("ask in the second one where both changed the same words, and keep both", async () => {
    one.write(text, "Der Saal öffnet um zehn");
    two.write(text, "Der Saal öffnet um elf");
    await one.until("saved");
    await two.until("saved");
    expect([one.state.conflicts.length, two.state.conflicts.length]).toEqual([0, 1]);
    expect(one.words(text)).toBe("Der Saal öffnet um zehn");
    expect(two.words(text)).toBe("Der Saal öffnet um zehn");
    expect(JSON.stringify(two.journal.entries())).toContain("elf");
  });
});
