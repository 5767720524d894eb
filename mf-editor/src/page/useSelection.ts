import { useCallback, useEffect, useState } from "react";
import type { LocalSection } from "../workingCopy/ops.ts";
import type { Rect } from "./useRects.ts";

/** A section of a working copy, with the key of whose it is. */
export interface Selected {
  owner: string;
  id: LocalSection["id"];
  /** The field that is gone to; the first one where absent. */
  field?: string | undefined;
}

/** The section that is edited; a navigation leaves it. */
export function useSelection(url: string) {
  const [state, setState] = useState<{
    selected: Selected | undefined;
    url: string;
    opened: number;
  }>({
    selected: undefined,
    url,
    opened: 0,
  });
  const select = useCallback(
    (selected: Selected | undefined) =>
      setState(({ opened }) => ({ selected, url, opened: opened + 1 })),
    [url],
  );
  const rename = useCallback(
    (ids: Readonly<Record<string, number>>) =>
      setState((present) => {
        const { selected } = present;
        const id = selected && ids[selected.id];
        return !selected || id === undefined
          ? present
          : { ...present, selected: { ...selected, id } };
      }),
    [],
  );
  return {
    selected: state.url === url ? state.selected : undefined,
    /** Counts what was opened: a section that gets its id stays the same one. */
    opened: state.opened,
    select,
    rename,
  };
}

interface Place {
  rect: Rect;
  element: HTMLElement;
}

/** Where what is edited stands in the page; between two renderings of the page where it stood. */
export function useLastPlace(
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
