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

function rectOf(element: HTMLElement): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

/** Where elements stand in the document, by their ids; measured again when the page changes its shape. */
export function useRects(elements: readonly PlacedElement[]): ReadonlyMap<SectionRef, Rect> {
  const [rects, setRects] = useState<ReadonlyMap<SectionRef, Rect>>(new Map());

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setRects((before) => {
        const next = new Map(elements.map(({ id, element }) => [id, rectOf(element)]));
        const isSame =
          before.size === next.size &&
          [...next].every(([id, rect]) => {
            const old = before.get(id);
            return (
              old?.top === rect.top &&
              old.left === rect.left &&
              old.width === rect.width &&
              old.height === rect.height
            );
          });
        return isSame ? before : next;
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
