import { describe, expect, it } from "@jest/globals";
import { MemoryStorage } from "../testing/memoryStorage.ts";
import { copyOf, owner, startSections } from "../testing/sections.ts";
import type { Op } from "../workingCopy/ops.ts";
import { nothingUnsaved } from "../workingCopy/unsaved.ts";
import { WorkingCopies } from "../workingCopy/store.ts";
import { Journal } from "./journal.ts";
import { adoptEntries, holdTab, type Locks } from "./tabs.ts";

const label = { act: "write", model: "headline", words: "" } as const;
const write = (content: string): Op => ({
  op: "set",
  section: 1,
  locale: "de",
  fields: { content },
});
const unsaved = (content: string) => ({ ...nothingUnsaved, pending: [write(content)] });

function journalOf(storage: MemoryStorage | undefined, tab = "one", user = "ida@festival.example") {
  return new Journal({ storage, user, tab });
}

describe("the journal", () => {
  it("has each change before it is shown", () => {
    const storage = new MemoryStorage();
    const copies = new WorkingCopies(journalOf(storage));
    copies.open(owner, copyOf(startSections));
    const kept: string[] = [];
    copies.owners$.subscribe(() => kept.push([...storage.items.values()].join("")));
    copies.edit("page:1", [write("Vor dem Bild")], { label });
    expect([kept.length, kept.at(-1)?.includes("Vor dem Bild")]).toEqual([2, true]);
  });

  it("holds nothing of what is saved", () => {
    const storage = new MemoryStorage();
    const journal = journalOf(storage);
    journal.keep(owner, unsaved("Neu"));
    expect(journal.entries()).toMatchObject([{ owner, unsaved: unsaved("Neu") }]);
    journal.keep(owner, nothingUnsaved);
    expect(storage.items.size).toBe(0);
  });

  it("shows each person their own words alone, and forgets no other's", () => {
    const storage = new MemoryStorage();
    const mine = journalOf(storage);
    const theirs = journalOf(storage, "two", "max@festival.example");
    mine.keep(owner, unsaved("Meins"));
    theirs.keep(owner, unsaved("Ihres"));
    expect([theirs.otherTabs(), theirs.entries().length]).toEqual([[], 1]);
    mine.clear();
    expect([mine.entries(), theirs.entries().length]).toEqual([[], 1]);
  });

  it.each([
    ["full", "QuotaExceededError"],
    ["forbidden", "SecurityError"],
  ] as const)("says that the storage is %s, and loses no word in the page", (trouble, refusal) => {
    const storage = new MemoryStorage();
    const journal = journalOf(storage);
    const copies = new WorkingCopies(journal);
    copies.open(owner, copyOf(startSections));
    storage.refusal = refusal;
    copies.edit("page:1", [write("Trotzdem da")], { label });
    expect(journal.trouble$.value).toBe(trouble);
    expect(copies.get("page:1")?.shown.sections[0]?.texts.de.content).toBe("Trotzdem da");
    storage.refusal = undefined;
    copies.edit("page:1", [write("Wieder")], { label });
    expect(journal.trouble$.value).toBeNull();
  });

  it("says that a browser without storage keeps nothing", () => {
    const journal = journalOf(undefined);
    journal.keep(owner, unsaved("Neu"));
    expect(journal.trouble$.value).toBe("forbidden");
  });

  it("takes no more than its share of the storage, and keeps what it has", () => {
    const storage = new MemoryStorage();
    const journal = journalOf(storage);
    journal.keep({ type: "page", id: 2 }, unsaved("Klein"));
    journal.keep(owner, unsaved("x".repeat(1_100_000)));
    expect(journal.trouble$.value).toBe("full");
    expect(journal.entries()).toHaveLength(1);
  });

  it("passes over entries that it can't read, and leaves them", () => {
    const storage = new MemoryStorage();
    const journal = journalOf(storage);
    journal.keep(owner, unsaved("Neu"));
    const [key = ""] = storage.items.keys();
    for (const text of ["{", "null", '{"version":99}']) {
      storage.items.set(key, text);
      expect(journal.entries()).toEqual([]);
    }
    expect(storage.items.size).toBe(1);
  });
});

/** Locks of one browser, whose tabs may close. */
class TestLocks {
  readonly held = new Set<string>();

  /** As one tab sees them. */
  get locks(): Locks {
    const { held } = this;
    const request = async (
      name: string,
      second: LockOptions | LockGrantedCallback<unknown>,
      third?: LockGrantedCallback<unknown>,
    ) => {
      const run = third ?? (second as LockGrantedCallback<unknown>);
      if (held.has(name)) return run(null);
      held.add(name);
      try {
        return await run({ name, mode: "exclusive" });
      } finally {
        held.delete(name);
      }
    };
    return { request };
  }
}

describe("two tabs of one person", () => {
  it("leave each other's words alone while both are open", async () => {
    const storage = new MemoryStorage();
    const browser = new TestLocks();
    const [one, two] = [journalOf(storage, "one"), journalOf(storage, "two")];
    holdTab(browser.locks, "one");
    holdTab(browser.locks, "two");
    one.keep(owner, unsaved("Eins"));
    const taken: unknown[] = [];
    await adoptEntries(browser.locks, two, (entry) => taken.push(entry) > 0);
    expect([taken, one.entries().length]).toEqual([[], 1]);
  });

  it("give what a closed one left to one of the others, once", async () => {
    const storage = new MemoryStorage();
    const browser = new TestLocks();
    journalOf(storage, "closed").keep(owner, unsaved("Übrig"));
    const taken: string[] = [];
    await Promise.all(
      ["one", "two"].map((tab) => {
        holdTab(browser.locks, tab);
        const journal = journalOf(storage, tab);
        return adoptEntries(browser.locks, journal, async (entry) => {
          await Promise.resolve();
          journal.keep(entry.owner, entry.unsaved);
          taken.push(tab);
          return true;
        });
      }),
    );
    expect(taken).toHaveLength(1);
    expect(journalOf(storage).entries()).toMatchObject([{ unsaved: unsaved("Übrig") }]);
  });

  it("keep what can't be taken over yet", async () => {
    const storage = new MemoryStorage();
    journalOf(storage, "closed").keep(owner, unsaved("Übrig"));
    const journal = journalOf(storage, "one");
    await adoptEntries(new TestLocks().locks, journal, () => false);
    await adoptEntries(undefined, journal, () => true);
    expect(journal.entries()).toHaveLength(1);
  });
});
