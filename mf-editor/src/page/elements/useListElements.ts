import type { SectionsPlace } from "@festival/contracts/editing";
import { useCallback } from "react";
import { keyOfOwner } from "../../workingCopy/unsaved.ts";
import { useElements, type PlacedElement } from "./useElements.ts";

export const placeOfList = ({ owner }: Pick<SectionsPlace, "owner">): string =>
  `list:${keyOfOwner(owner)}`;

/** The elements around lists of sections; they are there also where a list is empty. */
export function useListElements(lists: readonly SectionsPlace[]): PlacedElement[] {
  const find = useCallback(
    () =>
      lists.flatMap((list) => {
        const element =
          list.selector === ""
            ? null
            : document.querySelector<HTMLElement>(`#main ${list.selector}`);
        return element ? [{ id: placeOfList(list), element }] : [];
      }),
    [lists],
  );
  return useElements(find);
}
