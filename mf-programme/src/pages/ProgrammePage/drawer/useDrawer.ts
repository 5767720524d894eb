import { useEffect, type RefObject } from "react";

/** Closes a drawer by Escape, and where the focus goes on behind it: what has the focus must not be covered. */
export function useDrawer(drawer: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (!element) return undefined;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== "Escape" || defaultPrevented) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.open = false;
    };
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [drawer]);
}
