import { useCallback, useState } from "react";
import type { LocalSection } from "../workingCopy/ops.ts";
import type { HomeField, RecordField } from "./fields.ts";

/** A section of a working copy, with the key of whose it is. */
export interface Selected {
  owner: string;
  id: LocalSection["id"];
  /** The field that is gone to; the first one where absent. */
  field?: string | undefined;
}

/** What has a panel of its own, and is saved there. */
export type PanelField = RecordField | HomeField;

/** What is edited: a section or head, or what has a panel of its own; a navigation leaves it. */
export function useSelection(url: string) {
  const [state, setState] = useState<{
    selected: Selected | undefined;
    panel?: PanelField;
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
  const selectPanel = useCallback(
    (panel: PanelField) =>
      setState(({ opened }) => ({ selected: undefined, panel, url, opened: opened + 1 })),
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
    panel: state.url === url ? state.panel : undefined,
    /** Counts what was opened: a section that gets its id stays the same one. */
    opened: state.opened,
    select,
    selectPanel,
    rename,
  };
}
