import { useEffect, useState, type RefObject } from "react";

/** So far outside of the window something is near already. */
const rootMargin = "200px";

/** Whether an element has come near the window; for good. */
export function useNear(element: RefObject<Element | null>): boolean {
  // where a browser can't tell, all is near
  const [isNear, setIsNear] = useState(() => !("IntersectionObserver" in window));
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
