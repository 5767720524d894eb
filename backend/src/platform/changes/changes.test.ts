import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import { forgetChanges, noteChange, storedChangeRange } from "../database/changes.ts";
import { genres } from "../database/schema/index.ts";
import { system, write } from "../database/write.ts";
import { both } from "../../testing/factories.ts";
import { type TestApp, createTestApp, internalSecret } from "../../testing/testApp.ts";

interface FeedEvent {
  id: number;
  event: string;
  tags: string[];
}

describe("the feed of changes", () => {
  let site: TestApp;
  let origin: string;
  beforeAll(async () => {
    site = await createTestApp();
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => site.close());

  const readers: AbortController[] = [];
  afterEach(() => readers.splice(0).forEach((reader) => reader.abort()));

  /** Follows the feed; `until` waits for an event that fits. */
  async function follow(after?: number) {
    const reader = new AbortController();
    readers.push(reader);
    const query = after === undefined ? "" : `?after=${after}`;
    const answer = await fetch(`${origin}/internal/changes${query}`, {
      headers: { [internalHeader]: internalSecret },
      signal: reader.signal,
    });
    const events: FeedEvent[] = [];
    const waiting = new Set<() => void>();
    const reading = (async () => {
      let text = "";
      const decoder = new TextDecoder();
      for await (const piece of answer.body ?? []) {
        text += decoder.decode(piece, { stream: true });
        const whole = text.split("\n\n");
        text = whole.pop() ?? "";
        for (const message of whole) {
          const [, id, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(message) ?? [];
          if (event) events.push({ id: Number(id), event, tags: JSON.parse(data ?? "") });
        }
        waiting.forEach((look) => look());
      }
    })().catch(() => {});
    async function until(fits: (events: FeedEvent[]) => boolean): Promise<FeedEvent[]> {
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(JSON.stringify(events.slice(-3)))), 20_000);
        const look = () => {
          if (!fits(events)) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
      return events;
    }
    return { until, reading, end: () => reader.abort(), type: answer.headers.get("content-type") };
  }

  const change = (tag: string) =>
    write(site.database, system("test"), async (_tx, noted) => noted.tag(tag));
  const tagged = (tag: string) => (events: FeedEvent[]) =>
    events.some(({ tags }) => tags.includes(tag));

  it("is for our own processes alone", async () => {
    expect((await fetch(`${origin}/internal/changes`)).status).toBe(403);
  });

  it("begins with a reset and sends each write when it is committed", async () => {
    const feed = await follow();
    expect(feed.type).toBe("text/event-stream");
    const [first] = await feed.until((events) => events.length > 0);
    expect(first?.event).toBe("reset");
    await write(site.database, system("test"), async (tx, noted) => {
      await tx.insert(genres).values({ title: both("Lied"), slug: both("lied") });
      noted.tag("genre:1", "genres");
      noted.tag("genres");
    });
    const events = await feed.until(tagged("genre:1"));
    expect(events.at(-1)).toEqual({
      id: (first?.id ?? 0) + 1,
      event: "change",
      tags: ["genre:1", "genres"],
    });
  });

  it("sends nothing of a write that failed", async () => {
    const { last } = await storedChangeRange(site.database);
    const failing = write(site.database, system("test"), async (_tx, noted) => {
      noted.tag("never");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await change("after-failure");
    const feed = await follow(last);
    const events = await feed.until(tagged("after-failure"));
    expect(events.map(({ tags }) => tags)).toEqual([["after-failure"]]);
  });

  it("notices what another process wrote without a notification", async () => {
    const feed = await follow();
    await feed.until((events) => events.length > 0);
    await site.database.transaction(async (tx) => noteChange(tx, ["elsewhere"]));
    const events = await feed.until(tagged("elsewhere"));
    expect(events.at(-1)?.tags).toEqual(["elsewhere"]);
  });

  it("goes on by itself for the others when the reader that began it has left", async () => {
    const first = await follow();
    await first.until((events) => events.length > 0);
    const other = await follow();
    await other.until((events) => events.length > 0);
    first.end();
    await first.reading;
    await site.database.transaction(async (tx) => noteChange(tx, ["after the first"]));
    const events = await other.until(tagged("after the first"));
    expect(events.map(({ event }) => event)).toEqual(["reset", "change"]);
  });

  it("goes on where a reader was cut off", async () => {
    await change("one");
    const before = await follow(0);
    const seen = await before.until(tagged("one"));
    before.end();
    await before.reading;
    await change("two");
    await change("three");
    const after = await follow(seen.at(-1)?.id);
    const events = await after.until(tagged("three"));
    expect(events.map(({ event, tags }) => [event, ...tags])).toEqual([
      ["change", "two"],
      ["change", "three"],
    ]);
  });

  it("resets a reader who is ahead of it, or whom it cannot send all that was", async () => {
    const ahead = await follow(1_000_000);
    expect((await ahead.until((events) => events.length > 0))[0]?.event).toBe("reset");

    await change("old");
    await change("older than the next");
    await forgetChanges(site.database, new Date(Date.now() + 60_000));
    const { first, last } = await storedChangeRange(site.database);
    expect(first).toBe(last);
    const behind = await follow(0);
    expect((await behind.until((events) => events.length > 0))[0]).toEqual({
      id: last,
      event: "reset",
      tags: [],
    });
    const upToDate = await follow(last);
    await change("new");
    expect((await upToDate.until(tagged("new"))).map(({ event }) => event)).toEqual(["change"]);
  });

  it("never lets a reader miss one of many writers", async () => {
    const { last } = await storedChangeRange(site.database);
    const writers = 40;
    const writes = 10;
    const early = await follow(last);
    const writer = async (number: number) => {
      for (let turn = 0; turn < writes; turn += 1) {
        await write(site.database, system("test"), async (tx, noted) => {
          const title = both(`${number}-${turn}`);
          await tx.insert(genres).values({ title, slug: title });
          noted.tag(`write:${number}-${turn}`);
          // some hold their transaction longer than others
          await wait((number * turn) % 7);
        });
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, (_, number) => writer(number)));
    const whole = (events: FeedEvent[]) => events.length >= writers * writes;
    // a subscriber that joins in the middle, from where another one was
    const [some] = await early.until((events) => events.length > 50);
    const late = await follow(some?.id);
    await writing;

    const all = await early.until(whole);
    const rest = await late.until((events) => events.length >= writers * writes - 1);
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(all.flatMap(({ tags }) => tags)).size).toBe(writers * writes);
    expect(all).toHaveLength(writers * writes);
    expect(rest).toEqual(all.slice(1));
  });

  it("ends its streams when the server stops", async () => {
    const other = await createTestApp();
    await other.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = other.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/internal/changes`, {
      headers: { [internalHeader]: internalSecret },
    });
    const stream = answer.body?.getReader();
    const first = await stream?.read();
    expect(new TextDecoder().decode(first?.value)).toContain("event: reset");
    const [rest] = await Promise.all([stream?.read(), other.close()]);
    expect(rest?.done).toBe(true);
  });
});
