import { useEffect, type RefObject } from "react";

/**
 * Scrolls a row so far that what gets the focus is in sight as a whole; browsers leave it where a few pixels of it are.
 * Not for pointers: what is pressed must not move away from below them.
 */
export function useFocusInSight(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      const focused = target as HTMLElement;
      if (focused.matches(":focus-visible")) focused.scrollIntoView({ block: "nearest" });
    };
    const { current } = row;
    current?.addEventListener("focusin", show);
    return () => current?.removeEventListener("focusin", show);
  }, [row]);
}
