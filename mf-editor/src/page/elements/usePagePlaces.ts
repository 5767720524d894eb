import { useSubject } from "@festival/shared-ui/owner";
import { useMemo } from "react";
import type { EditSession } from "../EditSession.ts";
import { findSection } from "../../workingCopy/ops.ts";
import type { Selection } from "../useSelection.ts";
import { useColumnElements } from "./useColumnElements.ts";
import { useFieldElements } from "./useFieldElements.ts";
import { useListElements } from "./useListElements.ts";
import { useRects } from "./useRects.ts";
import { useSectionElements } from "./useSectionElements.ts";
import { useUnseenSections } from "./useUnseenSections.ts";
import { useWordsPlace } from "./useWordsPlace.ts";

/** Where all that can be edited stands in the page, and what of it is typed in place. */
export function usePagePlaces(session: EditSession, { selected, opened }: Selection) {
  const owners = useSubject(session.copies.owners$);
  const { fields, sections: lists } = useSubject(session.places$);
  const sectionElements = useSectionElements();
  const unseen = useUnseenSections(sectionElements);
  const fieldElements = useFieldElements(fields);
  const listElements = useListElements(lists);
  const columnElements = useColumnElements();
  const elements = useMemo(
    () => [...fieldElements, ...sectionElements, ...listElements, ...columnElements],
    [fieldElements, sectionElements, listElements, columnElements],
  );
  const rects = useRects(elements);
  const state = selected && owners.get(selected.owner);
  const section = state && findSection(state.shown, selected.id);
  const { words, place } = useWordsPlace({ selected, opened, section, fields, elements, rects });
  return { owners, lists, fieldElements, sectionElements, unseen, rects, section, words, place };
}

export type PagePlaces = ReturnType<typeof usePagePlaces>;
