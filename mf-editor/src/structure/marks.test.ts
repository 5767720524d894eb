import { describe, expect, it } from "@jest/globals";
import { markedUpTo, toggled } from "./marks.ts";

const order = [1, 2, 3, 4, 5];

describe("toggled", () => {
  it("adds one, and takes it out again; none is left of the last", () => {
    const two = toggled(toggled(undefined, "page:1", 2), "page:1", 4);
    expect(two).toEqual({ owner: "page:1", ids: [2, 4], anchor: 4 });
    const one = toggled(two, "page:1", 2);
    expect(one?.ids).toEqual([4]);
    expect(toggled(one, "page:1", 4)).toBeUndefined();
  });

  it("leaves those of another owner, as one act has one owner", () => {
    expect(toggled(toggled(undefined, "page:1", 2), "page:2", 9)?.ids).toEqual([9]);
  });
});

describe("markedUpTo", () => {
  it("takes all from the anchor to one, in either direction", () => {
    const start = toggled(undefined, "page:1", 3);
    expect(markedUpTo(start, "page:1", 5, order).ids).toEqual([3, 4, 5]);
    const back = markedUpTo(markedUpTo(start, "page:1", 5, order), "page:1", 2, order);
    expect(back).toEqual({ owner: "page:1", ids: [2, 3], anchor: 3 });
  });

  it("starts with one where the anchor is gone, or is another owner's", () => {
    expect(markedUpTo(toggled(undefined, "page:1", 77), "page:1", 2, order).ids).toEqual([2]);
    expect(markedUpTo(toggled(undefined, "page:2", 1), "page:1", 2, order).ids).toEqual([2]);
  });
});
