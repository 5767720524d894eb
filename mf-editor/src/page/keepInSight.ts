import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { frameOf } from "../structure/focusSection.ts";

/** Above a section that is brought into sight stays so much of what stands before it, in pixels. */
const roomAbove = 64;

/** Scrolls a section above a panel that lies over the lower part of the page, as on phones. */
export function keepInSight(section: SectionRef, panel: HTMLElement): void {
  const sheet = panel.getBoundingClientRect();
  const isSheet = sheet.width >= document.documentElement.clientWidth && sheet.top > 0;
  const frame = isSheet ? frameOf(section) : undefined;
  if (!frame) return;
  const { top, bottom } = frame.getBoundingClientRect();
  if (bottom > sheet.top) window.scrollBy({ top: Math.min(top - roomAbove, bottom - sheet.top) });
}
