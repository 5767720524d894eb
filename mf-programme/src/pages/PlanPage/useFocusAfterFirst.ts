import { useEffect, useRef, type RefObject } from "react";
import { usePlan } from "../../plan/usePlan.ts";

/**
 * The button that marks the first concert is gone with the list that it stood in, and took the focus with it: the
 * head of the plan that is there now has it.
 * @returns for that head
 */
export function useFocusAfterFirst(isEmpty: boolean): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(false);
  const isKnown = usePlan() !== null;
  useEffect(() => {
    // before scripts know the plan, the page is empty, too
    if (isEmpty) wasEmpty.current = isKnown;
    else if (wasEmpty.current) {
      wasEmpty.current = false;
      if (document.activeElement === document.body) head.current?.focus();
    }
  }, [isEmpty, isKnown]);
  return head;
}
