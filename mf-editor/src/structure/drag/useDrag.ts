import { useEffect, useEffectEvent, useState } from "react";
import type { SectionActs } from "../sectionActs.ts";
import type { Drag, Dragged } from "./dragContext.ts";
import type { Target } from "@festival/contracts/api/editing/contentChanges";

interface UseDragOptions {
  actsOf(owner: string): SectionActs;
  onDrop(dragged: Dragged, at: Target, isCopy: boolean): void;
}

/**
 * Calls back once, as soon as a pointer moves or the browser has nothing else to do.
 * @returns calls it off
 */
function onceUseful(act: () => void): () => void {
  const ends: (() => void)[] = [];
  const end = () => ends.forEach((each) => each());
  const now = () => {
    end();
    act();
  };
  document.addEventListener("pointermove", now, { passive: true });
  ends.push(() => document.removeEventListener("pointermove", now));
  if ("requestIdleCallback" in window) {
    const waiting = requestIdleCallback(now);
    ends.push(() => cancelIdleCallback(waiting));
  }
  return end;
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
    const load = async () => {
      // without it buttons and keys do what dragging does
      const loaded = await import("./drag.ts").catch(() => undefined);
      if (isOver || !loaded) return;
      const started = loaded.startDrag({
        mayDrop: (dragged, at) => mayDrop(dragged, at),
        onDrop: (dragged, at, isCopy) => drop(dragged, at, isCopy),
      });
      end = started.end;
      setDrag(started);
    };
    const callOff = onceUseful(() => void load());
    return () => {
      isOver = true;
      callOff();
      end?.();
    };
  }, []);
  return drag;
}
