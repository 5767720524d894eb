import type { SearchGroup } from "@festival/contracts/search/siteSearch";
import { describe, expect, it } from "@jest/globals";
import { chooseHits } from "./chooseHits.ts";

const group = (kind: SearchGroup["kind"], count: number): SearchGroup => ({
  kind,
  total: count,
  hits: Array.from({ length: count }, (_, id) => ({
    id,
    title: "",
    subtitle: "",
    path: "",
    image_obj: null,
  })),
});
const sizes = (groups: SearchGroup[], most: number) =>
  chooseHits(groups, most).map(({ kind, hits }) => [kind, hits.length]);

describe("chooseHits", () => {
  it("gives each group its first hit before any its second", () => {
    expect(sizes([group("event", 9), group("work", 2), group("page", 1)], 8)).toEqual([
      ["event", 5],
      ["work", 2],
      ["page", 1],
    ]);
  });

  it("takes all where there are few, and no more groups than there is room for", () => {
    expect(sizes([group("event", 2)], 8)).toEqual([["event", 2]]);
    expect(sizes([group("event", 2), group("work", 2), group("page", 2)], 2)).toEqual([
      ["event", 1],
      ["work", 1],
    ]);
    expect(sizes([], 8)).toEqual([]);
  });
});
