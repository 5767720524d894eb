import { describe, expect, it } from "@jest/globals";
import { moved, placedBefore, type MenuTree } from "./menuTree.ts";

const tree: MenuTree = [
  { id: 1, children: [] },
  { id: 2, children: [3, 4] },
  { id: 5, children: [] },
];

describe("an entry of a menu", () => {
  it("moves among its neighbours, and no further", () => {
    expect(moved(tree, 5, "up")?.map(({ id }) => id)).toEqual([1, 5, 2]);
    expect(moved(tree, 4, "up")?.[1]).toEqual({ id: 2, children: [4, 3] });
    expect(moved(tree, 3, "down")?.[1]).toEqual({ id: 2, children: [4, 3] });
    expect([moved(tree, 1, "up"), moved(tree, 5, "down"), moved(tree, 3, "up")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("goes below the one before it and out again, on two levels", () => {
    const inside = moved(tree, 5, "in");
    expect(inside).toEqual([tree[0], { id: 2, children: [3, 4, 5] }]);
    expect(inside && moved(inside, 5, "out")).toEqual(tree);
    expect([moved(tree, 1, "in"), moved(tree, 2, "in"), moved(tree, 3, "in")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is dropped before another one, at its level", () => {
    expect(placedBefore(tree, 5, 1)?.map(({ id }) => id)).toEqual([5, 1, 2]);
    expect(placedBefore(tree, 5, 4)?.[1]).toEqual({ id: 2, children: [3, 5, 4] });
    expect(placedBefore(tree, 3, 5)).toEqual([
      { id: 1, children: [] },
      { id: 2, children: [4] },
      { id: 3, children: [] },
      { id: 5, children: [] },
    ]);
    // with its own entries it stays at the top
    expect(placedBefore(tree, 2, 1)?.[0]).toEqual({ id: 2, children: [3, 4] });
    expect(placedBefore(tree, 2, 3)).toBeUndefined();
    expect(placedBefore(tree, 9, 8)).toBeUndefined();
  });
});
