import { describe, expect, it } from "@jest/globals";
import { createUploadQueue, type SendFile, type UploadItem } from "./uploadQueue.ts";

const fileOf = (name: string) => new File(["x"], name);

/** A queue whose files arrive when the test says so. */
function queueOf() {
  let shown: UploadItem[] = [];
  const sent: {
    name: string;
    onShare: (share: number) => void;
    end: (isNew: boolean) => void;
    fail: () => void;
  }[] = [];
  const send: SendFile = (file, onShare) =>
    new Promise((resolve, reject) =>
      sent.push({
        name: file.name,
        onShare,
        end: (isNew) => resolve({ id: sent.length, isNew }),
        fail: () => reject(new Error("offline")),
      }),
    );
  const queue = createUploadQueue(send, (items) => (shown = items));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, sent, settle, states: () => shown.map(({ state }) => state), items: () => shown };
}

describe("the queue of uploads", () => {
  it("sends two files at a time, and tells how much of each is sent", async () => {
    const { queue, sent, settle, states, items } = queueOf();
    queue.add([fileOf("a"), fileOf("b"), fileOf("c")]);
    expect(sent.map(({ name }) => name)).toEqual(["a", "b"]);
    sent[0]?.onShare(0.5);
    expect(items()[0]?.share).toBe(0.5);
    sent[1]?.end(true);
    await settle();
    expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect(states()).toEqual(["sending", "done", "sending"]);
  });

  it("marks a file that was there already", async () => {
    const { queue, sent, settle, states } = queueOf();
    queue.add([fileOf("a")]);
    sent[0]?.end(false);
    await settle();
    expect(states()).toEqual(["known"]);
  });

  it("goes on after a file that failed, and tries it again when asked to", async () => {
    const { queue, sent, settle, states, items } = queueOf();
    queue.add([fileOf("a"), fileOf("b"), fileOf("c")]);
    sent[0]?.fail();
    await settle();
    expect(states()).toEqual(["failed", "sending", "sending"]);
    sent[1]?.end(true);
    await settle();
    queue.retry(items()[0]?.key ?? 0);
    expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c", "a"]);
    expect(items()[0]).toMatchObject({ state: "sending", problem: null });
  });

  it("takes at most 50 files at a time, and says how many it left out", () => {
    const { queue, items } = queueOf();
    expect(queue.add(Array.from({ length: 53 }, (_, place) => fileOf(String(place))))).toBe(3);
    expect(items()).toHaveLength(50);
  });
});
