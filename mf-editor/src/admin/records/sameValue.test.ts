import { expect, it } from "@jest/globals";
import { isSameValue } from "./sameValue.ts";

it("a value of the history is the same in another order of its keys, and not in another order of a list", () => {
  const range = { offset: 1, length: 2, style: "BOLD" };
  const stored = { style: "BOLD", length: 2, offset: 1 };
  expect(isSameValue({ de: [range], en: null }, { en: null, de: [stored] })).toBe(true);
  expect(isSameValue([range], [{ ...stored, offset: 2 }])).toBe(false);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue(undefined, null)).toBe(false);
});
