import { expect, it } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useBarHeight } from "./useBarHeight.ts";

const observed: { measure(): void; element?: Element }[] = [];
class Resizes {
  readonly #own: (typeof observed)[number];
  constructor(measure: () => void) {
    this.#own = { measure };
    observed.push(this.#own);
  }
  observe(element: Element): void {
    this.#own.element = element;
  }
  disconnect(): void {
    observed.splice(observed.indexOf(this.#own), 1);
  }
}

it("useBarHeight: styles know where the bar begins, as long as it is there", () => {
  // jsdom has no layout
  Object.assign(globalThis, { ResizeObserver: Resizes });
  Object.defineProperty(document.documentElement, "clientHeight", { value: 700 });
  const bar = document.createElement("div");
  let top = 639.5;
  bar.getBoundingClientRect = () => new DOMRect(0, top, 360, 60);
  const height = () => document.documentElement.style.getPropertyValue("--editor-bar");

  const { unmount } = renderHook(() => useBarHeight(bar));
  expect(height()).toBe("61px");
  top = 600;
  window.dispatchEvent(new Event("resize"));
  expect(height()).toBe("100px");
  // its words need more rows
  top = 560;
  for (const { measure, element } of observed) if (element === bar) measure();
  expect(height()).toBe("140px");
  // print and the like move it out of the window
  top = 720;
  window.dispatchEvent(new Event("resize"));
  expect(height()).toBe("0px");
  unmount();
  expect([height(), observed]).toEqual(["", []]);
  window.dispatchEvent(new Event("resize"));
  expect(height()).toBe("");
});
