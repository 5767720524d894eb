import { describe, expect, it } from "@jest/globals";
import { keepSame } from "./keepSame.ts";

const page = () => ({ data: { title: "Besuch", modules: [{ id: 1 }, { id: 2 }] }, image: null });

describe("keepSame", () => {
  it("answers with the earlier value where both say the same", () => {
    const before = page();
    expect(keepSame(before, page())).toBe(before);
  });

  it("answers with what is new, in which only the changed parts are new objects", () => {
    const before = page();
    const now = page();
    now.data.modules = [{ id: 1 }, { id: 3 }];
    const kept = keepSame(before, now);
    expect(kept).toEqual(now);
    expect(kept.data.modules[0]).toBe(before.data.modules[0]);
  });

  it.each([
    ["a part that is gone", { a: 1, b: 2 }, { a: 1 }],
    ["a part that came", { a: 1 }, { a: 1, b: undefined }],
    ["another length", { a: [1, 2] }, { a: [1] }],
    ["a list in the place of an object", { a: { 0: "x" } }, { a: ["x"] }],
    ["null in the place of an object", { a: {} }, { a: null }],
    ["an object in the place of null", { a: null }, { a: {} }],
    ["another kind of value", { a: "1" }, { a: 1 }],
  ])("answers with what is new: %s", (_what, before, now) => {
    const kept = keepSame(before, now);
    expect(kept).toStrictEqual(now);
    expect(kept).not.toBe(before);
  });
});
