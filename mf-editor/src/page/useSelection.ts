import { useCallback, useMemo, useState } from "react";
import type { Marked } from "../structure/marks.ts";
import type { LocalSection } from "../workingCopy/ops.ts";
import type { FrameField } from "./around/frameFields.ts";
import type { HomeField, RecordField } from "./fields.ts";

/** A section of a working copy, with the key of whose it is. */
export interface Selected {
  owner: string;
  id: LocalSection["id"];
  /** The field that is gone to; the first one where absent. */
  field?: string | undefined;
}

/** What has a panel of its own, and is saved there. */
export type PanelField = RecordField | HomeField | FrameField;

interface State {
  selected?: Selected | undefined;
  marked?: Marked | undefined;
  panel?: PanelField;
  url: string;
  opened: number;
}

type Ids = Readonly<Record<string, number>>;

const renamedMarks = ({ owner, ids, anchor }: Marked, names: Ids): Marked => ({
  owner,
  ids: ids.map((id) => names[id] ?? id),
  anchor: names[anchor] ?? anchor,
});

/**
 * What is edited: a section or head, several sections together, or what has a panel of its own; a navigation leaves
 * it.
 */
export function useSelection(url: string) {
  const [state, setState] = useState<State>({ url, opened: 0 });
  const open = useCallback(
    (next: Pick<State, "selected" | "marked" | "panel">) =>
      setState(({ opened }) => ({ ...next, url, opened: opened + 1 })),
    [url],
  );
  const acts = useMemo(
    () => ({
      select: (selected: Selected | undefined) => open({ selected }),
      selectPanel: (panel: PanelField) => open({ panel }),
      mark: (marked: Marked | undefined) => open({ marked }),
      rename: (ids: Ids) =>
        setState((present) => {
          const { selected, marked } = present;
          const id = selected && ids[selected.id];
          return {
            ...present,
            ...(selected && id !== undefined && { selected: { ...selected, id } }),
            ...(marked && { marked: renamedMarks(marked, ids) }),
          };
        }),
    }),
    [open],
  );
  const isHere = state.url === url;
  return {
    selected: isHere ? state.selected : undefined,
    marked: isHere ? state.marked : undefined,
    panel: isHere ? state.panel : undefined,
    /** Counts what was opened: a section that gets its id stays the same one. */
    opened: state.opened,
    ...acts,
  };
}

export type Selection = ReturnType<typeof useSelection>;
