import { beforeEach, describe, expect, it } from "@jest/globals";
import { recentRecordsOf } from "./recentRecords.ts";

const ada = recentRecordsOf("ada@festival.example");
const record = (id: number) => ({ resource: "events", id, title: `Abend ${id}` });

beforeEach(() => localStorage.clear());

describe("records that were opened last", () => {
  it("stand the latest first, each once, and no more than eight", () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 6]) ada.note(record(id));
    expect(ada.read().map(({ id }) => id)).toEqual([6, 9, 8, 7, 5, 4, 3, 2]);
  });

  it("are those of one person", () => {
    ada.note(record(1));
    expect(recentRecordsOf("eva@festival.example").read()).toEqual([]);
  });

  it("lose one that was deleted, and all when their person signs out", () => {
    const work = { resource: "compositions", id: 1, title: "Lied" };
    for (const each of [work, record(1), record(2)]) ada.note(each);
    ada.drop({ resource: "events", id: 1 });
    expect(ada.read()).toEqual([record(2), work]);
    ada.clear();
    expect([ada.read(), localStorage.length]).toEqual([[], 0]);
  });

  it("are none where the browser keeps something else under their name", () => {
    for (const kept of ["{", "7", '[1,{"id":2}]', '[{"resource":"events","title":"Abend"}]']) {
      localStorage.setItem("festival-admin-recent ada@festival.example", kept);
      expect(ada.read()).toEqual([]);
    }
  });
});
