import { useEffect } from "react";

const opened = () => [
  ...document.querySelectorAll<HTMLDetailsElement>("details[data-disclosure][open]"),
];

/**
 * The menus around the page are `<details>` and work without scripts; with scripts they also close by
 * Escape, which gives the focus back, and by a click elsewhere or on one of their links.
 */
export function useDisclosures(): void {
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
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
