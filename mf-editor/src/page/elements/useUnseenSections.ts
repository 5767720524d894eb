import type { SectionRef } from "@festival/contracts/api/editing/contentChanges";
import { useEffect, useState } from "react";
import type { PlacedElement } from "./useElements.ts";

const shown = "img, svg, video, audio, iframe, input, [data-section-id]";

const showsNothing = ({ element }: PlacedElement) =>
  element.textContent?.trim() === "" && !element.querySelector(shown);

const areSame = (one: ReadonlySet<SectionRef>, other: ReadonlySet<SectionRef>) =>
  one.size === other.size && one.isSubsetOf(other);

/** Sections of which nothing is to be seen, such as a picture that is still to be chosen; they get a place to stand. */
export function useUnseenSections(elements: readonly PlacedElement[]): ReadonlySet<SectionRef> {
  const [unseen, setUnseen] = useState<ReadonlySet<SectionRef>>(new Set());

  useEffect(() => {
    const main = document.getElementById("main");
    if (!main) return undefined;
    const look = () => {
      for (const each of elements) {
        each.element.toggleAttribute("data-unseen", showsNothing(each));
      }
      const next = new Set(elements.filter(showsNothing).map(({ id }) => id));
      setUnseen((present) => (areSame(present, next) ? present : next));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const { element } of elements) element.removeAttribute("data-unseen");
    };
  }, [elements]);

  return unseen;
}
