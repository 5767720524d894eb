import { afterEach, expect, it } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useRoomForButtons } from "./useRoomForButtons.ts";

afterEach(() => document.body.replaceChildren());

function heading(margin: string): HTMLElement {
  const element = document.createElement("h1");
  element.style.marginBlockEnd = margin;
  document.body.append(element);
  return element;
}
const hasRoom = (element: HTMLElement) => element.hasAttribute("data-field-buttons");

it("gives room below what has buttons and too little of it, for as long as it has them", () => {
  const [tight, wide, later] = [heading("8px"), heading("48px"), heading("0")];
  const { rerender, unmount } = renderHook(({ elements }) => useRoomForButtons(elements), {
    initialProps: { elements: [tight, wide] },
  });
  expect([tight, wide, later].map(hasRoom)).toEqual([true, false, false]);
  rerender({ elements: [later] });
  expect([tight, wide, later].map(hasRoom)).toEqual([false, false, true]);
  unmount();
  expect([tight, wide, later].map(hasRoom)).toEqual([false, false, false]);
});

it("gives it below the block in which a line of text stands", () => {
  const block = heading("0");
  const line = document.createElement("span");
  line.style.display = "inline";
  block.append(line);
  const { unmount } = renderHook(() => useRoomForButtons([line]));
  expect([line, block].map(hasRoom)).toEqual([false, true]);
  unmount();
  expect(hasRoom(block)).toBe(false);
});
