import type { Target } from "@festival/contracts/api/editing/contentChanges";
import {
  attachClosestEdge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { pointerOutsideOfPreview } from "@atlaskit/pragmatic-drag-and-drop/utils/pointer-outside-of-preview";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview";
import styles from "./drag.module.css";
import type { Drag, Dragged, Edge, Spot } from "./dragContext.ts";

/** Marks what this editor drags: other things are dragged over pages as well. */
const ours = Symbol("sections");

interface DragOptions {
  mayDrop(dragged: Dragged, at: Target): boolean;
  onDrop(dragged: Dragged, at: Target, isCopy: boolean): void;
}

const draggedOf = (data: Record<string | symbol, unknown>) => data[ours] as Dragged | undefined;

/** Whether the keys that are held ask for a copy: Ctrl, or Option on a Mac. */
const asksForCopy = ({ ctrlKey, altKey }: { ctrlKey: boolean; altKey: boolean }) =>
  ctrlKey || altKey;

function edgeIn(data: Record<string | symbol, unknown>, spot: Spot): Edge {
  if (spot.into) return "into";
  return extractClosestEdge(data) === "bottom" ? "after" : "before";
}

/** Dragging by the browser's own means. @returns also what ends it */
export function startDrag({ mayDrop, onDrop }: DragOptions): Drag & { end(): void } {
  const root = document.documentElement;
  const ends = [
    monitorForElements({
      canMonitor: ({ source }) => draggedOf(source.data) !== undefined,
      // what changes at once would end the drag in some browsers
      onDragStart: () => requestAnimationFrame(() => root.setAttribute("data-dragging", "")),
      onDrop: ({ source, location }) => {
        requestAnimationFrame(() => root.removeAttribute("data-dragging"));
        const dragged = draggedOf(source.data);
        const [target] = location.current.dropTargets;
        const at = target?.data.at as Target | undefined;
        if (dragged && at) onDrop(dragged, at, asksForCopy(location.current.input));
      },
    }),
    autoScrollWindowForElements(),
  ];

  return {
    source: (element, dragged) =>
      draggable({
        element,
        canDrag: () => dragged() !== undefined,
        getInitialData: () => ({ [ours]: dragged() }),
        onGenerateDragPreview: ({ source, nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: pointerOutsideOfPreview({ x: "1rem", y: "0.5rem" }),
            render: ({ container }) => {
              const preview = document.createElement("div");
              preview.className = styles.preview ?? "";
              preview.textContent = draggedOf(source.data)?.label ?? "";
              container.append(preview);
            },
          }),
      }),
    target: (element, spot, onEdge) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const dragged = draggedOf(source.data);
          const found = spot();
          return (
            dragged !== undefined &&
            dragged.owner === found?.owner &&
            [found.before, found.after, found.into].some((at) => at && mayDrop(dragged, at))
          );
        },
        getDropEffect: ({ input }) => (asksForCopy(input) ? "copy" : "move"),
        getData: ({ input, source }) => {
          const found = spot();
          const dragged = draggedOf(source.data);
          if (!found || !dragged) return {};
          const data = attachClosestEdge({}, { element, input, allowedEdges: ["top", "bottom"] });
          const edge = edgeIn(data, found);
          const at = found[edge];
          return at && mayDrop(dragged, at) ? { edge, at } : {};
        },
        onDrag: ({ self }) => onEdge(self.data.edge as Edge | undefined),
        onDragLeave: () => onEdge(undefined),
        onDrop: () => onEdge(undefined),
      }),
    scroller: (element) => autoScrollForElements({ element }),
    end: () => {
      for (const end of ends) end();
      root.removeAttribute("data-dragging");
    },
  };
}
