import type { PlannedEvent } from "@festival/contracts/plan";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createPlan } from "./plan.ts";

const key = "festival-plan";
const event = (id: number): PlannedEvent => ({
  id,
  title: "Eroica, neu gehört",
  dateTime: "2025-08-28T19:30:00+02:00",
  knownUntil: "2025-08-20T08:00:00.000Z",
});
const stored = (events: unknown, version = 1) => JSON.stringify({ version, events });
const fromOtherWindow = (newValue: string | null, changed: string | null = key) =>
  dispatchEvent(new StorageEvent("storage", { key: changed, newValue }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe("the plan of a device", () => {
  it("is empty at first, and is there again in the next document", () => {
    const plan$ = createPlan();
    expect(plan$.value).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
    plan$.next([event(3), event(5)]);
    expect(createPlan().value).toEqual([event(3), event(5)]);
  });

  it("is the same in all windows", () => {
    const plan$ = createPlan();
    const seen: number[][] = [];
    plan$.subscribe((events) => seen.push(events.map(({ id }) => id)));
    fromOtherWindow(stored([event(3)]));
    fromOtherWindow(stored([event(9)]), "something-else");
    fromOtherWindow(null, null);
    expect(seen).toEqual([[], [3], []]);
  });

  it("is not written back by the window that receives it", () => {
    const plan$ = createPlan();
    const write = jest.spyOn(Storage.prototype, "setItem");
    fromOtherWindow(stored([event(3)]));
    expect(write).not.toHaveBeenCalled();
    plan$.next([]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["no JSON", "{"],
    ["something else", "[]"],
    ["nothing", "null"],
    ["an old version", stored([event(3)], 0)],
    ["a version to come", stored([event(3)], 2)],
    ["no list", stored("events")],
    ["what are no events", stored([null, 3, { id: "3" }, { ...event(3), title: undefined }])],
  ])("is empty where the storage holds %s", (_what, kept) => {
    localStorage.setItem(key, kept);
    expect(createPlan().value).toEqual([]);
  });

  it("keeps what is whole of a list that is not", () => {
    localStorage.setItem(key, stored([null, event(5)]));
    expect(createPlan().value).toEqual([event(5)]);
  });

  it("lasts as long as the document where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const plan$ = createPlan();
    plan$.next([event(3)]);
    expect(plan$.value).toEqual([event(3)]);
  });
});
