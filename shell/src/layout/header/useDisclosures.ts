import { useEffect } from "react";

const opened = () => [
  ...document.querySelectorAll<HTMLDetailsElement>("details[data-disclosure][open]"),
];

/** Those that hang below a word of the header; the overlay of small windows covers the page and stays. */
const hanging = () => opened().filter((details) => !("headerMenu" in details.dataset));

/**
 * The menus around the page are `<details>` and work without scripts; with scripts they also close by
 * Escape, which gives the focus back, by a click elsewhere or on one of their links, once the focus goes on
 * beyond them, and with the header that glides away.
 */
export function useDisclosures(isHeaderHidden: boolean): void {
  useEffect(() => {
    if (!isHeaderHidden) return;
    for (const details of hanging()) {
      if (!details.contains(document.activeElement)) details.open = false;
    }
  }, [isHeaderHidden]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      for (const details of opened()) {
        const onLink = details.contains(target) && target.closest("a");
        if (onLink || !details.contains(target)) details.open = false;
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const innermost = opened().at(-1);
      if (event.key !== "Escape" || !innermost) return;
      innermost.open = false;
      innermost.querySelector("summary")?.focus();
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Node) || !(relatedTarget instanceof Node)) return;
      for (const details of hanging()) {
        if (details.contains(target) && !details.contains(relatedTarget)) details.open = false;
      }
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("focusout", onFocusOut);
    };
  }, []);
}
