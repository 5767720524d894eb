import { expect, it } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useRects } from "./useRects.ts";

class NoResizes {
  observe(): void {}
  disconnect(): void {}
}
// jsdom has no layout
Object.assign(globalThis, { ResizeObserver: NoResizes });

const placed = (id: number) => ({ id, element: document.createElement("section") });

it("useRects: keeps the order of the page, also where it was measured before that changed", () => {
  // whatever stands here is measured as the same: as where the page was put in order between two renders
  const [one, two] = [placed(1), placed(2)];
  const { result, rerender } = renderHook((elements) => useRects(elements), {
    initialProps: [one, two],
  });
  expect([...result.current.keys()]).toEqual([1, 2]);
  rerender([two, one]);
  expect([...result.current.keys()]).toEqual([2, 1]);
});

it("useRects: keeps the place of what has not moved as the same object, when something else has", () => {
  const [one, two] = [placed(1), placed(2)];
  const { result, rerender } = renderHook((elements) => useRects(elements), {
    initialProps: [one, two],
  });
  const before = new Map(result.current);
  two.element.getBoundingClientRect = () => new DOMRect(0, 40, 100, 20);
  rerender([one, two].slice());
  expect(result.current.get(1)).toBe(before.get(1));
  expect(result.current.get(2)).toEqual({ left: 0, top: 40, width: 100, height: 20 });
});
