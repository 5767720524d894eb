import {
  frameParts,
  type FramePart,
  type FramePlaces,
  type LoadFace,
} from "@festival/contracts/editing";
import { useEffect, useState } from "react";

/** Where a part of header or footer stands in the window, in pixels. */
export interface FramePlace {
  part: FramePart;
  /** Where it begins and ends, from the left. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether its middle lies in the window, and below nothing else: the header glides away below the bar of staff. */
function isInSight(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(found);
}

/** The first visible element; narrow windows show others than wide ones. */
const shownElement = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && isInSight(element),
  );

function placesIn(selectors: FramePlaces): FramePlace[] {
  return frameParts.flatMap((part) => {
    const selector = selectors[part];
    const element = selector && shownElement(selector);
    if (!element) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { part, left, right, top, bottom };
  });
}

const areSame = (one: readonly FramePlace[], other: readonly FramePlace[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What of header and footer can be edited and is in sight; the header moves with what is scrolled. */
export function useFramePlaces(loadFace: LoadFace): readonly FramePlace[] {
  const [selectors, setSelectors] = useState<FramePlaces>({});
  const [places, setPlaces] = useState<readonly FramePlace[]>([]);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const face = await loadFace("shell");
      if (!isOver) setSelectors(face?.frame ?? {});
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [loadFace]);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setPlaces((before) => {
        const next = placesIn(selectors);
        return areSame(before, next) ? before : next;
      });
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // the header comes back by a movement of its own, and dialogs go
    const events = ["scroll", "resize", "transitionend", "toggle", "close", "focusin"] as const;
    for (const event of events)
      window.addEventListener(event, soon, { capture: true, passive: true });
    const observer = new ResizeObserver(soon);
    observer.observe(document.body);
    // it goes away and comes back as it is told by an attribute
    const attributes = new MutationObserver(soon);
    for (const header of document.querySelectorAll("header")) {
      attributes.observe(header, { attributes: true });
    }
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      attributes.disconnect();
      for (const event of events) window.removeEventListener(event, soon, { capture: true });
    };
  }, [selectors]);
  return places;
}
