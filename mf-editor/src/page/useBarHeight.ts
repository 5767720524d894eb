import { useEffect } from "react";

/** What lies above the editor's bar ends there: panels, and what scrolls into sight. */
const property = "--editor-bar";

/** Tells the styles how far the bar reaches up from the window's lower edge, as long as it is there. */
export function useBarHeight(bar: HTMLElement): void {
  useEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const height = root.clientHeight - bar.getBoundingClientRect().top;
      root.style.setProperty(property, `${Math.max(0, Math.ceil(height))}px`);
    };
    // it has more rows where the window is narrow, or its words are long
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener("resize", measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      root.style.removeProperty(property);
    };
  }, [bar]);
}
