import { useEffect, type RefObject } from "react";

/**
 * What is said below the words of an element has room there, so that it covers nothing of the page: as much as it
 * needs, as long as it is said.
 */
export function useRoomBelow(
  element: HTMLElement,
  said: RefObject<HTMLElement | null>,
  words: string | undefined,
): void {
  useEffect(() => {
    const { current } = said;
    if (words === undefined || !current) return undefined;
    const own = getComputedStyle(element).marginBlockEnd;
    const room = `calc(${own} + ${current.offsetHeight}px + 0.7rem)`;
    element.style.setProperty("margin-block-end", room);
    return () => void element.style.removeProperty("margin-block-end");
  }, [element, said, words]);
}
