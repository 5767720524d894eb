import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { useEffect, useState } from "react";
import type { PlacedElement } from "./useElements.ts";

/** Where an element stands in the document, in pixels. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box of an element; where it has none of its own, that of what it holds. */
function boxOf(element: HTMLElement): DOMRect {
  if (getComputedStyle(element).display !== "contents") return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function rectOf(element: HTMLElement): Rect {
  const { left, top, width, height } = boxOf(element);
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

const isSameRect = (one: Rect, other: Rect) =>
  one.top === other.top &&
  one.left === other.left &&
  one.width === other.width &&
  one.height === other.height;

/** Whether elements stand where they stood, and in the same order: frames and keys follow it. */
function areSame(before: readonly [SectionRef, Rect][], next: readonly [SectionRef, Rect][]) {
  return (
    before.length === next.length &&
    next.every(([id, rect], index) => id === before[index]?.[0] && rect === before[index][1])
  );
}

/** Where elements stand in the document, by their ids; measured again when the page changes its shape. */
export function useRects(elements: readonly PlacedElement[]): ReadonlyMap<SectionRef, Rect> {
  const [rects, setRects] = useState<ReadonlyMap<SectionRef, Rect>>(new Map());

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setRects((before) => {
        const next = new Map(
          elements.map(({ id, element }) => {
            const [old, rect] = [before.get(id), rectOf(element)];
            // what stands where it stood is the same object: its frame need not be drawn again
            return [id, old && isSameRect(old, rect) ? old : rect];
          }),
        );
        return areSame([...before], [...next]) ? before : next;
      });
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(soon);
    for (const { element } of elements) observer.observe(element);
    // what grows above moves all that is below, and a panel that opens makes room beside the page
    observer.observe(document.body);
    const main = document.getElementById("main");
    if (main) observer.observe(main);
    window.addEventListener("resize", soon);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("resize", soon);
    };
  }, [elements]);

  return rects;
}
