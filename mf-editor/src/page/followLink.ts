import type { MouseEvent } from "react";

/**
 * Follows a link of the page that a frame covers.
 * @returns whether the press asked for that, and there is one
 */
export function followLink(event: MouseEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const links = under.map((element) => element.closest<HTMLAnchorElement>("#main a[href]"));
  const link = links.find((each) => each !== null);
  link?.click();
  return link !== undefined;
}
