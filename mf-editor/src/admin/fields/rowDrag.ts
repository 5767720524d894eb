import {
  attachClosestEdge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";
import { autoScrollWindowForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";

// a long list scrolls along; once for all lists, as each would add to the speed
autoScrollWindowForElements();

const placeOf = (data: Record<string | symbol, unknown>) => Number(data.place);

/**
 * Lets the rows of a list be dragged by their grips within it. A line shows where one would land.
 * @returns ends it
 */
export function startRowDrag(list: HTMLElement, onMove: (from: number, to: number) => void) {
  const isOfList = (data: Record<string | symbol, unknown>) => data.list === list;
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const ends = rows.flatMap((row, place) => {
    const grip = row.querySelector<HTMLElement>(":scope > * > [data-grip]");
    // not the whole row: where it is open there are inputs in it, whose words are selected by the pointer
    const head = grip?.parentElement;
    if (!grip || !head) return [];
    const showEdge = (edge: string | null) => {
      if (edge) row.dataset.edge = edge;
      else delete row.dataset.edge;
    };
    return [
      draggable({
        element: head,
        dragHandle: grip,
        getInitialData: () => ({ list, place }),
        onDragStart: () => row.setAttribute("data-dragged", ""),
        onDrop: () => row.removeAttribute("data-dragged"),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => isOfList(source.data),
        getData: ({ input, element }) =>
          attachClosestEdge({ place }, { input, element, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) =>
          showEdge(placeOf(source.data) === place ? null : extractClosestEdge(self.data)),
        onDragLeave: () => showEdge(null),
        onDrop: ({ self, source }) => {
          showEdge(null);
          const from = placeOf(source.data);
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: place,
            closestEdgeOfTarget: extractClosestEdge(self.data),
            axis: "vertical",
          });
          if (to !== from) onMove(from, to);
        },
      }),
    ];
  });
  return () => {
    for (const end of ends) end();
  };
}
