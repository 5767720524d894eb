import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";

/** Attribute of a section's frame over the page. */
export const frameAttribute = "data-section-frame";

/** The frame of a section over the page. */
export const frameOf = (id: SectionRef) =>
  document.querySelector<HTMLElement>(`[${frameAttribute}="${CSS.escape(String(id))}"]`);

/** Gives a section's frame the focus, once it is drawn where it stands now; the page itself where there is none. */
export function focusSection(id: SectionRef | undefined): void {
  requestAnimationFrame(() => {
    const frame = id === undefined ? undefined : frameOf(id);
    if (frame) frame.focus();
    else document.getElementById("main")?.focus({ preventScroll: true });
  });
}

/** Gives the focus back to what had it: an element that is drawn at another place of its list may lose it. */
export function keepFocus(element: Element | null): void {
  requestAnimationFrame(() => {
    if (element instanceof HTMLElement && document.activeElement !== element) {
      element.focus({ preventScroll: true });
    }
  });
}

export function scrollToSection(id: SectionRef): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  frameOf(id)?.scrollIntoView({ block: "center", behavior: isStill ? "instant" : "smooth" });
}
