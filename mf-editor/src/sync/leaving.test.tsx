import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { startBackend, type Backend } from "../testing/backend.ts";
import { pathOf } from "../testing/liveFetch.ts";
import { openSession } from "../testing/liveSession.tsx";
import { MemoryStorage } from "../testing/memoryStorage.ts";
import { richText } from "../testing/sections.ts";

type Opened = Awaited<ReturnType<typeof openSession>>;

const label = { act: "write" as const, model: "text", words: "" };
/** Shorter than what is typed waits by itself. */
const atOnceMs = 300;

describe("leaving with words that are not saved", () => {
  let backend: Backend;
  let storage: MemoryStorage;
  let here: Opened;
  let key: string;
  let section: number;
  let used = 0;
  /** Keys of the calls that save: the same one tells that it is the same call again. */
  let sent: Set<string>;

  beforeAll(async () => {
    backend = await startBackend(6);
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    const page = backend.pages[used];
    used += 1;
    section = page?.section ?? 0;
    storage = new MemoryStorage();
    here = await openSession(backend, { type: "page", id: page?.id ?? 0 }, section, storage);
    [key = ""] = [...here.session.copies.owners$.value.keys()];
    const { fetch: live } = globalThis;
    sent = new Set();
    globalThis.fetch = (address, init) => {
      if (pathOf(address).endsWith("/changes/")) sent.add(JSON.parse(init?.body as string).key);
      return live(address, init);
    };
  });
  afterEach(() => here.stop());

  const write = (words: string) =>
    here.session.copies.edit(
      key,
      [{ op: "set", section, locale: "de", fields: { content: richText(words) } }],
      { label },
    );
  /** @returns whether the browser asks */
  const closes = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const isSaved = () => waitFor(() => expect(here.session.hasUnsaved).toBe(false));

  it.each<[string, (opened: Opened) => void]>([
    [
      "a navigation, such as to the other language",
      ({ bus }) => bus.navigation$.next({ phase: "started", url: "/en/visit" } as never),
    ],
    ["the end of edit mode", ({ stop }) => stop()],
    [
      "another tab in its place",
      () => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        Object.defineProperty(document, "visibilityState", { value: "visible" });
      },
    ],
    ["a page that is closed", () => void window.dispatchEvent(new Event("pagehide"))],
  ])("sends them at once by %s", async (_, leave) => {
    write("Vor dem Gehen");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent.size).toBe(0);
    leave(here);
    await new Promise((resolve) => setTimeout(resolve, atOnceMs));
    expect(sent.size).toBe(1);
    await isSaved();
  });

  it("sends each change at once while this device cannot keep them", async () => {
    storage.refusal = "QuotaExceededError";
    write("Nirgends");
    await new Promise((resolve) => setTimeout(resolve, atOnceMs));
    expect(sent.size).toBe(1);
    await isSaved();
    storage.refusal = undefined;
    write("Wieder auf dem Gerät");
    await new Promise((resolve) => setTimeout(resolve, atOnceMs));
    expect(sent.size).toBe(1);
    await isSaved();
  });

  it("asks only where this device could not keep them", async () => {
    write("Auf dem Gerät");
    expect(closes()).toBe(false);
    await isSaved();
    storage.refusal = "QuotaExceededError";
    write("Nirgends");
    expect(here.session.hasUnsaved).toBe(true);
    expect(closes()).toBe(true);
    await isSaved();
    expect(closes()).toBe(false);
  });
});
