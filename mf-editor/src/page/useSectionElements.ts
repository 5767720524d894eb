import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { useEffect, useState } from "react";

/** A section as it stands in the page. */
export interface SectionElement {
  /** Its id, or the name that a new one has until the server gives it one. */
  id: SectionRef;
  model: string;
  element: HTMLElement;
}

const refOf = (id: string): SectionRef => (/^\d+$/.test(id) ? Number(id) : id);

function sectionElements(): SectionElement[] {
  const found = document.querySelectorAll<HTMLElement>("#main [data-section-id]");
  return [...found].map((element) => ({
    id: refOf(element.dataset.sectionId ?? ""),
    model: element.dataset.sectionModel ?? "",
    element,
  }));
}

const sameElements = (one: SectionElement[], other: SectionElement[]) =>
  one.length === other.length &&
  one.every(({ element }, index) => element === other[index]?.element);

/** The sections of the page, read again when its owner renders it again. */
export function useSectionElements(): SectionElement[] {
  const [sections, setSections] = useState(sectionElements);

  useEffect(() => {
    const main = document.getElementById("main");
    if (!main) return undefined;
    const look = () =>
      setSections((present) => {
        const next = sectionElements();
        return sameElements(present, next) ? present : next;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return sections;
}
