import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { useElements, type PlacedElement } from "./useElements.ts";

const refOf = (id: string): SectionRef => (/^\d+$/.test(id) ? Number(id) : id);

function sectionElements(): PlacedElement[] {
  const found = document.querySelectorAll<HTMLElement>("#main [data-section-id]");
  return [...found].map((element) => ({ id: refOf(element.dataset.sectionId ?? ""), element }));
}

/** The sections of the page. */
export const useSectionElements = (): PlacedElement[] => useElements(sectionElements);
