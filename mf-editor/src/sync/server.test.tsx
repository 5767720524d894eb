import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MemoryStorage } from "../testing/memoryStorage.ts";
import { copyOf, owner, section } from "../testing/sections.ts";
import { keyOfOwner } from "../workingCopy/unsaved.ts";
import { WorkingCopies } from "../workingCopy/store.ts";
import { Flush } from "./flush.ts";
import { Journal } from "./journal.ts";
import { serverOf } from "./server.ts";

const answerMs = 20_000;
const { fetch: realFetch } = globalThis;

describe("a call that gets no answer", () => {
  /** Bodies of the calls, in their order. */
  let sent: (string | undefined)[];
  /** What comes of a call; it hangs where undefined. */
  let answerOf: () => object | undefined;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
    document.cookie = "csrftoken=a";
    // that of the browser keeps its own time
    jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      const reason = new DOMException("The call took too long.", "TimeoutError");
      setTimeout(() => controller.abort(reason), ms);
      return controller.signal;
    });
    sent = [];
    answerOf = () => undefined;
    globalThis.fetch = (_, init) =>
      new Promise((resolve, reject) => {
        sent.push(init?.body as string | undefined);
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
        const body = answerOf();
        if (body) resolve({ ok: true, status: 200, json: async () => body } as Response);
      });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
  });

  const server = serverOf("de");
  it.each([
    ["reads a working copy", () => server.load(owner)],
    ["saves", () => server.change(owner, { key: "k", base: 1, ops: [] }, false)],
    [
      "says where the person is",
      () => server.here(owner, { section: null, field: "", idle: false }),
    ],
    ["asks who is signed in", () => server.user()],
  ])("ends after twenty seconds where it %s", async (_, call) => {
    let ended: unknown;
    call().catch((error: unknown) => {
      ended = error;
    });
    await jest.advanceTimersByTimeAsync(answerMs - 1);
    expect(ended).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toMatchObject({ name: "TimeoutError" });
  });

  it("is made again under its key, and what it saves is kept meanwhile", async () => {
    const user = "ida@festival.example";
    const journal = new Journal({ storage: new MemoryStorage(), user, tab: "tab" });
    const copies = new WorkingCopies(journal);
    const flush = new Flush(copies, server, user);
    const key = keyOfOwner(owner);
    copies.open(owner, copyOf([section(1)]));
    const end = flush.start();
    const set = { op: "set", section: 1, locale: "de", fields: { content: "Neu" } } as const;
    copies.edit(key, [set], { label: { act: "write", model: "headline", words: "" } });
    flush.now();
    await jest.advanceTimersByTimeAsync(answerMs - 1);
    expect([flush.states$.value.get(key), sent.length]).toEqual(["saving", 1]);
    await jest.advanceTimersByTimeAsync(1);
    expect(flush.states$.value.get(key)).toBe("retrying");
    expect(journal.entries()).toMatchObject([{ unsaved: { sent: { ops: [set] } } }]);
    answerOf = () => ({ revision: 2, ids: {}, sections: [], head: null, warnings: [], moved: [] });
    await jest.advanceTimersByTimeAsync(1000);
    expect([flush.states$.value.get(key), sent.length]).toEqual(["saved", 2]);
    expect(sent[1]).toBe(sent[0]);
    expect(journal.entries()).toEqual([]);
    end();
  });
});
