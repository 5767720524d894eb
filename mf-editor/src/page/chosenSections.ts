import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import type { SectionsPlace } from "@festival/contracts/editing";
import { frameAttribute } from "../structure/focusSection.ts";
import type { Marked } from "../structure/marks.ts";
import { isHead } from "../workingCopy/head.ts";
import { findSection } from "../workingCopy/ops.ts";
import { keyOfOwner, topOf, type OwnerState } from "../workingCopy/unsaved.ts";
import type { Selected } from "./useSelection.ts";

interface Choice {
  selected: Selected | undefined;
  marked: Marked | undefined;
  owners: ReadonlyMap<string, OwnerState>;
}

/** The sections that keys are about: those that are chosen together, the one that is open, or that with the focus. */
export function chosenSections({
  selected,
  marked,
  owners,
}: Choice): { owner: string; ids: readonly SectionRef[] } | undefined {
  if (marked) return marked;
  if (selected && !isHead(selected.id)) return { owner: selected.owner, ids: [selected.id] };
  return sectionAt(document.activeElement, owners);
}

/** The section whose frame or line of the outline an element is. */
export function sectionAt(
  element: EventTarget | null,
  owners: Choice["owners"],
): ReturnType<typeof chosenSections> {
  const named = element instanceof Element ? element : undefined;
  const name = named?.getAttribute(frameAttribute) ?? named?.getAttribute("data-outline-section");
  if (!name) return undefined;
  const id = /^\d+$/.test(name) ? Number(name) : name;
  const found = [...owners].find(([, { shown }]) => findSection(shown, id));
  return found && { owner: found[0], ids: [id] };
}

/** The end of the first list of sections of a page. */
export function endOfPage(
  lists: readonly SectionsPlace[],
): { owner: string; at: Target } | undefined {
  const [list] = lists;
  return (
    list && {
      owner: keyOfOwner(list.owner),
      at: { parent: topOf(list.owner), column: 0, before: null },
    }
  );
}
