import type { MouseEvent } from "react";

/**
 * Follows a link of the page that a frame covers.
 * @returns whether the press asked for that
 */
export function followLink(event: MouseEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const link = under.map((element) => element.closest<HTMLAnchorElement>("#main a[href]"));
  link.find((each) => each !== null)?.click();
  return true;
}
