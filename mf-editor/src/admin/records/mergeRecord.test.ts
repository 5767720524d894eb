import { expect, it } from "@jest/globals";
import { conflictsOf } from "./mergeRecord.ts";

const seen = { title: { de: "A", en: "A" }, position: 1, links: [] };

it("conflicts: none where another person changed other fields", () => {
  expect(conflictsOf({ position: 2 }, seen, { ...seen, links: [1] })).toEqual([]);
});

it("conflicts: none where both wrote the same", () => {
  expect(conflictsOf({ position: 2 }, seen, { ...seen, position: 2 })).toEqual([]);
});

it("conflicts: both values of a field that both have changed", () => {
  expect(conflictsOf({ position: 2, links: [2] }, seen, { ...seen, position: 3 })).toEqual([
    { field: "position", mine: 2, theirs: 3 },
  ]);
});
