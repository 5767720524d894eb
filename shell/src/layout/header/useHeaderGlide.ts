import { useEffect, useState } from "react";

const hideBelow = 150;

/**
 * Whether the header has glided away: while the reader scrolls down, beyond 150 px; in a booklet as
 * soon as it is not at its top.
 */
export function useHeaderGlide(isBooklet: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const onScroll = () => {
      const now = Math.max(0, window.scrollY);
      if (isBooklet) setHidden(now !== 0);
      else if (now !== before) setHidden(now > before && now > hideBelow);
      before = now;
    };
    // a browser may open a booklet where the visitor left it
    if (isBooklet) onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [isBooklet]);
  return hidden;
}
