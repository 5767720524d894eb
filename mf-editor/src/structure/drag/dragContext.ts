import type { SectionRef, Target } from "@festival/contracts/api/editing/contentChanges";
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from "react";

/** What is dragged: sections of one owner. */
export interface Dragged {
  owner: string;
  ids: readonly SectionRef[];
  /** What they are called beside the pointer. */
  label: string;
}

/** Where sections of an owner may be dropped: before or after something, or into an empty place. */
export interface Spot {
  owner: string;
  before?: Target | undefined;
  after?: Target | undefined;
  into?: Target | undefined;
}
export type Edge = "before" | "after" | "into";

/** Dragging, as a library does it that comes once edit mode stands. */
export interface Drag {
  /** @returns ends it, as the others do */
  source(element: HTMLElement, dragged: () => Dragged | undefined): () => void;
  target(
    element: HTMLElement,
    spot: () => Spot | undefined,
    onEdge: (edge: Edge | undefined) => void,
  ): () => void;
  /** Scrolls an element while something is dragged near its ends. */
  scroller(element: HTMLElement): () => void;
}

/** Undefined until the library is here: all that dragging does, buttons and keys do too. */
export const DragContext = createContext<Drag | undefined>(undefined);

/** Makes an element one that sections are dragged by. */
export function useDragSource<E extends HTMLElement>(dragged: () => Dragged | undefined) {
  const drag = useContext(DragContext);
  const element = useRef<E>(null);
  const read = useEffectEvent(dragged);
  useEffect(() => {
    const { current } = element;
    return current && drag ? drag.source(current, () => read()) : undefined;
  }, [drag]);
  return element;
}

/** Makes an element one that sections are dropped on. */
export function useDropTarget<E extends HTMLElement>(spot: () => Spot | undefined) {
  const drag = useContext(DragContext);
  const element = useRef<E>(null);
  const [edge, setEdge] = useState<Edge>();
  const read = useEffectEvent(spot);
  useEffect(() => {
    const { current } = element;
    return current && drag ? drag.target(current, () => read(), setEdge) : undefined;
  }, [drag]);
  return { element, edge };
}
