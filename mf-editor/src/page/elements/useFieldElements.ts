import type { EditableField } from "@festival/contracts/editing";
import { useCallback } from "react";
import { useElements, type PlacedElement } from "./useElements.ts";

/** A field of the page that is no section, where it stands. */
export interface FieldElement extends PlacedElement {
  id: string;
  field: EditableField;
}

export const placeOfField = ({ id }: Pick<EditableField, "id">): string => `field:${id}`;

/** The fields that are found in the page; a selector of another release may lead nowhere. */
export function useFieldElements(fields: readonly EditableField[]): FieldElement[] {
  const find = useCallback(
    () =>
      fields.flatMap((field) => {
        const element = document.querySelector<HTMLElement>(`#main ${field.selector}`);
        return element ? [{ id: placeOfField(field), element, field }] : [];
      }),
    [fields],
  );
  return useElements(find);
}
