import type { EditableField } from "@festival/contracts/editing";
import { useEffect, useState } from "react";
import type { LocalSection } from "../../workingCopy/ops.ts";
import { wordsOf } from "../fields.ts";
import type { PlacedElement } from "./useElements.ts";
import { placeOfField } from "./useFieldElements.ts";
import type { Rect } from "./useRects.ts";
import type { Selected } from "../useSelection.ts";

interface Place {
  rect: Rect;
  element: HTMLElement;
}

/** Where what is edited stands in the page; between two renderings of the page where it stood. */
function useLastPlace(
  opened: number,
  rect: Rect | undefined,
  element: HTMLElement | undefined,
): Place | undefined {
  const [last, setLast] = useState<{ opened: number; place: Place }>();
  useEffect(() => {
    if (rect && element) setLast({ opened, place: { rect, element } });
  }, [opened, rect, element]);
  if (rect && element) return { rect, element };
  return last?.opened === opened ? last.place : undefined;
}

interface WordsPlaceParts {
  selected: Selected | undefined;
  /** Counts what was opened. */
  opened: number;
  section: LocalSection | undefined;
  fields: readonly EditableField[];
  elements: readonly PlacedElement[];
  rects: ReadonlyMap<PlacedElement["id"], Rect>;
}

/** The words of what is selected that are typed in the page, and where they stand. */
export function useWordsPlace(parts: WordsPlaceParts) {
  const { selected, opened, section, fields, elements, rects } = parts;
  const words = wordsOf(selected, section, fields);
  const placeId = words?.field ? placeOfField(words.field) : selected?.id;
  const rect = placeId === undefined ? undefined : rects.get(placeId);
  const element = elements.find(({ id }) => id === placeId)?.element;
  const place = useLastPlace(opened, rect, element);
  return { words, place };
}
