import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { useEffect, useState } from "react";

/** Something of the page that can be edited, where it stands. */
export interface PlacedElement {
  /** Of a section its id, or the name that a new one has until the server gives it one. */
  id: SectionRef;
  element: HTMLElement;
}

const sameElements = (one: readonly PlacedElement[], other: readonly PlacedElement[]) =>
  one.length === other.length &&
  one.every(
    ({ id, element }, index) => id === other[index]?.id && element === other[index].element,
  );

/**
 * Elements of the page, looked for again when its owner renders it again.
 * @param find looks for them; another function looks again
 */
export function useElements<Found extends PlacedElement>(find: () => Found[]): Found[] {
  const [found, setFound] = useState(find);

  useEffect(() => {
    const main = document.getElementById("main");
    if (!main) return undefined;
    const look = () =>
      setFound((present) => {
        const next = find();
        return sameElements(present, next) ? present : next;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [find]);

  return found;
}
