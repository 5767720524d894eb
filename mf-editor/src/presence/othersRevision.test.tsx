import { presenceSeconds } from "@festival/contracts/editing";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { Server } from "../sync/server.ts";
import { busOf } from "../testing/bus.ts";
import { pageWith, sessionWith } from "../testing/liveSession.tsx";
import { copyOf, owner, section } from "../testing/sections.ts";
import { storedValue } from "../workingCopy/ops.ts";

const tick = presenceSeconds * 1000;
const copy = (words: string, revision: number) =>
  copyOf([section(1, { texts: { de: { content: words }, en: {} } })], revision);

describe("what others write while a person edits", () => {
  /** What the server has. */
  let stored: ReturnType<typeof copyOf>;
  let idle: boolean[];
  let loads: number;
  let end: () => void;
  let session: ReturnType<typeof sessionWith>;

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
    stored = copy("eins", 1);
    idle = [];
    loads = 0;
    const server: Partial<Server> = {
      load: async () => {
        loads += 1;
        return { ok: true, status: 200, body: stored };
      },
      here: async (_, place) => {
        idle.push(place.idle);
        return { ok: true, status: 200, body: { revision: stored.revision, others: [] } };
      },
      change: () => Promise.reject(new TypeError("fetch failed")),
    };
    session = sessionWith(busOf(pageWith(owner, 1)), server as Server);
    end = session.start();
    await jest.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  const words = () => {
    const [first] = session.copies.get("page:1")?.shown.sections ?? [];
    return first && storedValue(first, "de", "content");
  };

  it("is read once presence tells a later revision, and not before", async () => {
    await jest.advanceTimersByTimeAsync(tick);
    expect([words(), loads]).toEqual(["eins", 1]);
    stored = copy("zwei", 2);
    await jest.advanceTimersByTimeAsync(tick);
    expect([words(), loads]).toEqual(["zwei", 2]);
    await jest.advanceTimersByTimeAsync(tick);
    expect(loads).toBe(2);
  });

  it("is not read while something is unsaved here: its answer tells", async () => {
    const set = { op: "set", section: 1, locale: "de", fields: { content: "meins" } } as const;
    session.copies.edit("page:1", [set], { label: { act: "write", model: "headline", words: "" } });
    session.flush.now();
    stored = copy("zwei", 2);
    await jest.advanceTimersByTimeAsync(tick);
    expect([words(), loads]).toEqual(["meins", 1]);
  });

  it("finds a person idle who has done nothing for two minutes", async () => {
    await jest.advanceTimersByTimeAsync(120_000);
    expect(idle.includes(true)).toBe(false);
    await jest.advanceTimersByTimeAsync(tick);
    expect(idle.at(-1)).toBe(true);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    await jest.advanceTimersByTimeAsync(tick);
    expect(idle.at(-1)).toBe(false);
  });
});
