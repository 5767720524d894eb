import { useCallback } from "react";
import { useElements, type PlacedElement } from "./useElements.ts";

export const placeOfColumn = (container: string | number, column: number): string =>
  `column:${container}/${column}`;

/** Columns of the page in which nothing stands, by whose they are. */
export function useColumnElements(): PlacedElement[] {
  const find = useCallback(() => {
    const boxes = document.querySelectorAll<HTMLElement>(
      '#main :is([data-section-model="container"], [data-section-model="section"])',
    );
    return [...boxes].flatMap((box) =>
      [...(box.firstElementChild?.children ?? [])].flatMap((element, index) =>
        element instanceof HTMLElement && !element.querySelector("[data-section-id]")
          ? [{ id: placeOfColumn(box.dataset.sectionId ?? "", index), element }]
          : [],
      ),
    );
  }, []);
  return useElements(find);
}
