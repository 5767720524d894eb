import { useEffect, useEffectEvent, useState } from "react";
import type { SectionActs } from "../sectionActs.ts";
import type { Drag, Dragged } from "./dragContext.ts";
import type { Target } from "@festival/contracts/api/editing/contentChanges";

interface UseDragOptions {
  actsOf(owner: string): SectionActs;
  onDrop(dragged: Dragged, at: Target, isCopy: boolean): void;
}

/** Dragging of sections; undefined until its library is here, which comes after what is needed to write. */
export function useDrag(options: UseDragOptions): Drag | undefined {
  const [drag, setDrag] = useState<Drag>();
  const drop = useEffectEvent(options.onDrop);
  const mayDrop = useEffectEvent((dragged: Dragged, at: Target) =>
    options.actsOf(dragged.owner).mayMove(dragged.ids, at),
  );
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    void import("./drag.ts").then(({ startDrag }) => {
      if (isOver) return;
      const started = startDrag({
        mayDrop: (dragged, at) => mayDrop(dragged, at),
        onDrop: (dragged, at, isCopy) => drop(dragged, at, isCopy),
      });
      end = started.end;
      setDrag(started);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
  return drag;
}
