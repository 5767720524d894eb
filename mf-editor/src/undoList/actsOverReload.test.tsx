import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import type { OwnerKey } from "@festival/contracts/editing";
import type { Server } from "../sync/server.ts";
import { busOf } from "../testing/bus.ts";
import { pageWith, sessionWith } from "../testing/liveSession.tsx";
import { MemoryStorage } from "../testing/memoryStorage.ts";
import { copyOf, startSections } from "../testing/sections.ts";

const here = { type: "page", id: 7 } as const;
const elsewhere = { type: "page", id: 8 } as const;
const label = { act: "write", model: "headline", words: "" } as const;

const ends: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.useRealTimers();
});

/** A document of the same tab. @param gone owners that cannot be read */
async function read(owner: OwnerKey, tabStorage: MemoryStorage, gone: readonly number[] = []) {
  const loaded: number[] = [];
  const server: Partial<Server> = {
    load: async ({ id }) => {
      loaded.push(id);
      return gone.includes(id)
        ? { ok: false, status: 404, body: undefined }
        : { ok: true, status: 200, body: copyOf(startSections) };
    },
    change: () => new Promise(() => undefined),
    here: async () => ({ ok: false, status: 503, body: undefined }),
  };
  const session = sessionWith(busOf(pageWith(owner, 1)), server as Server, { tabStorage });
  ends.push(session.start());
  await jest.advanceTimersByTimeAsync(50);
  return { session, loaded };
}

async function written(): Promise<MemoryStorage> {
  const tab = new MemoryStorage();
  const { session } = await read(here, tab);
  session.copies.edit(
    "page:7",
    [{ op: "set", section: 1, locale: "de", fields: { content: "Neu" } }],
    { label },
  );
  await jest.advanceTimersByTimeAsync(1100);
  return tab;
}

it("acts on another page are taken back after a reload, which reads that page for it", async () => {
  const { session, loaded } = await read(elsewhere, await written());
  expect(new Set(loaded)).toEqual(new Set([7, 8]));
  expect(session.copies.undo$.value.done).toHaveLength(1);
});

it("a page of which acts are known and that is gone is not told of as unread", async () => {
  const { session, loaded } = await read(elsewhere, await written(), [7]);
  expect(loaded).toContain(7);
  expect(session.unread.keys$.value.size).toBe(0);
});
